/** The shapes of content, for all who show it. Types only: importing them ships nothing. */

export type { ExpertiseDrawingData } from "../drawings/expertise/expertise-drawing.schema.ts";
export type { Measured, Result } from "../drawings/figures/measured.schema.ts";
export type { TimelineData } from "../drawings/timeline/timeline.schema.ts";
export type { IconName } from "../fields/icon-names.ts";
export type { Call, Facts, Figure, Meta, Questions, Titled } from "../fields/parts.ts";
export type { Choice } from "../tools/service/choice.schema.ts";
export type { TeamComposerData } from "../tools/team/team-composer.schema.ts";
export type { Case, Content, Dienst, Expertise, Paginas, Vacature } from "./read-content.ts";
