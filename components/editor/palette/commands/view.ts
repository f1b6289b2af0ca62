import { Layers, Maximize, Maximize2, PanelBottom, Scan, ZoomIn, ZoomOut } from 'lucide-react';
import { ZOOM_STEP } from '../../store/viewport';
import { usePanels } from '../../store/panels';
import { useViewport } from '../../store/viewport-store';
import type { Command } from './command';

/** How the canvas is looked at. */
export const VIEW_COMMANDS: readonly Command[] = [
  {
    id: 'zoom-in',
    group: 'View',
    label: 'Zoom in',
    icon: ZoomIn,
    shortcuts: [
      { key: '+', printed: '+' },
      { key: '=', printed: '=' },
      { code: 'Equal', mod: true, printed: '+' },
    ],
    run: () => useViewport.getState().zoom(ZOOM_STEP),
  },
  {
    id: 'zoom-out',
    group: 'View',
    label: 'Zoom out',
    icon: ZoomOut,
    shortcuts: [
      { key: '-', printed: '−' },
      { code: 'Minus', mod: true, printed: '−' },
    ],
    run: () => useViewport.getState().zoom(1 / ZOOM_STEP),
  },
  {
    id: 'zoom-fit',
    group: 'View',
    label: 'Fit',
    icon: Maximize2,
    shortcuts: [{ code: 'Digit1', shift: true, printed: '1' }],
    run: () => useViewport.getState().fit(),
  },
  {
    id: 'zoom-actual',
    group: 'View',
    label: '100 %',
    icon: Scan,
    shortcuts: [{ code: 'Digit0', shift: true, printed: '0' }],
    keywords: 'actual size pixels',
    run: () => useViewport.getState().actualSize(),
  },
  {
    id: 'zoom-fill',
    group: 'View',
    label: 'Fill',
    icon: Maximize,
    run: () => useViewport.getState().fill(),
  },
  {
    id: 'layers',
    group: 'View',
    label: 'Show or hide the layers',
    icon: Layers,
    shortcuts: [{ code: 'KeyL', shift: true, printed: 'L' }],
    run: () => usePanels.getState().toggleLayers(),
  },
  {
    id: 'filmstrip',
    group: 'View',
    label: 'Fold or show the history',
    icon: PanelBottom,
    run: () => usePanels.getState().toggleFilmstrip(),
  },
];
