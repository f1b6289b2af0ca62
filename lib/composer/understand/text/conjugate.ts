import type { Language } from '../../concepts/concept';
import type { VerbForm } from '../words/verb';
import { changedFrenchForms } from './french-verbs';
import { germanForms } from './german-verbs';
import { ROMANCE_IRREGULAR, rowsOf } from './irregular-verbs.data';
import { russianForms } from './russian-verbs';

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

const IRREGULAR: Partial<Record<Language, ReadonlyMap<string, string>>> = {
  fr: rowsOf(ROMANCE_IRREGULAR.fr),
  es: rowsOf(ROMANCE_IRREGULAR.es),
  it: rowsOf(ROMANCE_IRREGULAR.it),
  pt: rowsOf(ROMANCE_IRREGULAR.pt),
};

/** `se promène`, `fait`: forms of the table of irregular verbs and of the classes of French, without and with `se`. */
function irregularForms(verb: string, language: Language): Forms | undefined {
  const row = IRREGULAR[language]?.get(verb);
  if (row === undefined) return language === 'fr' ? changedFrenchForms(verb) : undefined;
  const [finite = '', gerund = ''] = row.replace(/\b(s[ei]) (?=\p{L})/gu, '$1~').split(' / ');
  const formsIn = (text: string, kind: VerbForm) =>
    text.split(' ').map((form) => [form.replace('~', ' '), kind] as const);
  return [[verb, 'base'], ...formsIn(finite, 'finite'), ...formsIn(gerund, 'gerund')];
}

/** Spanish vowels that change under stress: `duerme`, `cierra`, `sirviendo`. */
function spanishChanged(forms: Forms, stem: string): Forms {
  const changes: readonly (readonly [RegExp, string])[] = [
    [/e(?=[^aeiou]+$)/, 'ie'],
    [/o(?=[^aeiou]+$)/, 'ue'],
    [/e(?=[^aeiou]+$)/, 'i'],
    [/o(?=[^aeiou]+$)/, 'u'],
  ];
  const others = changes
    .map(([vowel, other]) => stem.replace(vowel, other))
    .filter((other) => other !== stem);
  return others.flatMap((other) =>
    forms
      .filter(([form, kind]) => form.startsWith(stem) && kind !== 'base')
      .map(([form, kind]) => [other + form.slice(stem.length), kind] as const),
  );
}

const ROMANCE: Partial<Record<Language, readonly (readonly [RegExp, string, string])[]>> = {
  fr: [
    [/er$/, 'e ent ait aient é ée és ées', 'ant'],
    [/ir$/, 'it issent issait issaient i ie is ies', 'issant'],
    [/re$/, 't ent ait aient u', 'ant'],
  ],
  es: [
    [/ar$/, 'a an ado ada ados adas', 'ando ándose'],
    [/[ei]r$/, 'e en ido ida idos idas', 'iendo iéndose'],
  ],
  it: [
    [/arsi$/, 'a ano ato ata', 'andosi'],
    [/are$/, 'a ano ato ata ati ate', 'ando'],
    [/ire$/, 'e ono isce iscono ito ita iti ite', 'endo'],
    [/ere$/, 'e ono uto uta uti ute', 'endo'],
  ],
  pt: [
    [/ar$/, 'a am ado ada ados adas', 'ando'],
    [/er$/, 'e em ido ida', 'endo'],
    [/ir$/, 'e em ido ida', 'indo'],
  ],
};

function romanceForms(verb: string, language: Language): Forms {
  const bare = verb.replace(/^(?:se |s')/, '').replace(/(?<=[aei]r)se$/, '');
  const irregular = irregularForms(verb, language) ?? irregularForms(bare, language);
  // `se tenir` is no `tenir`.
  const isReflexive = verb.startsWith('se ') && irregularForms(verb, language) === undefined;
  if (irregular)
    return isReflexive ? irregular.map(([form, kind]) => [`se ${form}`, kind] as const) : irregular;
  const rule = ROMANCE[language]?.find(([ending]) => ending.test(bare));
  if (!rule) return [[verb, /(?:ant|[aei]ndo)$/.test(verb) ? 'gerund' : 'finite']];
  const [ending, finite, gerund] = rule;
  const stem = bare.replace(ending, '');
  const forms: Forms = [[verb, 'base'], [bare, 'base'], ...endings(stem, finite, gerund)];
  return language === 'es' ? [...forms, ...spanishChanged(forms, stem)] : forms;
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

const A_ROW: Readonly<Record<string, string>> = {
  う: 'わ',
  つ: 'た',
  る: 'ら',
  む: 'ま',
  ぶ: 'ば',
  ぬ: 'な',
  く: 'か',
  ぐ: 'が',
  す: 'さ',
};

/** `置かれた`, `着せられている`, `装飾された`. */
function passives(verb: string, root: string, last: string): string[] {
  if (verb.length < 2 || A_ROW[last] === undefined) return [];
  const stems = verb.endsWith('する')
    ? [`${verb.slice(0, -2)}さ`]
    : [root + A_ROW[last], ...(last === 'る' ? [`${root}ら`] : [])];
  return stems.flatMap((stem) =>
    ['れる', 'れた', 'れて', 'れている', 'れ'].map((ending) => stem + ending),
  );
}

function japaneseForms(verb: string): Forms {
  const root = verb.slice(0, -1);
  const last = verb.at(-1) ?? '';
  const te: string[] = [];
  const action = verb.endsWith('する') ? verb.slice(0, -2) : '';
  if (action) te.push(`${action}して`);
  else if (GODAN[last]) te.push(root + GODAN[last][0]);
  if (last === 'る') te.push(`${root}て`);
  const stem = GODAN[last] && verb.length > 1 ? [root + GODAN[last][1]] : [];
  // `身につけ、`: verbs in -eru and -iru end a clause without their る.
  if (last === 'る' && /.[えけげせてでねへべめれいきぎしじちにびみり]$/.test(root)) stem.push(root);
  const during = action ? [`${action}中の`, `${action}中`, `${action}しながら`] : [];
  const meanwhile = [...stem, ...(last === 'る' ? [root] : [])].map((form) => `${form}ながら`);
  return [
    [verb, 'finite'],
    ...[...stem, ...during, ...meanwhile].map((form) => [form, 'finite'] as const),
    ...passives(verb, root, last).map((form) => [form, 'past'] as const),
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
  if (language === 'ru')
    return russianForms(first).map(([form, kind]) => [form + tail, kind] as const);
  return tail && !/^(?:se|s') ?/.test(verb)
    ? romanceForms(first, language).map(([form, kind]) => [form + tail, kind] as const)
    : romanceForms(verb, language);
}
