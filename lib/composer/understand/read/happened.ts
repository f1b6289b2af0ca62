import { isOfSort } from '../../concepts/sorts';
import type { Happening } from '../text/happenings';
import type { Draft } from './draft';

/** Things in the state that water, sparks or smoke around them tell of. */

/** Who is soapy or stands in smoke is not: it is what they work on. */
const isThing = (draft: Draft, id: string) =>
  !draft.isAnimate(id) && draft.element(id)?.concept !== undefined;

/** The thing that is named as where it comes from. */
function sourceIn(draft: Draft, source: string): string | undefined {
  const words = source.toLowerCase().split(' ');
  return draft.elements.find(({ phrase }) =>
    words.includes(phrase.toLowerCase().split(' ').at(-1) ?? '?'),
  )?.id;
}

/** What is worked on, or with; of water what holds or leads it. */
function hostOf(draft: Draft, { state, source }: Happening): string | undefined {
  const named = source === undefined ? undefined : sourceIn(draft, source);
  if (named !== undefined) return named;
  const patients = draft.actions.flatMap(({ patient }) => patient ?? []).reverse();
  if (state === 'soapy') return patients.find((id) => draft.element(id)?.concept !== undefined);
  const all = draft.elements.map(({ id }) => id);
  if (state === 'spraying')
    return [...patients, ...all].find((id) => isOfSort(draft.element(id)?.concept, 'leads-water'));
  const tools = draft.actions.flatMap(({ instrument }) => instrument ?? []);
  return [...patients, ...tools, ...all].find((id) => isThing(draft, id));
}

export function tellHappenings(draft: Draft, happenings: readonly Happening[]): void {
  for (const happening of happenings) {
    const host = draft.element(hostOf(draft, happening) ?? '');
    if (host && !host.attributes.includes(happening.state)) host.attributes.push(happening.state);
    if (host) draft.fate(happening.said, 'attribute', happening.state);
    else draft.fate(happening.said, 'unknown');
  }
}
