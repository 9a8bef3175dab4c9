/** What holds for the whole site: whose it is, its menus, the words of its controls and of its pages. */
import { content } from "@/content/content";

export const { identity, navigatie, interface: interfaceText, paginas, zoeken } = content;
