'use client';

import { useActiveTool } from '../tools/active-tool';
import { BrushSize, MaskMode } from './brush-fields';
import { formatShare } from './format-share';
import { MaskToolbar } from './mask-toolbar';
import { useMask } from './mask-state';
import { SubjectButton } from './subject-button';

/**
 * The mask's part in an operation's form: how much is painted, or that nothing is yet. On phones,
 * which have no line of options above the canvas, the tool's options stand here.
 */
export function MaskFields() {
  const share = useMask((state) => state.share);
  const tool = useActiveTool((state) => state.tool);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-8 items-center justify-between gap-4 text-small">
        <span className="font-medium text-text-2">Mask</span>
        {share > 0 ? (
          <span className="price font-medium">{formatShare(share)} of the image</span>
        ) : (
          <span className="text-text-3">Paint what should change</span>
        )}
      </div>
      <div className="flex flex-col gap-2 text-small tablet:hidden">
        {tool === 'magic-select' && <SubjectButton />}
        {tool !== 'eraser' && <MaskMode fill />}
        <BrushSize />
        <MaskToolbar />
      </div>
    </div>
  );
}
