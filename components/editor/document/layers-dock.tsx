'use client';

import { Layers } from 'lucide-react';
import dynamic from 'next/dynamic';
import { IconButton } from '@/components/ui/icon-button';
import { usePanels } from '../store/panels';

/** Fetched when it is opened first: the studio shows without it. */
const LayersPanel = dynamic(
  () => import('./panel/layers-panel').then((module) => module.LayersPanel),
  { ssr: false },
);

/** The panel of the layers, or the button that opens it. */
export function LayersDock() {
  const open = usePanels((state) => state.layersOpen);
  if (open) return <LayersPanel />;
  return (
    <div className="absolute top-3 right-3 rounded-8 bg-raised shadow-bar">
      <IconButton
        icon={Layers}
        label="Layers"
        shortcut="⇧L"
        tooltipSide="left"
        onClick={() => usePanels.setState({ layersOpen: true })}
      />
    </div>
  );
}
