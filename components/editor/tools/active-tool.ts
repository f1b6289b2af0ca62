'use client';

import { create } from 'zustand';

/** The tools of the rail, in their order. */
export const TOOL_IDS = [
  'hand',
  'move',
  'paths',
  'brush',
  'eraser',
  'lasso',
  'rectangle',
  'ellipse',
  'object',
  'wand',
  'magic-select',
  'paint',
  'clone',
  'outpaint',
  'crop',
  'text',
  'compare',
] as const;

export type ToolId = (typeof TOOL_IDS)[number];

interface ActiveToolState {
  /** The tool in hand: pressed in the rail, and what a pointer on the canvas does. */
  tool: ToolId;
  setTool: (tool: ToolId) => void;
}

export const useActiveTool = create<ActiveToolState>((set) => ({
  tool: 'hand',
  setTool: (tool) => set({ tool }),
}));
