import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { relationTo } from '../read/attach';
import { VERBS_BY_PATIENT } from '../words/verbs-by-patient.data';

interface Meaning {
  verbs: ReadonlySet<string>;
  patients: readonly string[];
  isReversed: boolean;
  meant: string;
  /** Done to nothing: `esperando pescado`. */
  isAlone: boolean;
  agents: readonly string[];
  /** How the words begin that mean this: `чистит` peels, `моет` does not. */
  said: readonly string[];
}

const listOf = (cell = '') => cell.trim().split(/\s+/).filter(Boolean);

const MEANINGS: readonly Meaning[] = VERBS_BY_PATIENT.trim()
  .split('\n')
  .map((line) => {
    const [verbs, patients = '', meant = '', agents, said] = line.split('|');
    const what = patients.trim();
    return {
      verbs: new Set(listOf(verbs)),
      patients: listOf(what.replace('!', '')),
      isReversed: what.startsWith('!'),
      meant: meant.trim().replace(/ -$/, ''),
      isAlone: meant.trim().endsWith(' -'),
      agents: listOf(agents),
      said: listOf(said),
    };
  });

/** Whether an element is one of those that a cell names. */
function isAmong(draft: Draft, id: string, names: readonly string[]): boolean {
  const concept = draft.element(id)?.concept;
  const kind = draft.kindOf(id) ?? '';
  return names.some((name) =>
    name.startsWith('@')
      ? kind === name.slice(1)
      : name.startsWith('^')
        ? isOfSort(concept, name.slice(1) as Parameters<typeof isOfSort>[1])
        : concept === name,
  );
}

/** Whether one of the words that were read as a verb begins like this. */
const isSaid = (draft: Draft, verb: string, starts: readonly string[]): boolean =>
  draft.words.some(
    ({ word, note }) =>
      note === verb && starts.some((start) => word.toLowerCase().startsWith(start)),
  );

/**
 * Verbs of other languages whose meaning in English depends on what something is done to: `raccoglie mele` picks them,
 * `raccoglie una pietra` takes it.
 */
export function meanVerbs(draft: Draft): void {
  for (const action of draft.actions) {
    const { verb, agent, patient } = action;
    const found = MEANINGS.find(
      ({ verbs, patients, isReversed, agents, said }) =>
        verbs.has(verb) &&
        (patient === undefined
          ? patients.includes('nothing')
          : isAmong(draft, patient, patients) !== isReversed) &&
        (agents.length === 0 || isAmong(draft, agent, agents)) &&
        (said.length === 0 || isSaid(draft, verb, said)),
    );
    if (!found) continue;
    if (found.isAlone) delete action.patient;
    if (found.meant === verb) continue;
    const was = relationTo(verb);
    const becomes = relationTo(found.meant);
    if (patient !== undefined && was !== becomes) {
      draft.unrelate(({ kind, from, to }) => kind === was && from === agent && to === patient);
      if (becomes) draft.relate(becomes, agent, patient);
    }
    action.verb = found.meant;
    for (const word of draft.words) if (word.note === verb) word.note = found.meant;
  }
}
