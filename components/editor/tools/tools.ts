import { useActiveTool, type ToolId } from './active-tool';
import { brush } from './brush';
import { clone } from './clone';
import { compare } from './compare';
import { crop } from './crop';
import { ellipse } from './ellipse';
import { eraser } from './eraser';
import { eyedropper } from './eyedropper';
import { hand } from './hand';
import { lasso } from './lasso';
import { magicSelect } from './magic-select';
import { move } from './move';
import { object } from './object';
import { outpaint } from './outpaint';
import { paint } from './paint';
import { usePicking } from './picking';
import { paths } from './paths';
import { rectangle } from './rectangle';
import { text } from './text';
import type { CanvasTool, Tool } from './tool';
import { wand } from './wand';

/** The tools of the rail; a line stands between the groups. */
export const TOOL_GROUPS: readonly (readonly Tool[])[] = [
  [hand, move, paths],
  [brush, eraser, lasso, rectangle, ellipse, object, wand, magicSelect],
  [paint, clone],
  [outpaint, crop, text],
  [compare],
];

const TOOLS = new Map(TOOL_GROUPS.flat().map((tool) => [tool.id, tool]));

export function toolOf(id: ToolId): Tool {
  return TOOLS.get(id) ?? hand;
}

/** The tool that a pointer on the canvas works with. */
export function activeTool(): CanvasTool {
  if (usePicking.getState().take) return eyedropper;
  return toolOf(useActiveTool.getState().tool);
}
