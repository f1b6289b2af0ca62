import type { Language } from '../../concepts/concept';
import {
  JAPANESE_GOODS,
  JAPANESE_PICTURES,
  type SaidShown,
  SHOWN_ABROAD,
} from '../words/depictions-abroad.data';
import type { Depicted, Depiction, Known } from './depictions';
import { perLanguage } from './per-language';

/**
 * Pictures on things in other languages, as `liftDepictions` in English: `un mural de una ballena`, `кружка с рисунком лисы`,
 * `クジラの壁画`. What is shown is taken out of the sentence.
 */

const MOST = 4;
/** Whole pictures, whose motifs are no prints. */
const MARKS =
  /\b(?:logo\w*|icon\p{L}*|emblem\p{L}*|ícone\p{L}*|icono\p{L}*|icône\p{L}*|patr[oó]n|pattern|estampa sem|padrão|muster|motif répétitif|sticker\p{L}*|pegatina\p{L}*|adesiv\p{L}*|mascot\p{L}*)|логотип|икон[ко]|эмблем|узор|паттерн|стикер|маскот|ロゴ|アイコン|エンブレム|パターン|ステッカー/iu;
/** An article, up to two qualities, a noun and what is said of it. */
const SHOWN = "((?:[\\p{L}\\d’-]+[ ’']){0,3}?[\\p{L}’-]+)";

interface Form {
  pattern: RegExp;
  /** Groups of the thing and of what it shows. */
  thing: number;
  shown: number;
  mustBeMotif: boolean;
}

function latinForms({
  pictures,
  of,
  goods,
  withPicture,
  withThing,
  done,
  stop,
}: SaidShown): Form[] {
  const ends = `(?=\\s*$|[,;.:]|\\s(?:${stop})(?!\\p{L}))`;
  const form = (source: string, mustBeMotif: boolean): Form => ({
    pattern: new RegExp(`(?<!\\p{L})${source}`, 'giu'),
    thing: 1,
    shown: 2,
    mustBeMotif,
  });
  return [
    form(`(${pictures}) (?:${of})(?:(?<=')|\\s)${SHOWN}${ends}`, false),
    form(`(${goods}) (?:${withPicture})(?:(?<=')|\\s)${SHOWN}${ends}`, false),
    form(`(${goods}) ${withThing} ${SHOWN}${done ? ` ${done}` : ''}${ends}`, true),
  ];
}

function japaneseForms(): Form[] {
  const form = (source: string): Form => ({
    pattern: new RegExp(source, 'gu'),
    thing: 2,
    shown: 1,
    mustBeMotif: false,
  });
  const shown = '([^、。のにでをがは\\s]{1,10}(?:と[^、。のにでをがは\\s]{1,8})?)';
  return [
    form(`${shown}の(${JAPANESE_PICTURES})`),
    form(
      `${shown}(?:の(?:絵|イラスト|写真|プリント|柄|模様)(?:が(?:描かれた|プリントされた|ついた|付いた|入った|あしらわれた)|の(?:ついた|付いた|入った)|つきの|付きの|入りの|の)|柄の|が(?:描かれた|プリントされた|刺繍された))(${JAPANESE_GOODS})`,
    ),
  ];
}

const formsOf = perLanguage((language): readonly Form[] => {
  const said = SHOWN_ABROAD[language];
  return language === 'ja' ? japaneseForms() : said ? latinForms(said) : [];
});

/** Takes what things show out of a prompt of another language. */
export function liftDepictionsAbroad(prompt: string, language: Language, known: Known): Depicted {
  if (MARKS.test(prompt)) return { rest: prompt, depictions: [] };
  const depictions: Depiction[] = [];
  const rest = formsOf(language).reduce(
    (text, { pattern, thing: at, shown: shownAt, mustBeMotif }) =>
      text.replace(pattern, (...found: string[]) => {
        const [whole = ''] = found;
        const [thing = '', shown = ''] = [found[at], found[shownAt]];
        if (depictions.length >= MOST || !known.isDrawn(shown)) return whole;
        if (mustBeMotif && !known.isMotif(shown)) return whole;
        depictions.push({ noun: thing.toLowerCase(), written: thing, shown: shown.trim() });
        return thing;
      }),
    prompt,
  );
  return { rest, depictions };
}
