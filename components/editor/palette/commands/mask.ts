import {
  Contrast,
  Download,
  BrushCleaning,
  Maximize2,
  Minimize2,
  Minus,
  PaintBucket,
  Plus,
  Replace,
} from 'lucide-react';
import { stepBrush, useBrush } from '../../mask/brush-options';
import { maskCommands, useMask } from '../../mask/mask-document';
import { useVersions } from '../../store/versions';
import type { Command } from './command';

const needsImage = () =>
  useVersions.getState().currentId === undefined ? 'open an image first' : undefined;
const needsMask = () =>
  needsImage() ?? (useMask.getState().share === 0 ? 'nothing is painted' : undefined);

/** What can be done with the mask, and with the brush that paints it. */
export const MASK_COMMANDS: readonly Command[] = [
  {
    id: 'mask-swap',
    group: 'Mask',
    label: 'Swap paint and erase',
    icon: Replace,
    shortcuts: [{ code: 'KeyX', printed: 'X' }],
    run: () => {
      const { mode, change } = useBrush.getState();
      change({ mode: mode === 'paint' ? 'erase' : 'paint' });
    },
  },
  {
    id: 'brush-smaller',
    group: 'Mask',
    label: 'Smaller brush',
    icon: Minus,
    shortcuts: [{ code: 'BracketLeft', printed: '[' }],
    run: () => stepBrush(-1),
  },
  {
    id: 'brush-larger',
    group: 'Mask',
    label: 'Larger brush',
    icon: Plus,
    shortcuts: [{ code: 'BracketRight', printed: ']' }],
    run: () => stepBrush(1),
  },
  {
    id: 'mask-invert',
    group: 'Mask',
    label: 'Invert mask',
    icon: Contrast,
    shortcuts: [{ code: 'KeyI', printed: 'I' }],
    unavailable: needsImage,
    run: maskCommands.invert,
  },
  {
    id: 'mask-clear',
    group: 'Mask',
    label: 'Clear mask',
    icon: BrushCleaning,
    shortcuts: [
      { key: 'Backspace', printed: '⌫' },
      { key: 'Delete', printed: 'Del' },
    ],
    unavailable: needsMask,
    run: maskCommands.clear,
  },
  {
    id: 'mask-fill',
    group: 'Mask',
    label: 'Fill mask',
    icon: PaintBucket,
    shortcuts: [{ key: 'Backspace', mod: true, printed: '⌫' }],
    unavailable: needsImage,
    run: maskCommands.fill,
  },
  {
    id: 'mask-grow',
    group: 'Mask',
    label: 'Grow mask',
    icon: Maximize2,
    shortcuts: [{ code: 'Equal', shift: true, printed: '=' }],
    unavailable: needsMask,
    run: () => maskCommands.grow(useBrush.getState().growPx),
  },
  {
    id: 'mask-shrink',
    group: 'Mask',
    label: 'Shrink mask',
    icon: Minimize2,
    shortcuts: [{ code: 'Minus', shift: true, printed: '−' }],
    unavailable: needsMask,
    run: () => maskCommands.shrink(useBrush.getState().growPx),
  },
  {
    id: 'mask-save',
    group: 'Mask',
    label: 'Save mask as PNG',
    icon: Download,
    shortcuts: [{ code: 'KeyM', mod: true, shift: true, printed: 'M' }],
    unavailable: needsMask,
    run: () => void maskCommands.save(),
  },
];
