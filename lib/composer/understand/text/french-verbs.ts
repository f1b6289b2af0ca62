import type { VerbForm } from '../words/verb';

type Forms = readonly (readonly [form: string, kind: VerbForm])[];

/** Verbs that only end like those of a class, and go like most others. */
const ASSORTED = /(?:^|[^e])(?:répart|assort)ir$/;

/**
 * Classes of French verbs, the narrowest first: what the infinitive ends in, and in its place what he and
 * they do and did and the participle; then the gerund. The group is what stays of the verb.
 */
const CLASSES: readonly (readonly [RegExp, string, string])[] = [
  [/^(.*g)er$/, 'e ent eait eaient é ée és ées', 'eant'],
  [/^(.*)cer$/, 'ce cent çait çaient cé cée cés cées', 'çant'],
  [/^(.*a)yer$/, 'ie ient ye yent yait yaient yé yée yés yées', 'yant'],
  [/^(.*[ou])yer$/, 'ie ient yait yaient yé yée yés yées', 'yant'],
  [/^(.*(?:v|t))enir$/, 'ient iennent enait enaient enu enue enus enues', 'enant'],
  [/^(.*(?:ouv|off|souff))rir$/, 're rent rait raient ert erte erts ertes', 'rant'],
  [/^(.*cueill)ir$/, 'e ent ait aient i ie is ies', 'ant'],
  [/^(.*cour)ir$/, 't ent ait aient u', 'ant'],
  [/^(.*m)ourir$/, 'eurt eurent ourait ouraient', 'ourant'],
  [/^(.*f)uir$/, 'uit uient uyait uyaient', 'uyant'],
  [/^(.*vêt)ir$/, ' ent ait aient u ue us ues', 'ant'],
  [/^(.*bou)illir$/, 't illent illait illaient illi illie illis illies', 'illant'],
  [
    /^(.*(?:dor|par|sor|sen|men|ser))([mtv])ir$/,
    't $2ent $2ait $2aient $2i $2ie $2is $2ies',
    '$2ant',
  ],
  [/^(.*)cevoir$/, 'çoit çoivent cevait cevaient çu çue çus çues', 'cevant'],
  [/^(.*v)oir$/, 'oit oient oyait oyaient u ue us ues', 'oyant'],
  [/^(.*pr)endre$/, 'end ennent enait enaient is ise ises', 'enant'],
  [/^(.*m)ettre$/, 'et ettent ettait ettaient is ise ises', 'ettant'],
  [/^(.*bat)tre$/, ' tent tait taient tu tue tus tues', 'tant'],
  [/^(.*[aeo]i)ndre$/, 'nt gnent gnait gnaient nte nts ntes', 'gnant'],
  [/^(.*cou)dre$/, 'd sent sait saient su sue sus sues', 'sant'],
  [/^(.*mou)dre$/, 'd lent lait laient lu lue lus lues', 'lant'],
  [/^(.*(?:d|str|c|n|l))uire$/, 'uit uisent uisait uisaient uite uits uites', 'uisant'],
  [/^(.*cri)re$/, 't vent vait vaient te ts tes', 'vant'],
  [/^(.*r)ire$/, 'it ient iait iaient', 'iant'],
  [/^(.*l)ire$/, 'it isent isait isaient u ue us ues', 'isant'],
  [/^(.*sui)vre$/, 't vent vait vaient vi vie vis vies', 'vant'],
  [/^(.*b)oire$/, 'oit oivent uvait uvaient u', 'uvant'],
  [/^(.*)faire$/, 'fait font faisait faisaient faite faits faites', 'faisant'],
  [/^(.*tra)ire$/, 'it ient yait yaient ite its ites', 'yant'],
  [/^(.*)aître$/, 'aît aissent aissait aissaient', 'aissant'],
  [/^(.*d)re$/, ' ent ait aient u ue us ues', 'ant'],
];

const SCHWA = /^(.*)e([dlmnprstv])er$/;
const CLOSED = /^(.*)é([bcdfgjlmnprstv]|ch|gn|gu|[bcgtv][lr])er$/;

/** `lever`, `sécher`, `appeler`: where no vowel is said after it, the `e` is open. */
function opened(verb: string): Forms | undefined {
  const [, before, consonant] = SCHWA.exec(verb) ?? CLOSED.exec(verb) ?? [];
  if (before === undefined || consonant === undefined) return undefined;
  const stem = verb.slice(0, -2);
  const open = [`${before}è${consonant}`];
  if (/e[lt]er$/.test(verb)) open.push(`${before}e${consonant}${consonant}`);
  return [
    ...open.flatMap((one) => [[`${one}e`, 'finite'] as const, [`${one}ent`, 'finite'] as const]),
    ...['ait', 'aient', 'é', 'ée', 'és', 'ées'].map((end) => [stem + end, 'finite'] as const),
    [`${stem}ant`, 'gerund'],
  ];
}

/** The forms of a French verb whose stem changes; of any other verb nothing. */
export function changedFrenchForms(verb: string): Forms | undefined {
  const open = opened(verb);
  if (open) return [[verb, 'base'], ...open];
  const found = ASSORTED.test(verb) ? undefined : CLASSES.find(([ending]) => ending.test(verb));
  if (!found) return undefined;
  const [ending, finite, gerund] = found;
  const formed = (end: string) => verb.replace(ending, `$1${end}`);
  return [
    [verb, 'base'],
    ...finite.split(' ').map((end) => [formed(end), 'finite'] as const),
    [formed(gerund), 'gerund'],
  ];
}
