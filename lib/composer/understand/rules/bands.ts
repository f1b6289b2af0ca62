import { imply } from './imply';
import type { Rule } from './rule';

const BAND =
  /(?<!\p{L})(?:band|trio|quartet|quintet|ensemble|orchestra|kapelle|quartett|quatuor|cuarteto|banda|quartetto|оркестр|квартет)s?$/iu;

/** Who plays what, the one that tells most first. */
const MUSIC: readonly (readonly [RegExp, readonly [string, ...string[]]])[] = [
  [
    /string quartet|streichquartett|quatuor à cordes|cuarteto de cuerdas?|quartetto d['’]archi/i,
    ['violinist', 'violinist', 'violinist', 'cellist'],
  ],
  [/string trio|streichtrio/i, ['violinist', 'violinist', 'cellist']],
  [/string|classical|chamber|orchestra|оркестр/i, ['violinist', 'cellist', 'pianist']],
  [/jazz|swing|blues|brass|soul|funk/i, ['saxophonist', 'trumpeter', 'pianist']],
  [/mariachi|folk|country|bluegrass/i, ['guitarist', 'violinist', 'trumpeter']],
  [/./, ['guitarist', 'singer', 'drummer']],
];

/** Of animals that are a band or an orchestra there are so many. */
const IN_BAND = 3;

export const bands: Rule = {
  name: 'a band is several musicians, each with an instrument of its music',
  example: { prompt: 'a jazz band', elements: ['saxophonist', 'trumpeter', 'saxophone'] },
  apply(draft) {
    for (const element of [...draft.elements]) {
      const { phrase, concept } = element;
      if (!BAND.test(phrase) || (concept !== undefined && concept !== 'musician')) continue;
      const [kind = ''] = phrase.toLowerCase().split(' ');
      const beast = draft.lexicon.conceptNamed(kind);
      if (draft.lexicon.factsOf(beast)?.kind === 'animal') {
        Object.assign(element, { concept: beast, count: IN_BAND, several: true });
        element.attributes.push('musician', 'upright');
        continue;
      }
      const [first, ...others] = MUSIC.find(([music]) => music.test(phrase))?.[1] ?? ['musician'];
      element.concept = draft.lexicon.conceptNamed(first);
      element.count = 1 + others.filter((other) => other === first).length;
      element.several = false;
      for (const other of others.filter((one) => one !== first))
        imply(draft, { concept: other, because: `one of the ${phrase}` });
    }
  },
};
