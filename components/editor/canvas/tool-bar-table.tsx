'use client';

import type { ComponentType } from 'react';
import { CompareOptions } from '../compare/compare-bar';
import { CropOptions } from '../document/crop-bar';
import { MoveOptions } from '../document/move-bar';
import { MaskOptions } from '../mask/brush-bar';
import { OutpaintOptions } from '../outpaint/outpaint-bar';
import { PaintOptions } from '../paint/paint-bar';
import { TextOptions } from '../text/text-bar';
import type { ToolId } from '../tools/active-tool';
import { isMaskTool } from '../tools/link-operation';
import type { Tool } from '../tools/tool';
import { toolOf } from '../tools/tools';
import { PathOptions } from '../vector/vector-bar';

const BARS: Partial<Record<ToolId, ComponentType<{ tool: Tool }>>> = {
  text: TextOptions,
  compare: CompareOptions,
  move: MoveOptions,
  paths: PathOptions,
  crop: CropOptions,
  outpaint: OutpaintOptions,
  paint: PaintOptions,
  clone: PaintOptions,
};

/** Options of a tool that has some; a module of its own, since the studio shows without any. */
export function ToolBar({ id }: { id: ToolId }) {
  const Bar = BARS[id] ?? (isMaskTool(id) ? MaskOptions : undefined);
  return Bar && <Bar tool={toolOf(id)} />;
}
