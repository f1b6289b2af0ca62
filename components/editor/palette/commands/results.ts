import { ArrowLeft, ArrowRight, Hash, Maximize2, Redo2, Undo2 } from 'lucide-react';
import { redo, undo, useHistory } from '../../history/history';
import { useVersions } from '../../store/versions';
import type { Command } from './command';

const MOST_RESULTS = 6;

function resultsShown() {
  const { view, versions } = useVersions.getState();
  return view.kind === 'results'
    ? versions.filter((version) => version.batchId === view.batchId)
    : [];
}

function step(by: number): void {
  const { versions, currentId, choose, open, view } = useVersions.getState();
  const next = versions[versions.findIndex((version) => version.id === currentId) + by];
  if (!next) return;
  if (view.kind === 'results' && next.batchId === view.batchId) choose(next.id);
  else open(next.id);
}

function chooseCommand(number: number): Command {
  const at = number - 1;
  return {
    id: `result-${number}`,
    group: 'Results',
    label: `Choose result ${number}`,
    icon: Hash,
    shortcuts: [
      { code: `Digit${number}`, printed: String(number) },
      { code: `Numpad${number}`, printed: String(number) },
    ],
    unavailable: () => (resultsShown()[at] ? undefined : 'there are no results to choose from'),
    run: () => useVersions.getState().choose(resultsShown()[at]?.id ?? ''),
  };
}

/** Going back and forth: what was done on the canvas, and the versions of the filmstrip. */
export const RESULT_COMMANDS: readonly Command[] = [
  {
    id: 'undo',
    group: 'Results',
    label: 'Undo',
    icon: Undo2,
    shortcuts: [{ code: 'KeyZ', mod: true, printed: 'Z' }],
    unavailable: () => (useHistory.getState().undoLabel ? undefined : 'nothing to undo'),
    run: undo,
  },
  {
    id: 'redo',
    group: 'Results',
    label: 'Redo',
    icon: Redo2,
    shortcuts: [
      { code: 'KeyZ', mod: true, shift: true, printed: 'Z' },
      { code: 'KeyY', mod: true, printed: 'Y' },
    ],
    unavailable: () => (useHistory.getState().redoLabel ? undefined : 'nothing to redo'),
    run: redo,
  },
  {
    id: 'version-previous',
    group: 'Results',
    label: 'Previous version',
    icon: ArrowLeft,
    shortcuts: [{ key: 'ArrowLeft', printed: '←' }],
    run: () => step(-1),
  },
  {
    id: 'version-next',
    group: 'Results',
    label: 'Next version',
    icon: ArrowRight,
    shortcuts: [{ key: 'ArrowRight', printed: '→' }],
    run: () => step(1),
  },
  ...Array.from({ length: MOST_RESULTS }, (_, index) => chooseCommand(index + 1)),
  {
    id: 'result-open',
    group: 'Results',
    label: 'Open the result on the canvas',
    icon: Maximize2,
    shortcuts: [{ key: 'Enter', printed: '↵' }],
    unavailable: () => (resultsShown().length > 0 ? undefined : 'there are no results'),
    run: () => {
      const { currentId, open } = useVersions.getState();
      if (currentId) open(currentId);
    },
  },
];
