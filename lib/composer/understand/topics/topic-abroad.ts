import { LANGUAGES, type Language } from '../../concepts/concept';
import { cellWords } from '../../concepts/word-cells';
import { escaped } from '../text/escaped';
import { perLanguage } from '../text/per-language';
import { MEDIA_ABROAD, PAGES_ABROAD, TOPICS_ABROAD } from './topics-abroad.data';

/**
 * A page of another language that names only what it is about, told in English: `banner para una app de paseo de perros` as
 * `banner for a dog walking app`. Nothing of a prompt that says anything else.
 */

export interface Named {
  english: string;
  pattern: RegExp;
  length: number;
}

interface Tables {
  pages: readonly Named[];
  topics: readonly Named[];
  media: readonly Named[];
}

/** The words of a table in a language with their English, the longest first; `opens` where they begin the prompt. */
export function named(table: string, language: Language, opens: boolean): Named[] {
  const column = LANGUAGES.indexOf(language);
  const edge = language === 'ja' ? '' : '(?<![\\p{L}])';
  const end = language === 'ja' ? '' : '(?![\\p{L}])';
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const cells = line.split('|');
      return cellWords(cells[column]).map((word) => ({
        english: cells[0]?.trim() ?? '',
        pattern: new RegExp(`${opens ? '^\\s*' : ''}${edge}${escaped(word)}${end}`, 'iu'),
        length: word.length,
      }));
    })
    .sort((one, other) => other.length - one.length);
}

const tablesOf = perLanguage((language): Tables => ({
  // A Japanese page stands last.
  pages: named(PAGES_ABROAD, language, language !== 'ja'),
  topics: named(TOPICS_ABROAD, language, false),
  media: named(MEDIA_ABROAD, language, false),
}));

/** What leads from a page to its topic, and says nothing of it. */
const SMALL =
  /^(?:für|über|zum|zur|thema|zu|von|ein|einen?|eine[rsm]?|der|die|das|den|pour|sur|de|des|du|d|une?|le|la|les|l|au|à|para|sobre|del|el|los|las|un|una|unos|en|per|su|sul|sulla|sui|sugli|sulle|di|il|lo|i|gli|uno|del|della|dei|delle|dello|dell|che|insegna|com|o|a|os|as|um|uma|do|da|dos|das|em|no|na|как|о|об|про|для|по|на|тему|с|новый|новая|nuevo|nueva|nuovo|nuova|novo|nova|neue[rsn]?|nouveau|nouvelle|wöchentlich\p{L}*|semanal|settimanale|web|online|の|は|を|に|ついて|ついての|関する|ための|向け|という|用|）|（)$/iu;

const JAPANESE_SMALL =
  /^(?:の|は|を|に|について|についての|に関する|のための|向けの?|用の?|という)*$/u;

/** Takes the first of these out of a text. */
export function taken(
  text: string,
  among: readonly Named[],
): { rest: string; english: string; said: string } | undefined {
  for (const { pattern, english } of among) {
    const said = pattern.exec(text)?.[0].trim();
    if (said !== undefined) return { rest: text.replace(pattern, ' '), english, said };
  }
  return undefined;
}

/** Whether what is left of a text only leads from one part to another. */
export function isNothingLeft(text: string, language: Language): boolean {
  if (language === 'ja') return JAPANESE_SMALL.test(text.replace(/[\s、。]/gu, ''));
  return text
    .split(/[\s'’,.:-]+/u)
    .filter(Boolean)
    .every((word) => SMALL.test(word));
}

/** Whoever says more than a page and its topic says it in more letters. */
const MOST_CHARACTERS = 140;

/** Whether a prompt is short enough to name nothing else: told before its language is looked for. */
export const mayBePage = (prompt: string): boolean => prompt.length <= MOST_CHARACTERS;

/** The prompt in English where it is a page and its topic, and nothing else. */
export function pageInEnglish(prompt: string, language: Language): string | undefined {
  if (language === 'en' || !mayBePage(prompt)) return undefined;
  const { pages, topics, media } = tablesOf(language);
  const page = taken(prompt.replace(/[.。]\s*$/u, ''), pages);
  const topic = page && taken(page.rest, topics);
  if (!page || !topic) return undefined;
  let { rest } = topic;
  const carriers: string[] = [];
  for (let found = taken(rest, media); found && carriers.length < 3; found = taken(rest, media)) {
    carriers.push(found.english);
    rest = found.rest;
  }
  if (!isNothingLeft(rest, language)) return undefined;
  const whom = carriers.filter((word) => word.startsWith('for '));
  const medium = carriers.filter((word) => !word.startsWith('for '))[0] ?? '';
  return [page.english, 'for a', topic.english, medium, ...whom].filter(Boolean).join(' ');
}
