import { appIcon } from './app-icon';
import { emblem } from './emblem';
import { icon } from './icon';
import { iconSet } from './icon-set';
import { logo } from './logo';
import { monogram } from './monogram';
import type { Template } from './template';
import { wordMark } from './word-mark';

export { templatePaletteOf } from './palettes';
export type { SetText, Template, TemplateDrawing, TemplateRequest } from './template';

const TEMPLATES: readonly Template[] = [iconSet, icon, appIcon, logo, monogram, emblem, wordMark];

const byId = new Map(TEMPLATES.map((template) => [template.id, template]));

/** The design of an id as understanding names it; nothing for those that are scenes (`product-shot`, `spot-illustration`). */
export function templateOf(id: string): Template | undefined {
  return byId.get(id);
}

export const TEMPLATE_IDS: readonly string[] = [...byId.keys()];
