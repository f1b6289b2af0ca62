/** Russian nouns whose forms no rule makes of their dictionary form: `ending` stands for all that follow a beginning. */
const IRREGULAR = `
мать: матер- и ью ей ям ями ях
дочь: дочер- и ью ей ям ями ьми ях
сын: сынов- ья ей ьям ьями ьях
люди: люд- ей ям ьми ях
ребёнок: дет- и ей ям ьми ях
пёс: пс- а у ом е ы ов ам ами ах
пёс: пес
лёд: льд- а у ом е ы
лоб: лб- а у ом е ы
рот: рт- а у ом е ы ов ам ами ах
мох: мх- а у ом е и
пень: пн- я ю ём ем е и ей ям ями ях
ёж: еж- а у ом е и ей ам ами ах
ухо: уш- и ей ам ами ах
улей: уль- я ю ем е и ев ям ями ях
заяц: зайц- а у ем е ы ев ам ами ах
пламя: пламен- и ем
господин: господ- а ам ами ах
господин: господ
деньги: денег
тюрьма: тюрем
усадьба: усадеб
серьги: серёг
лошадь: лошадьми
небо: небес- а ам ами ах
чертёнок: чертенят- а ам ами ах
чертёнок: чертенят
`;

const BASES = new Map(
  IRREGULAR.trim()
    .split('\n')
    .flatMap((row) => {
      const [base = '', forms = ''] = row.split(': ');
      const [start = '', ...endings] = forms.split(' ');
      return (endings.length > 0 ? endings : ['']).map(
        (ending) => [start.replace('-', '') + ending, base] as const,
      );
    }),
);

/** `як`, `ёж`. */
const MIN_NOUN = 2;

/** Endings of cases, and of the dictionary form in their place, the likeliest first. */
const CASES: readonly (readonly [ending: RegExp, bases: readonly string[]])[] = [
  [/(?<=[^аеёиоуыэюяьй])$/, ['а', 'о']],
  [/ят(?:к[аи]|ок|кам|ками|ках)$/, ['ёнок', 'енок']],
  [/ян(?:е|ам|ами|ах)?$/, ['янин']],
  [/йц(?:[аеуы]|ем|ев|ам|ами|ах)$/, ['ец']],
  [/(?:ьями|ья[мх]?|ьев|ьём|ьем|ье)$/, ['ья', 'ьё', 'ье', '', 'о', 'ь']],
  [/(?:иями|ия[мх]?|и[ийею]|ией|ием)$/, ['ия', 'ие', 'ий', 'ии']],
  [/ий$/, ['ья', 'ье', 'ьё', 'ьи']],
  [/(?:ами|ам|ах)$/, ['ы', 'и', '', 'а', 'о']],
  [/(?:ями|ям|ях)$/, ['и', 'ь', 'й', 'я', 'е']],
  [/(?<=[аео])ек$/, ['йка']],
  [/ель$/, ['ля']],
  [/ен$/, ['ьня', 'йня']],
  [/ов$/, ['ы', '', 'о']],
  [/ев$/, ['й', '', 'ь', 'и']],
  [/ей$/, ['ь', 'я', 'й', 'ья', 'ея', '', 'а', 'е', 'и']],
  [/ней$/, ['нья']],
  [/ёй$/, ['я']],
  [/ью$/, ['ь', 'ья', 'ьё', 'ье']],
  [/ом$/, ['', 'о']],
  [/ём$/, ['ь', 'й', '']],
  [/ем$/, ['ь', 'й', 'е', '']],
  [/ой$/, ['а']],
  [/а$/, ['', 'о']],
  [/я$/, ['ь', 'й', 'е']],
  [/у$/, ['а', '', 'о']],
  [/ю$/, ['я', 'ь', 'й', 'е']],
  [/ы$/, ['а', '']],
  [/(?<=[гкхжшщч])и$/, ['а', '', 'ь']],
  [/и$/, ['ь', 'я', 'й']],
  [/е$/, ['', 'а', 'о', 'я', 'ь', 'й']],
];

/** `трамвая`, `монахом`, `поля`, `скамеек`: the dictionary forms that these may be a case of. */
export function russianBases(word: string): string[] {
  const irregular = BASES.get(word) ?? BASES.get(word.replaceAll('ё', 'е'));
  if (irregular !== undefined) return [irregular];
  return CASES.filter(([ending]) => ending.test(word))
    .flatMap(([ending, bases]) => bases.map((base) => word.replace(ending, base)))
    .filter((base) => base.length >= MIN_NOUN && base !== word);
}

const ADJECTIVE = /(?:[ыи]й|ого|его|ому|ему|ая|яя|ое|[ыи]е|[ыи]х|ыми|ими|ую|юю|ой)$/;
const ADJECTIVE_BASE = /(?:[ыио]й|ая|яя|ое|ее|[ыи]е|[ыи]х)$/;

/** `горной` is no form of `горн`: endings of adjectives that no noun in a consonant has. */
export const isAdjectiveOnly = (word: string, base: string, language: string): boolean =>
  language === 'ru' &&
  !word.includes(' ') &&
  ADJECTIVE.test(word) &&
  /[бвгдзклмнпрстфх]$/.test(base) &&
  !ADJECTIVE_BASE.test(base);
