import { conceptOf } from '../../concepts';
import type { Brief, BriefElement } from '../../brief';
import { firstSeen } from '../../templates/content/first-seen.data';
import { theLexicon } from '../lexicon';
import type { Told } from '../panels/clauses';
import { STEPS_SEEN } from '../words/steps-seen.data';
import { isThing } from '../panels/makings';
import { asPanels } from '../panels/panels';
import { withCategories } from './categories';
import { withColumns } from './columns';
import { withExplained } from './explained';
import { isLaidAs, withFlow } from './flow';
import { withMeasures } from './measures';
import type { PageLayout } from './page-layout';
import { withPairs } from './pairs';
import { withShown } from './shown-on-page';

/** A brief whose page is laid out as its prompt says: with arrows, with dates on a line, crowned, in columns. */

/** Designs whose list may be a chain of pictures. */
const OF_A_CHAIN = /^(?:steps|infographic|labelled-diagram|panels|wall-chart|flowchart)$/;
/** Designs that have arrows of their own. */
const HAS_ARROWS = /^(?:cycle|flowchart|food-chain|growth|pipeline)$/;
const CHAIN_MAX = 8;

const isKnown = (words: string): boolean =>
  conceptOf(theLexicon().lookUp(words, 'en')?.concept ?? '') !== undefined;

/** The thing that a page tells the making of: the bread of `making bread in 6 steps`. */
const productIn = (title: string): string | undefined =>
  title
    .toLowerCase()
    .split(/\s+/)
    .reverse()
    .find((word) => isThing(word) && !/^(?:steps?|stages?|process)$/.test(word));

/** What is seen of a link: what is done by its scene, a bar in the making of chocolate as a chocolate bar. */
function seenOf(text: string, title = ''): string {
  const plain = text.toLowerCase();
  const done =
    STEPS_SEEN.get(plain.replace(/ing$/, '')) ?? STEPS_SEEN.get(plain.replace(/ing$/, 'e'));
  const product = productIn(title);
  if (/^\p{L}+ing$/u.test(plain) && done && (product || !done.includes('{')))
    return done.replace(/\{\p{L}+\}/u, product ?? '');
  const whole = title
    .toLowerCase()
    .split(/\s+/)
    .map((word) => `${word} ${plain}`)
    .find(isKnown);
  return whole ?? text;
}

/** What a list shows, one leading to the next. */
function chained(brief: Brief, layout: PageLayout, read: (text: string) => Brief): Brief {
  const { template } = brief;
  if (!layout.arrows || !template || !OF_A_CHAIN.test(template.id)) return brief;
  const { items = [], panels = [], title } = template;
  const named = brief.elements.find(({ id, concept }) => concept && !/^i\d/.test(id))?.phrase;
  const clauses =
    panels.length > 1
      ? panels
      : items.map(({ text }) => ({ caption: text, text: seenOf(text, title ?? named) }));
  const isShort = clauses.every(({ caption }) => caption.split(/\s+/).length <= 7);
  if (clauses.length < 2 || clauses.length > CHAIN_MAX || !isShort) return brief;
  const told: Told = {
    ...(title ? { title } : {}),
    clauses,
    isOrdered: false,
    isKnown: true,
    page: 'chain',
  };
  return asPanels({ ...brief, words: [] }, told, read);
}

/** A list of a timeline with the dates that everybody knows. */
function withDates(brief: Brief, layout: PageLayout): Brief {
  const { template } = brief;
  if (template?.id !== 'timeline' || !(layout.dates ?? layout.line)) return brief;
  const { items = [] } = template;
  const dates = items.map(({ text, written }) => written ?? firstSeen(text));
  const isKnown = items.length > 0 && dates.every((date) => date !== undefined);
  return {
    ...brief,
    template: {
      ...template,
      ...(layout.line ? { page: 'line' } : {}),
      ...(layout.count ? { count: layout.count } : {}),
      ...(isKnown
        ? { items: items.map((item, at) => ({ ...item, written: dates[at] ?? '' })) }
        : {}),
    },
    elements: brief.elements.filter(({ phrase }) => !/^(?:\w+ )?dates?$/i.test(phrase)),
  };
}

/** What a silhouette is of. */
const OUTLINED = /\s(?:silhouette|outline|figure|shape)$/i;
/** Nobody in particular. */
const ANY_BODY = /^(?:(?:human|male|female|person|people) ?)?(?:body|person|figure|human)?$/i;

const elementAt = (id: string, phrase: string): BriefElement => {
  const plain = phrase.toLowerCase().replace(OUTLINED, '');
  const seen = ANY_BODY.test(plain) ? 'person' : plain;
  const concept = theLexicon().lookUp(seen, 'en')?.concept;
  return {
    id,
    ...(concept && conceptOf(concept) ? { concept } : {}),
    phrase,
    count: 1,
    several: false,
    colors: [],
    attributes: [],
  };
};

/** What crowns a page stands above all that it lists; what is in its middle has it all around. */
function crowned(brief: Brief, { top, middle, onBars }: PageLayout): Brief {
  if (!brief.template) return brief;
  const tops = top?.split(/ and /).map((one, at) => elementAt(`top${at ? String(at) : ''}`, one));
  const added = [
    ...(tops ?? []),
    ...(middle ? [elementAt('middle', middle)] : []),
    ...(onBars && brief.template.id === 'chart' ? [elementAt('bar-top', onBars)] : []),
  ];
  return added.length === 0 ? brief : { ...brief, elements: [...brief.elements, ...added] };
}

/** Whether a page shows what was said of its layout. */
const isObeyed = ({ template }: Brief, said: string): boolean => {
  if (/arrow/i.test(said))
    return (
      template?.page === 'chain' ||
      HAS_ARROWS.test(template?.id ?? '') ||
      (template?.id === 'steps' && template.laid?.isArrowed === true)
    );
  if (/date|year|line$/i.test(said))
    return template?.id === 'timeline' && (template.items ?? []).every(({ written }) => written);
  if (/column/i.test(said)) return template?.id === 'columns';
  return (
    /top$|header$|middle$|cent(?:er|re)$|bars?$/i.test(said) ||
    template?.id === 'columns' ||
    isLaidAs(template, said)
  );
};

/** The brief of a page without the clauses of its layout, laid out as they say. */
export function laidOut(
  brief: Brief,
  prompt: string,
  { layout, read }: { layout: PageLayout; read: (text: string) => Brief },
): Brief {
  const told = withShown(withPairs(brief, prompt, read), prompt, read);
  const listed = withCategories(withMeasures(withColumns(told, prompt, layout), prompt), prompt);
  const page = withExplained(listed, prompt, read);
  const chain = chained(page, layout, read);
  const laid = crowned(withFlow(withDates(chain, layout), prompt, layout), layout);
  if (layout.said.length === 0) return laid;
  const words = layout.said.map((word) => ({
    word,
    fate: isObeyed(laid, word) ? ('template' as const) : ('unknown' as const),
  }));
  return { ...laid, words: [...laid.words, ...words].slice(0, 400) };
}
