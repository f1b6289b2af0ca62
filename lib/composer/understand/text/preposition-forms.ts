import type { Language } from '../../concepts/concept';

/** What the last word of a preposition becomes before an article: `à côté du`, `vicino alla`. */
const CONTRACTIONS: Partial<Record<Language, Record<string, string>>> = {
  fr: { de: "d' du des", à: 'au aux' },
  es: { de: 'del', a: 'al' },
  it: {
    a: "al allo alla ai agli alle all'",
    da: "dal dallo dalla dai dagli dalle dall'",
    di: "del dello della dei degli delle dell'",
    in: "nel nello nella nei negli nelle nell'",
    su: "sul sullo sulla sui sugli sulle sull'",
  },
  pt: {
    de: 'do da dos das dum duma',
    a: 'ao à aos às',
    em: 'no na nos nas num numa',
    por: 'pelo pela pelos pelas',
  },
};

/** Participles that open a preposition agree with what they are said of: `llenas de`, `remplies de`. */
const AGREEING: Partial<
  Record<Language, { word: RegExp; ending: RegExp; endings: readonly string[] }>
> = {
  fr: {
    word: /(?:é|[lnv]i|[^o]u|ert|lein|fait)$/,
    ending: /$/,
    endings: ['', 'e', 's', 'es'],
  },
  es: {
    word: /(?:[aií]do|hecho|lleno|repleto|cubierto|puesto|envuelto)$/,
    ending: /o$/,
    endings: ['o', 'a', 'os', 'as'],
  },
  it: {
    word: /(?:[aiu]to|fatto|coperto|ricoperto|pieno|colmo|appeso|immerso|sospeso|avvolto)$/,
    ending: /o$/,
    endings: ['o', 'a', 'i', 'e'],
  },
  pt: {
    word: /(?:[ai]do|feito|cheio|coberto|repleto|preso|envolto|posto|suspenso)$/,
    ending: /o$/,
    endings: ['o', 'a', 'os', 'as'],
  },
  ru: {
    word: /ый$/,
    ending: /ый$/,
    endings: 'ый ая ое ые ого ой ому ым ых ыми ую ом'.split(' '),
  },
};

/** Short forms of Russian participles: `покрыт снегом`, `окружена розами`. */
function shortForms(participle: string): string[] {
  const stem = participle.replace(/ый$/, '').replace(/нн$/, 'н');
  return /(?:н|т)$/.test(stem) ? ['', 'а', 'о', 'ы'].map((ending) => stem + ending) : [];
}

function agreeing(phrase: string, language: Language): string[] {
  const rule = AGREEING[language];
  const [first = '', ...rest] = phrase.split(' ');
  if (!rule?.word.test(first) || (rest.length === 0 && language !== 'ru')) return [phrase];
  const forms = rule.endings.map((ending) => first.replace(rule.ending, '') + ending);
  if (language === 'ru') forms.push(...shortForms(first));
  return forms.map((form) => [form, ...rest].join(' '));
}

/** Japanese says where by a noun, and a particle after it says how that is meant: `の下を`, `の前に`. */
const JAPANESE_SPOT =
  /の(?:上|下|中|前|後ろ|横|隣|そば|近く|周り|間|脇|上空|ほとり|手前|向こう|傍|真上|真下|真ん中|内側|頭上|足元)$/;
const JAPANESE_PARTICLES = ['', 'で', 'に', 'の', 'を', 'から', 'へ', 'には', 'では'];

/** All forms in which a preposition of the table is met. */
export function prepositionForms(phrase: string, language: Language): string[] {
  // `眼鏡をかけた`, `眼鏡をかけて`: while something else is done as well.
  if (language === 'ja' && /^を.+[ただ]$/.test(phrase)) {
    const going = phrase.replace(/た$/, 'て').replace(/だ$/, 'で');
    return [phrase, going, `${going}いる`];
  }
  if (JAPANESE_SPOT.test(phrase)) return JAPANESE_PARTICLES.map((particle) => phrase + particle);
  return agreeing(phrase, language).flatMap((form) => {
    const [, start = '', last = ''] = /^(.* )(\S+)$/.exec(form) ?? [];
    const articles = CONTRACTIONS[language]?.[last]?.split(' ') ?? [];
    return [form, ...articles.map((article) => start + article)];
  });
}
