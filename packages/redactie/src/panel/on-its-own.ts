/** The panel on a site that adds nothing to it. */
import { start } from "./main.tsx";

void start();
