/** The shapes of content, for all who show it. Types only: importing them ships nothing. */

export type { Link, Side } from "./contract/architecture.ts";
export type { Column } from "./contract/architecture-column.ts";
export type { Choice } from "./contract/choice.ts";
export type { DrawingOf, ExpertiseDrawing } from "./contract/expertise-drawing.ts";
export type { Measured } from "./contract/measured.ts";
export type { OpeningHours } from "./contract/paginas/contact.ts";
export type { Call, Facts, Figure, Meta, Questions, Titled, WithIcon } from "./contract/parts.ts";
export type { Form, ServiceDrawing } from "./contract/service-drawing.ts";
export type { TeamComposer } from "./contract/team-composer.ts";
export type { Timeline } from "./contract/timeline.ts";
export type { IconName } from "./icon-names.ts";
export type { Case, Content, Dienst, Expertise, Paginas, Vacature } from "./read-content.ts";
