import type { Language } from '../../concepts/concept';
import type { VerbForm } from '../words/verb';

export type Forms = readonly (readonly [form: string, kind: VerbForm])[];

const VOWEL = /[aeiou]/;

function doubled(verb: string): string {
  const isShort = /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb);
  return isShort ? verb + (verb.at(-1) ?? '') : verb;
}

function englishForms(verb: string): Forms {
  const silentE = verb.endsWith('e') && !/(?:ee|oe|ye)$/.test(verb);
  const stem = silentE ? verb.slice(0, -1) : doubled(verb);
  const endsInY = verb.endsWith('y') && !VOWEL.test(verb.at(-2) ?? '');
  const past = endsInY ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
  const finite = endsInY
    ? `${verb.slice(0, -1)}ies`
    : /(?:s|x|z|ch|sh|o)$/.test(verb)
      ? `${verb}es`
      : `${verb}s`;
  const gerund = verb.endsWith('ie') ? `${verb.slice(0, -2)}ying` : `${stem}ing`;
  return [
    [verb, 'base'],
    [finite, 'finite'],
    [gerund, 'gerund'],
    [past, 'past'],
  ];
}

function endings(stem: string, finite: string, gerund: string): Forms {
  return [
    ...finite.split(' ').map((ending) => [stem + ending, 'finite'] as const),
    ...gerund.split(' ').map((ending) => [stem + ending, 'gerund'] as const),
  ];
}

function germanForms(verb: string): Forms {
  if (!/e[lr]?n$/.test(verb)) return [[verb, 'finite']];
  const stem = verb.replace(/e?n$/, '');
  return [
    [verb, 'base'],
    ...endings(stem, 't et te ten', 'end ende enden ender endes endem'),
    [`ge${stem}t`, 'past'],
  ];
}

const ROMANCE: Partial<Record<Language, readonly (readonly [RegExp, string, string])[]>> = {
  fr: [
    [/er$/, 'e ent eant ait aient é ée és ées', 'ant'],
    [/ir$/, 'it issent i', 'issant'],
    [/re$/, 'd ent u', 'ant'],
  ],
  es: [
    [/ar$/, 'a an ado ada ados adas', 'ando ándose'],
    [/[ei]r$/, 'e en ido ida', 'iendo iéndose'],
  ],
  it: [
    [/arsi$/, 'a ano ato ata', 'andosi'],
    [/are$/, 'a ano ato ata ati ate', 'ando'],
    [/[ei]re$/, 'e ono uto ito ita', 'endo'],
  ],
  pt: [
    [/ar$/, 'a am ado ada ados adas', 'ando'],
    [/er$/, 'e em ido ida', 'endo'],
    [/ir$/, 'e em ido ida', 'indo'],
  ],
};

function romanceForms(verb: string, language: Language): Forms {
  const bare = verb.replace(/^(?:se |s')/, '').replace(/(?<=[aei]r)se$/, '');
  const rule = ROMANCE[language]?.find(([ending]) => ending.test(bare));
  if (!rule) return [[verb, /(?:ant|[aei]ndo)$/.test(verb) ? 'gerund' : 'finite']];
  const [ending, finite, gerund] = rule;
  return [[verb, 'base'], [bare, 'base'], ...endings(bare.replace(ending, ''), finite, gerund)];
}

const PARTICIPLE = 'ий ая ее ие его ую их ими';

function russianForms(verb: string): Forms {
  const bare = verb.replace(/ся$/, '');
  const reflexive = verb === bare ? '' : 'ся';
  if (!bare.endsWith('ть')) return [[verb, /щ(?:ий|ая|ее|ие)$/.test(verb) ? 'gerund' : 'finite']];
  const stem = bare.slice(0, -2);
  const second = stem.endsWith('и');
  const root = second ? stem.slice(0, -1) : stem;
  const present = second ? ['ит', 'ят', 'ат'] : ['ет', 'ют'];
  const participle = second ? 'ящ' : 'ющ';
  return [
    [verb, 'base'],
    ...present.map((ending) => [root + ending + reflexive, 'finite'] as const),
    ...['л', 'ла', 'ло', 'ли'].map((ending) => [stem + ending + reflexive, 'finite'] as const),
    ...PARTICIPLE.split(' ').map(
      (ending) => [root + participle + ending + reflexive, 'gerund'] as const,
    ),
    [`${root}я${reflexive}`, 'gerund'],
  ];
}

/** Te-forms and stems of the classes of Japanese verbs, by the last kana. */
const GODAN: Record<string, readonly [te: string, stem: string]> = {
  う: ['って', 'い'],
  つ: ['って', 'ち'],
  る: ['って', 'り'],
  む: ['んで', 'み'],
  ぶ: ['んで', 'び'],
  ぬ: ['んで', 'に'],
  く: ['いて', 'き'],
  ぐ: ['いで', 'ぎ'],
  す: ['して', 'し'],
};

function japaneseForms(verb: string): Forms {
  const root = verb.slice(0, -1);
  const last = verb.at(-1) ?? '';
  const te: string[] = [];
  if (verb.endsWith('する')) te.push(`${verb.slice(0, -2)}して`, `${verb.slice(0, -2)}している`);
  else if (GODAN[last]) te.push(root + GODAN[last][0]);
  if (last === 'る') te.push(`${root}て`);
  const stem = GODAN[last] && verb.length > 2 ? [root + GODAN[last][1]] : [];
  return [
    [verb, 'finite'],
    ...stem.map((form) => [form, 'finite'] as const),
    ...te.flatMap((form) =>
      [form, `${form}いる`, `${form}いて`, form.replace(/て$/, 'た').replace(/で$/, 'だ')].map(
        (word) => [word, 'finite'] as const,
      ),
    ),
  ];
}

/** The forms of a verb's base form, by the rules of its language; irregular ones are listed in the table. */
export function formsOf(verb: string, language: Language): Forms {
  if (language === 'ja') return japaneseForms(verb);
  const [first = '', ...rest] = verb.split(' ');
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  if (language === 'en')
    return englishForms(first).map(([form, kind]) => [form + tail, kind] as const);
  if (language === 'de') return germanForms(verb);
  if (language === 'ru') return russianForms(verb);
  return tail && !/^(?:se|s') ?/.test(verb)
    ? romanceForms(first, language).map(([form, kind]) => [form + tail, kind] as const)
    : romanceForms(verb, language);
}
