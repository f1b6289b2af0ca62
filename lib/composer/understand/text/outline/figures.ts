import type { Listed } from './listed';

const UNIT =
  "%|percent|prozent|pour cent|por ciento|(?:(?:million|billion|trillion)s?|millionen|milliarden|millions d[e']|millones|mio\\.?|mrd\\.?)(?: (?:tons?|tonnes?|tonnen|people|litres|liters|€|\\$|kg))?|thousand|k|m|kg|km|cm|mm|mg|g|ml|l|°[cf]?|€|\\$|£|h|hours?|hrs?|stunden|heures?|horas|ore|min|minutes?|minuten|days?|tage|years?|jahre|ans|años|tons?|tonnes?|tonnen|kwh|kw|w|gb|mb|x|lit(?:re|er)s?|kcal|calories|kilos?|grams?|pounds|lbs|miles?|met(?:re|er)s?|people|votes|points|cups?|glasses|times|students|kids|children|visitors|trees|dollars|euros?|eur|books|pages|steps|seconds?|weeks?|months?";
const FIGURE = `[€$£]?\\d[\\d.,]*(?:\\s?(?:${UNIT})(?![\\p{L}]))?`;
const NAME_THEN_FIGURE = new RegExp(`^(.*?\\p{L}.*?)\\s*[:=–(-]?\\s*(${FIGURE})\\)?$`, 'iu');
const FIGURE_THEN_NAME = new RegExp(`^(${FIGURE})\\s+(?:of\\s+)?(\\p{L}.*)$`, 'iu');
const ONLY_FIGURE = new RegExp(`^${FIGURE}$`, 'iu');

/** The number that is drawn for a figure as written: `1,200` is 1200, `12,5 %` is 12.5. */
export function valueOf(written: string): number {
  const plain = written.replace(/[,.](?=\d{3}(?!\d))/g, '').replace(/(\d),(\d)/, '$1.$2');
  return Number(/\d+(?:\.\d+)?/.exec(plain)?.[0] ?? NaN);
}

/** `Jan 20`, `40% glass`, or no figure. */
export function figured(segment: string): Listed {
  const after = NAME_THEN_FIGURE.exec(segment);
  const before = after ? null : FIGURE_THEN_NAME.exec(segment);
  const text = (after?.[1] ?? before?.[2] ?? segment).trim();
  const written = (after?.[2] ?? before?.[1])?.trim().replace(/\s?percent$/i, '%');
  const value = written === undefined ? NaN : valueOf(written);
  return { text, ...(written && Number.isFinite(value) ? { value, written } : {}) };
}

/** `84 million` without a name. */
export const isFigure = (segment: string): boolean => ONLY_FIGURE.test(segment);

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars(?=\\s*(?:[:–-]|\\d|$))|avril|juin|juillet|août|septembre|octobre|novembre|décembre)\\.?';
const YEAR =
  '(?:c\\. ?)?(?:\\d{4}(?:s|er)?|\\d{1,4}(?= ?(?:bc|ad|v\\.)))(?: ?(?:bce?|ad|v\\. chr\\.))?|\\d{1,2}(?:st|nd|rd|th) century|(?:19|20)\\d0er';
const HOUR = '\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm|uhr|h)|\\d{1,2}:\\d{2}';
const SPAN =
  '(?:day|week|month|year|phase|stage|tag|woche|monat|jour|semaine|día|semana|q) ?\\d{1,2}';
const WHEN = `(?:${HOUR}|${SPAN}|(?:\\d{1,2}\\.? )?${MONTH}(?: \\d{1,2})?(?: \\d{4})?|${YEAR})`;
const WHEN_FIRST = new RegExp(
  `^(?:in |from |um |en |im |since |at |el )?(${WHEN})(?:\\s*[:–-]\\s*|,?\\s+)(?:the )?(\\p{L}.*|\\d[\\d.,]{0,11}\\+? \\p{L}.*)$`,
  'iu',
);
const WHEN_LAST = new RegExp(
  `^(.*\\p{L}.*?)[\\s,(–:-]+(?:in|since|on|at|en|im|am|um|seit|depuis|desde)?\\s*\\(?(${WHEN})\\)?$`,
  'iu',
);

/** What happened and when: `1969 Moon landing`, `founded in 2010`, `7 am wake up`. */
export function dated(segment: string): Listed {
  const first = WHEN_FIRST.exec(segment);
  if (first?.[1] && first[2]) return { text: first[2].trim(), written: first[1] };
  const last = WHEN_LAST.exec(segment);
  if (last?.[1] && last[2])
    return { text: last[1].trim().replace(/ (?:in|since|on|at|en|im|am)$/i, ''), written: last[2] };
  return { text: segment };
}
