import type { Brief, Depicted } from '../../brief';
import { conceptOf, isOfSort } from '../../concepts';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';
import type { Depiction } from '../text/depictions';

/** Most things that one picture on a thing shows. */
const MOST = 3;
const NO_MOTIF = /^(?:clothing|body-part|place|furniture|sign)$/;

/** What of a motif's words the kit draws. */
const thingsIn = ({ elements }: Brief): Depicted[] =>
  elements.flatMap(({ concept, phrase, count, colors, attributes }) =>
    concept !== undefined && conceptOf(concept)?.part !== undefined
      ? [{ concept, phrase, count, colors, attributes }]
      : [],
  );

/** Whether words name something that can be shown on a thing, as they are read by themselves. */
export const motifsBy = (read: (text: string) => Brief) => ({
  isDrawn: (words: string) => thingsIn(read(words)).length > 0,
  isMotif: (words: string) =>
    !NO_MOTIF.test(conceptOf(thingsIn(read(words))[0]?.concept ?? '')?.kind ?? 'place'),
});

export const beneathPictures: Rule = {
  name: 'what hangs on a wall hangs over who is under it',
  example: { prompt: 'a guard asleep beneath a tapestry', elements: ['guard', 'tapestry'] },
  apply(draft) {
    for (const relation of draft.relations) {
      const hung = draft.element(relation.to);
      if (relation.kind !== 'under' || !isOfSort(hung?.concept, 'hung-indoors')) continue;
      Object.assign(relation, { kind: 'above', from: relation.to, to: relation.from });
    }
  },
};

const isDarkIn = ({ hour }: Brief) => hour === 'night' || hour === 'dusk';

/** Says of a thing what a picture on it shows, as its words are read by themselves. */
export function setDepictions(
  draft: Draft,
  depictions: readonly Depiction[],
  read: (text: string) => Brief,
): void {
  for (const { noun, written, shown } of depictions) {
    const bearer = draft.elements.find(({ phrase, depicts, concept }) => {
      const said = ` ${phrase.toLowerCase()} `;
      const isSame = said.includes(` ${noun} `) || ` ${noun}`.endsWith(said.trimEnd());
      return isSame && depicts === undefined && concept !== undefined;
    });
    const content = read(shown);
    const things = thingsIn(content);
    if (!bearer || things.length === 0) {
      draft.fate(shown, 'unknown');
      continue;
    }
    for (const { phrase } of things) draft.fate(phrase, 'element', bearer.id);
    const place = content.places[0]?.concept;
    // Who paints on a wall is out in the street.
    if (bearer.concept === 'wall' && draft.places.length === 0) draft.addPlace('street', noun);
    if (!bearer.phrase.toLowerCase().includes(written.toLowerCase())) bearer.phrase = written;
    // A sign with a picture is no signpost with three arms.
    if (bearer.concept === 'signpost') bearer.concept = 'placard';
    bearer.depicts = {
      things: things.slice(0, MOST),
      ...(place === undefined ? {} : { place }),
      ...(isDarkIn(content) ? { isDark: true } : {}),
    };
  }
}
