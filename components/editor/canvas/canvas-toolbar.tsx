'use client';

import { ArrowLeft, Hand, Pipette } from 'lucide-react';
import dynamic from 'next/dynamic';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { formatUnits } from '@/components/ui/units';
import { useCurrentVersion, useVersions, type Batch, type Version } from '../store/versions';
import { useActiveTool } from '../tools/active-tool';
import { usePicking } from '../tools/picking';
import { OptionsBar, OptionsDivider, ToolName } from './tool-options';
import { useViewport } from '../store/viewport-store';

/** Fetched with the first tool that has options. */
const ToolBar = dynamic(() => import('./tool-bar-table').then((module) => module.ToolBar));

/** The line above the canvas: what is shown, and the options of the tool in hand. */
export function CanvasToolbar() {
  const view = useVersions((state) => state.view);
  const batches = useVersions((state) => state.batches);
  const versions = useVersions((state) => state.versions);
  const current = useCurrentVersion();
  const tool = useActiveTool((state) => state.tool);
  const picking = usePicking(({ take }) => take !== undefined);
  const batch = batches.find(({ id }) => view.kind === 'results' && id === view.batchId);
  if (batch) {
    return <ResultsLine batch={batch} results={versions.filter((v) => v.batchId === batch.id)} />;
  }
  if (picking) {
    return (
      <OptionsBar onPhones>
        <ToolName icon={Pipette}>Eyedropper</ToolName>
        <span className="truncate text-text-2">Press the picture to take its colour there.</span>
        <span className="ml-auto flex items-center gap-1.5 whitespace-nowrap text-text-2 max-tablet:hidden">
          Stop <Kbd>Esc</Kbd>
        </span>
      </OptionsBar>
    );
  }
  if (tool === 'text' || (current && tool !== 'hand')) {
    return (
      <OptionsBar onPhones>
        <ToolBar id={tool} />
      </OptionsBar>
    );
  }
  if (current) return <HandLine version={current} />;
  return (
    <OptionsBar>
      <span className="truncate text-text-2">
        Nothing on the canvas yet. Describe an image, or drop one here.
      </span>
    </OptionsBar>
  );
}

function ResultsLine({ batch, results }: { batch: Batch; results: Version[] }) {
  const first = results[0];
  const count = results.length === 1 ? '1 result' : `${results.length} results`;
  const facts = [
    batch.modelName,
    first && `${first.widthPx} × ${first.heightPx}`,
    `${(batch.elapsedMs / 1000).toFixed(1)} s`,
    `${formatUnits(batch.units)} units`,
  ];
  return (
    <OptionsBar>
      <span className="font-semibold whitespace-nowrap">{count}</span>
      <span className="price truncate text-text-2">{facts.filter(Boolean).join(' · ')}</span>
      <span className="ml-auto flex items-center gap-1.5 whitespace-nowrap text-text-2">
        {results.length > 1 && (
          <>
            Choose <Kbd>1</Kbd> – <Kbd>{String(results.length)}</Kbd>
          </>
        )}
        <span className="ml-2">Open</span> <Kbd>↵</Kbd>
      </span>
    </OptionsBar>
  );
}

function HandLine({ version }: { version: Version }) {
  const { fit, fill, actualSize } = useViewport.getState();
  const { showResults } = useVersions.getState();
  const { batchId } = version;
  const severalResults = useVersions(
    ({ versions }) => versions.filter((each) => batchId && each.batchId === batchId).length > 1,
  );
  return (
    <OptionsBar>
      <ToolName icon={Hand}>Hand</ToolName>
      <OptionsDivider />
      <Button kind="ghost" size="small" onClick={fit}>
        Fit
      </Button>
      <Button kind="ghost" size="small" onClick={actualSize}>
        100 %
      </Button>
      <Button kind="ghost" size="small" onClick={fill}>
        Fill
      </Button>
      {batchId && severalResults && (
        <>
          <OptionsDivider />
          <Button kind="ghost" size="small" icon={ArrowLeft} onClick={() => showResults(batchId)}>
            All results
          </Button>
        </>
      )}
    </OptionsBar>
  );
}
