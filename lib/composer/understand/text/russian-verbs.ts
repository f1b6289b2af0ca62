import type { Forms } from './conjugate';

/** Where the present and the past of a verb stand on different stems: `рису-ет`, `рисова-л`; `пиш-ет`, `писа-л`. */
const PAST_STEMS: readonly (readonly [present: RegExp, past: string])[] = [
  [/цуе$/, 'цева'],
  [/(?<=[вс])уё$/, 'ова'],
  [/(?<=[жл])[ую]ё$/, 'ева'],
  [/ду[её]$/, 'ду'],
  [/уе$/, 'ова'],
  [/юе$/, 'ева'],
  [/ь[её]$/, 'и'],
  [/бре[её]$/, 'бри'],
  [/по[её]$/, 'пе'],
  [/ое$/, 'ы'],
  [/(?<=[ап])аше$/, 'аха'],
  [/маше$/, 'маха'],
  [/ше$/, 'са'],
  [/зже$/, 'зга'],
  [/стриж[её]$/, 'стриг'],
  [/же$/, 'за'],
  [/(?<=[кл]а|ли)че$/, 'ка'],
  [/че$/, 'та'],
  [/чё$/, 'к'],
  [/ще$/, 'ска'],
  [/(?<=[мп])ле$/, 'а'],
  [/(?<=[бд])ер[её]$/, 'ра'],
  [/зов[её]$/, 'зва'],
  [/(?<=[рж][вд])[её]$/, 'а'],
  [/жм[её]$/, 'жа'],
  [/тр[её]$/, 'тер'],
  [/(?<=н[её]с|в[её]з|рыз|олз|лез|сос)[её]$/, ''],
  [/(?<=[влкр][еа])[дт][её]$/, ''],
  [/(?<=пл[ыи]|ж[иы])в[её]$/, ''],
  [/еде$/, 'еха'],
  [/(?<=[дзнт]а)[её]$/, 'ва'],
  [/н[её]$/, 'ну'],
  [/е$/, ''],
];

const HUSHING = /[жчшщ]$/;
const VOWEL_END = /[аеёиоуыэюя]$/;
/** `улыбается`, but `улыбалась`, `улыбаясь`. */
const own = (form: string, isReflexive: boolean) =>
  isReflexive ? form + (VOWEL_END.test(form) ? 'сь' : 'ся') : form;

/** `играл`, `играла`, `игравший`, `поиграв`; `нёс`, `несла`, `нёсший`. */
function pastForms(stem: string, isReflexive: boolean): Forms {
  const isOpen = VOWEL_END.test(stem);
  const participle = `${stem}${isOpen ? 'в' : ''}ший${isReflexive ? 'ся' : ''}`;
  const finite = [isOpen ? 'л' : '', 'ла', 'ло', 'ли'].map((ending) => stem + ending);
  const done = isReflexive ? 'вшись' : 'в';
  return [
    ...finite.map((form) => [own(form, isReflexive), 'finite'] as const),
    [participle, 'gerund'],
    ...(isOpen ? ([[stem + done, 'gerund']] as const) : []),
  ];
}

/** `играют`, `играющий`, `играя`; `несут`, `лежат`, `держа`. */
function presentForms(stem: string, isFirst: boolean, isReflexive: boolean): Forms {
  const end = isReflexive ? 'ся' : '';
  const during = `${/[дзнт]а$/.test(stem) && isFirst ? `${stem}ва` : stem}${HUSHING.test(stem) ? 'а' : 'я'}`;
  return [
    ...(isFirst ? ['у', 'ю'] : ['а', 'я']).flatMap((vowel) => [
      [`${stem}${vowel}т${end}`, 'finite'] as const,
      [`${stem}${vowel}щий${end}`, 'gerund'] as const,
    ]),
    [own(during, isReflexive), 'gerund'],
    [own(`${stem}${HUSHING.test(stem) ? 'а' : 'я'}`, isReflexive), 'gerund'],
  ];
}

function pastStemsOf(present: string): string[] {
  if (present.endsWith('ит')) {
    const stem = present.slice(0, -2);
    const vowels = ['и', 'е', ...(HUSHING.test(stem) ? ['а'] : [])];
    return /(?:^|[^р])сто$/.test(stem) ? [`${stem}я`] : vowels.map((vowel) => stem + vowel);
  }
  const stem = present.slice(0, -1);
  const rule = PAST_STEMS.find(([ending]) => ending.test(stem));
  return rule ? [stem.replace(...rule)] : [];
}

/** All that a verb of the table is met as, of what he does: `режет`, `стоит`. */
function ofPresent(bare: string, isReflexive: boolean): Forms {
  const isFirst = /[её]т$/.test(bare);
  return [
    ...presentForms(bare.slice(0, -2), isFirst, isReflexive),
    ...pastStemsOf(bare).flatMap((stem) => [
      ...pastForms(stem, isReflexive),
      ...(VOWEL_END.test(stem) ? ([[own(`${stem}ть`, isReflexive), 'base']] as const) : []),
    ]),
  ];
}

/** Of what is to be done: `рисовать`, `катиться`. */
function ofInfinitive(bare: string, isReflexive: boolean): Forms {
  const stem = bare.slice(0, -2);
  const isSecond = stem.endsWith('и');
  const root = isSecond ? stem.slice(0, -1) : stem.replace(/(?<=..)[ое]ва$/, 'у');
  const finite = own(`${root}${isSecond ? 'ит' : 'ет'}`, isReflexive);
  return [
    [finite, 'finite'],
    ...presentForms(root, !isSecond, isReflexive),
    // `стучать`, `кричать`
    ...(/[жчшщ]а$/.test(stem)
      ? ([[own(`${stem.slice(0, -1)}ит`, isReflexive), 'finite']] as const)
      : []),
    ...(/[жчшщ]а$/.test(stem) ? presentForms(stem.slice(0, -1), false, isReflexive) : []),
    ...pastForms(stem, isReflexive),
  ];
}

/** The forms of a verb as the table has it: what is done, what somebody does or did, or who does it. */
export function russianForms(verb: string): Forms {
  const isReflexive = /(?:ся|сь)$/.test(verb);
  const bare = isReflexive ? verb.slice(0, -2) : verb;
  if (/ть$/.test(bare)) return [[verb, 'base'], ...ofInfinitive(bare, isReflexive)];
  if (/щий$|вший$/.test(bare)) return [[verb, 'gerund']];
  if (/[её]т$|ит$/.test(bare)) return [[verb, 'finite'], ...ofPresent(bare, isReflexive)];
  if (/[аеёиоуыя]л$/.test(bare))
    return [[verb, 'finite'], ...pastForms(bare.slice(0, -1), isReflexive)];
  return [[verb, /щ(?:ая|ее|ие)$/.test(bare) ? 'gerund' : 'finite']];
}

const PARTICIPLE_CASE =
  /^(\p{L}+(?:[уюая]щ|[вс]ш))(?:[ое]го|[ое]му|[ие]м|ая|ей|ую|ее|ие|их|ими)(ся)?(?= |$)/u;

/** `стоящего`, `надевшую на`: a participle as the table has it. */
export const asParticiple = (phrase: string): string =>
  phrase.replace(PARTICIPLE_CASE, (_form, stem: string, end = '') => `${stem}ий${String(end)}`);
