import type { Brief } from '../../brief';
import type { Language } from '../../concepts/concept';
import { perLanguage } from '../text/per-language';
import { HOW_TOS_ABROAD, STEP_WORDS, TEACHING_PAGES } from './how-to-abroad.data';
import { isNothingLeft, named, taken } from './topic-abroad';

/**
 * A page of another language that teaches something everybody can do, told in English: `infographie comment se laver les mains en
 * cinq étapes` as `infographic how to wash your hands in five steps`. Nothing of a prompt that names steps of its own.
 */

const COUNTS = ['three', 'four', 'five', 'six', 'seven', 'eight'];

interface Steps {
  pattern: RegExp;
  numbers: readonly string[];
}

function stepsOf(language: Exclude<Language, 'en'>): Steps {
  const { numbers, step } = STEP_WORDS[language];
  const words = numbers.split(' ');
  const number = `(?<number>[3-8３-８]|${words.join('|')})`;
  const [between, edge, end] =
    language === 'ja' ? ['つ?の?', '', ''] : ['\\s+', '(?<!\\p{L})', '(?!\\p{L})'];
  return {
    pattern: new RegExp(`${edge}${number}${between}(?:${step})${end}`, 'iu'),
    numbers: words,
  };
}

const tablesOf = perLanguage((language) => ({
  pages: named(TEACHING_PAGES, language, false),
  deeds: named(HOW_TOS_ABROAD, language, false),
  steps: language === 'en' ? undefined : stepsOf(language),
}));

/** What leads from one to the other: `Infografik: wie man …`. */
const LEADS =
  /(?<!\p{L})(?:classe|aula|clase|sala de aula|класса|wie man|wie du|wie|man|richtig|so|geht'?s|in|comment|bien|étapes|en|cómo|come si|come|como|se|правильно|за|в|из|шагов|si|fa|che|mostra|spiega|que|muestra|explique|mostrando|zeigt|die|das|su|sobre|sur|über|zum|schritt für schritt|étape par étape|paso a paso|passo dopo passo|passo a passo|шаг за шагом|пошаговая|пошагово)(?!\p{L})|[をの]?(?:説明する|教える|示す|紹介する|解説する)|(?:で|を|の|までの|する|についての|ための|やり方|方法|手順)/giu;

const USED = /(?:^|\s)(?:con|com|mit|avec|с)\s[^,.;:]{3,40}[.\s]*$/iu;
const NOTHING = /$^/u;

function countOf(
  { number = '' }: Readonly<Record<string, string | undefined>>,
  { numbers }: Steps,
) {
  const digit = '345678'.indexOf(number.normalize('NFKC'));
  return COUNTS[digit >= 0 ? digit : numbers.indexOf(number.toLowerCase())];
}

export interface HowTo {
  english: string;
  /** What is taught, in the words of the prompt. */
  title: string;
}

/** A page that was read in English, titled as its prompt calls it; its captions would be English. */
export function withOwnWords(brief: Brief, { title }: HowTo): Brief {
  const { template } = brief;
  if (!template) return brief;
  const panels = template.panels?.map((panel) => ({ ...panel, caption: '' }));
  return { ...brief, template: { ...template, title, ...(panels ? { panels } : {}) } };
}

/** The prompt in English where it is a page and what it teaches, and nothing else. */
export function howToInEnglish(prompt: string, language: Language): HowTo | undefined {
  const { pages, deeds, steps } = tablesOf(language);
  if (!steps) return undefined;
  const deed = taken(prompt.replace(/[.。]\s*$/u, ''), deeds);
  if (!deed) return undefined;
  const found = steps.pattern.exec(deed.rest);
  const page = taken(deed.rest.replace(steps.pattern, ' '), pages);
  if (!page && !found) return undefined;
  // `seis pasos con jabón y un grifo`: what is used is seen in the steps.
  const rest = (page?.rest ?? deed.rest.replace(steps.pattern, ' '))
    .replace(found ? USED : NOTHING, ' ')
    .replace(LEADS, ' ');
  if (!isNothingLeft(rest, language)) return undefined;
  const count = found?.groups ? countOf(found.groups, steps) : undefined;
  const into = count ? ` in ${count} steps` : '';
  return {
    english: `${page?.english ?? 'infographic'} how to ${deed.english}${into}`,
    title: deed.said.charAt(0).toUpperCase() + deed.said.slice(1),
  };
}
