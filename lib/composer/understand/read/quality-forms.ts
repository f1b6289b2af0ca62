import type { Language } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import type { Senses } from '../senses';

/**
 * Forms of adjectives that their stems don't lead to: `goldenen` and `geschlossene` end as their bases do, `poussiéreuse`
 * changes its last letter, `grises` and `тихая` leave too little. Each has the ending of the form and those of the word that
 * a table may have.
 */
const FORMS: Partial<Record<Language, readonly (readonly [RegExp, readonly string[]])[]>> = {
  de: [
    [/e[nrsm]?$/, ['', 'e']],
    [/(?<=[^e])([lr])e[nrsm]?$/, ['e$1']],
  ],
  fr: [
    [/(?<=[aio]s)ses?$/, ['']],
    [/euses?$/, ['eux', 'eur']],
    [/ives?$/, ['if']],
    [/(?:[eè]res|ère)$/, ['er']],
    [/aux$/, ['al']],
    [/ches?$/, ['c']],
    [/ouces?$/, ['oux']],
    [/ousses?$/, ['oux']],
    [/(?:es|s|e)$/, ['']],
  ],
  es: [
    [/as?$/, ['o', '']],
    [/[oe]s$/, ['o', 'e', '']],
  ],
  it: [[/(?:h?[ei]|a)$/, ['o', 'e', 'io']]],
  pt: [
    [/as?$/, ['o', '']],
    [/[oe]s$/, ['o', 'e', '']],
  ],
  ru: [
    [/(?:ая|ое|ые|ого|ому|ым|ом|ой|ую|ых|ыми|ие|им|их|ими)$/, ['ый', 'ой', 'ий']],
    [/(?:яя|ее|ие|его|ему|им|ем|ей|юю|их|ими|ая|ую)$/, ['ий']],
  ],
};

/** Words that are things as well, and say of something else how it looks where they follow it or stand before it. */
const ALSO_THINGS =
  /^(?:dorad[ao]s?|ancian[ao]s?|nevad[ao]s?|mec[aá]nic[ao]s?|pequeñ[oa]s|esmeraldas|violetas|lilas|enamorad[oa]s|toscan[aei]s?|dourad[ao]s?|castanh[ao]s?|idos[ao]s?|anzian[aei]|meccanic[ahei]+|innamorat[aei]|золот(?:ом|ым|ой)|серебр(?:яном|яным))$/u;

const qualityOf = ({ color, attribute, tone, weather, mood, season }: Senses): Senses => ({
  ...(color === undefined ? {} : { color }),
  ...(attribute === undefined ? {} : { attribute }),
  ...(tone === undefined ? {} : { tone }),
  ...(weather === undefined ? {} : { weather }),
  ...(mood === undefined ? {} : { mood }),
  ...(season === undefined ? {} : { season }),
});

/** How something looks by a form of an adjective, where the table has its base as it is written. */
export function qualityBy(word: string, language: Language, lexicon: Lexicon): Senses | undefined {
  for (const [ending, ends] of FORMS[language] ?? []) {
    if (!ending.test(word)) continue;
    for (const end of ends) {
      const base = word.replace(ending, end);
      if (base === word || base.length < 3 || !lexicon.isWritten(base, language)) continue;
      const quality = qualityOf(lexicon.lookUp(base, language) ?? {});
      if (Object.keys(quality).length > 0) return { ...quality, inflected: true, base };
    }
  }
  return undefined;
}

/** What a word means, and how it looks where that was lost with its ending: `geschlossene`, `dorada`, `poussiéreuse`. */
export function withQuality(
  senses: Senses | undefined,
  word: string,
  { language, lexicon }: { language: Language; lexicon: Lexicon },
): Senses | undefined {
  if (language === 'en' || language === 'ja' || word.includes(' ')) return senses;
  const { color, attribute, tone, concept, place, small, relation, empty } = senses ?? {};
  if ((color ?? attribute ?? tone ?? small ?? relation ?? empty) !== undefined) return senses;
  if ((concept ?? place) !== undefined && !ALSO_THINGS.test(word)) return senses;
  const quality = qualityBy(word, language, lexicon);
  return quality ? { ...quality, ...senses } : senses;
}
