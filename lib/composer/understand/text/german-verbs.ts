import type { VerbForm } from '../words/verb';
import { GERMAN_STRONG, rowsOf } from './irregular-verbs.data';

type Forms = readonly (readonly [form: string, kind: VerbForm])[];

const STRONG = rowsOf(GERMAN_STRONG);
const STRONG_ROWS = [...STRONG];

/** `umarmen`, `umkreisen`: around what is not moved, and never apart. */
const AROUND =
  'um(?=arm|ring|geb|kreis|klammer|schling|rund|fass|hüll|wickel|zingel|schwirr|schließ)';
/** Prefixes that stand at the end of the sentence: `zündet … an`. */
const SEPARABLE = new RegExp(
  `^(?!${AROUND})(?:hinterher|herunter|hinunter|herüber|hinüber|hindurch|herbei|hervor|herab|herauf|hinauf|heraus|hinaus|herein|hinein|` +
    'empor|entgegen|entlang|umher|davon|zusammen|zurück|vorbei|voran|herum|' +
    'hoch|nieder|fest|fort|auf|aus|weg|vor|mit|nach|los|ein|her(?!r)|hin|um|ab|an|zu)(?=.{4})',
);
/** These have no `ge` in their participle. */
const INSEPARABLE = new RegExp(
  `^(?:be(?!ll|t)|ge(?!ig)|er(?!nt)|ver|zer(?!r)|ent|emp|miss|über|unter|durch|wider|${AROUND})(?=.{4})|ieren$`,
);
/** Endings that participles take before a noun. */
const DECLINED = ['', 'e', 'er', 'en', 'es', 'em'];

const declined = (participle: string, kind: VerbForm): Forms =>
  DECLINED.map((ending) => [participle + ending, kind] as const);

/** `trägt`, `trug`, `trugen`, `getragen`: the strong verb itself, or one of those that begin with `be`, `ver` and the like. */
function strongForms(verb: string, isBare: boolean): Forms | undefined {
  const own = STRONG.get(verb);
  const [base, row] =
    own === undefined && isBare
      ? (STRONG_ROWS.find(([other]) => verb.replace(INSEPARABLE, '') === other) ?? [])
      : [verb, own];
  if (base === undefined || row === undefined) return undefined;
  const before = verb.slice(0, verb.length - base.length);
  const [now = '', past = '', participle = ''] = row.split(' ');
  return [
    [before + now, 'finite'],
    [before + past, 'finite'],
    [before + past + (past.endsWith('e') ? 'n' : 'en'), 'finite'],
    ...declined(before + (before ? participle.replace(/^ge/, '') : participle), 'past'),
  ];
}

function germanSimple(verb: string): Forms {
  const stem = verb.replace(/e?n$/, '');
  const isBare = INSEPARABLE.test(verb);
  // `kletternd`, `lächelnd`
  const doing = declined(/e[lr]$/.test(stem) ? `${stem}nd` : `${stem}end`, 'gerund');
  const strong = strongForms(verb, isBare);
  if (strong) return [[verb, 'base'], ...strong, ...doing];
  const e = /[dt]$|(?:ch|[^aeiouäöürlhmn])[mn]$/.test(stem) ? 'e' : '';
  return [
    [verb, 'base'],
    ...['t', 'te', 'ten'].map((ending) => [stem + e + ending, 'finite'] as const),
    ...doing,
    ...declined(`${isBare ? '' : 'ge'}${stem}${e}t`, 'past'),
  ];
}

/** The forms of a German verb; of those that come apart, together and apart. */
export function germanForms(verb: string): Forms {
  if (!/(?:e[lr]?|tu)n$/.test(verb) || verb.includes(' ')) return [[verb, 'finite']];
  const prefix = SEPARABLE.exec(verb)?.[0];
  if (prefix === undefined || STRONG.has(verb)) return germanSimple(verb);
  const main = verb.slice(prefix.length);
  const apart = germanSimple(main);
  return [
    [verb, 'base'],
    // `um ein Feuer anzuzünden`
    [`${prefix}zu${main}`, 'base'],
    ...apart.map(([form, kind]) => [prefix + form, kind] as const),
    ...apart
      .filter(([, kind]) => kind === 'finite' || kind === 'base')
      .map(([form]) => [`${form} ${prefix}`, 'finite'] as const),
  ];
}
