import type { Brief, BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { hasWord } from '../text/told-host';
import type { ToldSize } from '../text/told-sizes';
import { isDrawn } from './blends';
import { imply } from './imply';

/** What is so large: the word before, or the last thing that has it in its name. */
const hostOf = ({ elements }: Draft, word: string): BriefElement | undefined =>
  elements.findLast((one) => hasWord(one.phrase, word) && isDrawn(one));

/** Who `twice her height` is measured by: the first one named. */
const somebodyIn = (draft: Draft, host: BriefElement): BriefElement | undefined =>
  draft.elements.find((one) => one !== host && draft.isAnimate(one.id));

/** Somebody shows of anything how large it is; else what it is measured by stands beside it. */
function standsBeside(draft: Draft, host: BriefElement, measure: BriefElement): void {
  const isSeen = draft.elements.some(
    ({ id, concept }) =>
      id !== host.id && (concept === measure.concept || draft.kindOf(id) === 'person'),
  );
  if (isSeen || draft.template !== undefined) return;
  const { concept = '', phrase } = measure;
  const id = imply(draft, { concept, because: `what ${host.phrase} is as large as` });
  const added = draft.element(id ?? '');
  if (!id || !added) return;
  added.phrase = phrase;
  added.colors = measure.colors;
  delete added.because;
  draft.fate(phrase, 'element', id);
  draft.relate('beside', host.id, id);
}

/** What sorts of things are measured by, as one of them; no mouse of a computer is as large as a house. */
const GENERIC: Readonly<Record<string, string>> = {
  building: 'apartment building',
  buildings: 'apartment building',
  'tall building': 'skyscraper',
  mountain: 'skyscraper',
  'football field': 'bus',
  person: 'man',
  human: 'man',
};

/** Says of things how large they are, by what the prompt measures them by. */
export function setSizes(
  draft: Draft,
  sizes: readonly ToldSize[],
  read: (text: string) => Brief,
): void {
  for (const { host: word, measure, isPronoun, isNamed, times, isHeight } of sizes) {
    const host = hostOf(draft, word);
    const by = isPronoun
      ? host && somebodyIn(draft, host)
      : read(GENERIC[measure.toLowerCase()] ?? measure).elements.find(isDrawn);
    if (!host || by?.concept === undefined) {
      draft.fate(measure || word, 'unknown');
      continue;
    }
    if (host.concept === 'computer-mouse') host.concept = draft.lexicon.conceptNamed('mouse');
    host.measured = { concept: by.concept, times, isHeight };
    if (!isNamed) standsBeside(draft, host, by);
  }
}
