import {
  FlipHorizontal2,
  FlipVertical2,
  ImageUpscale,
  RotateCcw,
  RotateCw,
  SlidersHorizontal,
  SquareDashedBottom,
  Type,
} from 'lucide-react';
import { addAdjustmentLayer, addTextLayer } from '../../document/add-layers';
import { frameCommands } from '../../document/frame-commands';
import { usePanels } from '../../store/panels';
import { useVersions } from '../../store/versions';
import type { Command } from './command';

const needsImage = () =>
  useVersions.getState().currentId === undefined ? 'open an image first' : undefined;

/** What can be done with the whole document. */
export const DOCUMENT_COMMANDS: readonly Command[] = [
  {
    id: 'turn-left',
    group: 'Document',
    label: 'Turn left',
    icon: RotateCcw,
    keywords: 'rotate 90',
    unavailable: needsImage,
    run: () => frameCommands.turn(false),
  },
  {
    id: 'turn-right',
    group: 'Document',
    label: 'Turn right',
    icon: RotateCw,
    keywords: 'rotate 90',
    unavailable: needsImage,
    run: () => frameCommands.turn(true),
  },
  {
    id: 'flip-across',
    group: 'Document',
    label: 'Flip across',
    icon: FlipHorizontal2,
    keywords: 'mirror horizontal',
    unavailable: needsImage,
    run: () => frameCommands.flip('x'),
  },
  {
    id: 'flip-down',
    group: 'Document',
    label: 'Flip down',
    icon: FlipVertical2,
    keywords: 'mirror vertical',
    unavailable: needsImage,
    run: () => frameCommands.flip('y'),
  },
  {
    id: 'image-size',
    group: 'Document',
    label: 'Image size…',
    icon: ImageUpscale,
    keywords: 'resize scale',
    unavailable: needsImage,
    run: () => usePanels.getState().showDialog('image-size'),
  },
  {
    id: 'canvas-size',
    group: 'Document',
    label: 'Canvas size…',
    icon: SquareDashedBottom,
    keywords: 'resize room crop',
    unavailable: needsImage,
    run: () => usePanels.getState().showDialog('canvas-size'),
  },
  {
    id: 'add-text',
    group: 'Document',
    label: 'Add a text layer',
    icon: Type,
    unavailable: needsImage,
    run: addTextLayer,
  },
  {
    id: 'add-adjustment',
    group: 'Document',
    label: 'Add an adjustment',
    icon: SlidersHorizontal,
    keywords: 'exposure contrast saturation levels blur sharpen',
    unavailable: needsImage,
    run: addAdjustmentLayer,
  },
];
