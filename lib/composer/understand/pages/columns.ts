import { conceptOf } from '../../concepts';
import type { Brief, BriefElement } from '../../brief';
import { theLexicon } from '../lexicon';
import { announcedCount } from '../text/outline/count';
import { segmentsOf } from '../text/outline/segments';
import { RECYCLED_AS } from '../words/recycled.data';
import type { PageLayout } from './page-layout';

/**
 * Pages of columns: what is compared in columns with its name over each, and many of a thing with another over each
 * (`three bins, a bottle over one, a newspaper over another`).
 */

type Item = NonNullable<NonNullable<Brief['template']>['items']>[number];

/** A page of columns as it is told. */
interface Columns {
  title: string;
  items: Item[];
  /** What each shows, of the same number as the items, with colours where it has some. */
  shown: BriefElement[];
}

const COMPARED =
  /^(?:an? )?(?:(?:infographic|poster|chart|guide|comparison)s?(?: of| on| about|,|:| comparing)? )?(?<what>[^,:]{3,60}?)(?: compared)?\s?[,:]\s*(?<list>.{6,200})$/iu;
const ARTICLE = /^(?:an?|the|some) /iu;
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function elementOf(id: string, words: string, colors: string[] = []): BriefElement {
  const phrase = words.toLowerCase().replace(ARTICLE, '').trim();
  const look = (text: string) => theLexicon().lookUp(text, 'en')?.concept;
  const concept = look(phrase) ?? look(phrase.split(' ').at(-1) ?? '');
  return {
    id,
    ...(concept && conceptOf(concept) ? { concept } : {}),
    phrase,
    count: 1,
    several: false,
    colors,
    attributes: [],
  };
}

/** What is compared, a column each. */
function compared(prompt: string, { each, columnCount }: PageLayout): Columns | undefined {
  const { what, list } = COMPARED.exec(prompt)?.groups ?? {};
  if (what === undefined || list === undefined) return undefined;
  const parts = segmentsOf(list, announcedCount(prompt));
  // Two columns with three points are two sides of a comparison.
  if (columnCount !== undefined && columnCount !== parts.length) return undefined;
  const short = parts.every((part) => part.split(/\s+/).length <= 4);
  if (parts.length < 2 || parts.length > 6 || !short) return undefined;
  const beside = each?.thing.replace(ARTICLE, '');
  const stackOf = (text: string): string[] =>
    beside === undefined ? [text] : each?.where === 'above' ? [beside, text] : [text, beside];
  return {
    title: /\bcompar/i.test(prompt) ? `${sentence(what)} compared` : sentence(what),
    items: parts.map((text) => ({ text, stack: stackOf(text) })),
    shown: [
      ...parts.map((text, index) => elementOf(`i${String(index + 1)}`, text)),
      ...(beside ? [elementOf('each', beside)] : []),
    ],
  };
}

const NUMBER = '(?:two|three|four|five|[2-5])';
const HOSTS = new RegExp(
  `\\b${NUMBER} (?<look>(?:[a-z]+ ){0,2}?)(?<host>[a-z]+s)\\b[^,:]{0,30}[,:]\\s*(?<list>.{10,200})$`,
  'iu',
);
const OVER =
  /^(?:an? |the |some )?(?<thing>[\p{L} -]{2,30}?) (?:over|above|on) (?:the )?(?:one|first|another|second|other|third|fourth|last|next)(?: one)?$/iu;
/** Colours of things that are told apart by them. */
const APART = ['#3f7fd0', '#3f9a5a', '#9a6a3c', '#e0a92e', '#c94b43'];
const NAMED = new Map(
  Object.entries({
    blue: '#3f7fd0',
    green: '#3f9a5a',
    brown: '#9a6a3c',
    yellow: '#e0a92e',
    red: '#c94b43',
    black: '#3a3d46',
    grey: '#8a909c',
    gray: '#8a909c',
  }),
);
const HEAD =
  /^(?:an? )?(?:(?:infographic|poster) (?:of|on|about) )?(?:an? )?(?<title>[^,:]{4,40}?)(?: for (?:our|my|the|an?) [^,:]{2,40})?\s?[,:]/iu;

/** So many of a thing, each with another over it. */
function hosted(prompt: string): Columns | undefined {
  const { look = '', host, list } = HOSTS.exec(prompt)?.groups ?? {};
  if (host === undefined || list === undefined) return undefined;
  const things = list
    .split(/,\s*(?:and\s)?|\sand\s/u)
    .map((part) => OVER.exec(part.trim())?.groups?.thing?.trim());
  const told = things.flatMap((thing) => thing ?? []);
  if (told.length < 2 || told.length < things.length) return undefined;
  const single = host.replace(/(?<=x)es$|s$/, '');
  const isSorted = /bin$/i.test(single);
  const colors = /colou?red|colou?rful/i.test(look) ? APART : [];
  return {
    title: sentence(HEAD.exec(prompt)?.groups?.title ?? host),
    items: told.map((thing, index) => ({
      text:
        (isSorted ? RECYCLED_AS.get(thing.toLowerCase().replace(/s$/, '')) : undefined) ??
        sentence(thing),
      stack: [thing, `${single} ${String(index + 1)}`],
    })),
    shown: told.flatMap((thing, index) => [
      elementOf(`i${String(index + 1)}`, thing),
      {
        ...elementOf(
          `h${String(index + 1)}`,
          single,
          [NAMED.get(look.trim()) ?? colors[index] ?? []].flat(),
        ),
        phrase: `${single} ${String(index + 1)}`,
      },
    ]),
  };
}

const EACH_OF =
  /\b(?:(?:two|three|four|five|[2-5]) )?(?<look>(?:[a-z]+ ){0,2}?)(?<host>bins|jars|baskets|boxes|crates|buckets|bowls|bags|pots|sacks|containers|barrels)(?: (?:for|of|with|full of|filled with|holding|containing|labell?ed(?: with)?)|:) (?<list>[a-z][a-z' ,-]{8,120})$/iu;
const NO_LOOK = /\b(?:with|of|the|and|an?|infographic|poster|showing|two|three|four|five|\d) /giu;
/** What a host's things are told apart by is no thing of the list. */
const SEPARATE = /^(?:the |one |each )?(?:an? )?/iu;

/** `three bins for paper, glass and plastic`: each of them with what is in it. */
function hostsOf(prompt: string): string | undefined {
  const { look: told = '', host = '', list = '' } = EACH_OF.exec(prompt)?.groups ?? {};
  const look = told.replace(NO_LOOK, '');
  const things = list
    .split(/,\s*(?:and\s)?|\sand\s/u)
    .map((one) => one.trim().replace(SEPARATE, ''));
  const areThings = things.every((one) => one !== '' && one.split(' ').length <= 3);
  const known = things.filter((one, at) => elementOf(`i${String(at)}`, one).concept);
  if (known.length < things.length - 1) return undefined;
  if (things.length < 2 || things.length > 5 || !areThings) return undefined;
  const kinds = host === 'bins' ? `coloured ${look}recycling bins` : `${look}${host}`;
  const over = things.map((one, at) => `${one} over ${at === 0 ? 'one' : 'another'}`).join(', ');
  return `three ${kinds.replace('recycling recycling', 'recycling')}: ${over}`;
}

/** The words before the hosts: `recycling infographic`. */
const TITLE_BEFORE =
  /^(?:an? )?(?<title>[a-z][a-z -]{3,30}?) (?:infographic|poster|chart|guide)\b/iu;

function hostedEach(prompt: string): Columns | undefined {
  const plain = prompt.replace(/,? (?:infographic|poster|chart|guide)$/iu, '');
  const hosts = hostsOf(plain);
  const told = hosts === undefined ? undefined : hosted(hosts);
  if (!told) return undefined;
  const title = TITLE_BEFORE.exec(prompt)?.groups?.title;
  const host = EACH_OF.exec(plain)?.groups?.host ?? '';
  return { ...told, title: sentence(title ?? host) };
}

const PAGE = /\b(?:guide|poster|infographic|chart|diagram|explainer|sheet)\b/i;

/** The brief as a page of columns, where its prompt tells one. */
export function withColumns(brief: Brief, prompt: string, layout: PageLayout): Brief {
  const plain = prompt.replace(/\s+/g, ' ').trim();
  const told = layout.columns
    ? compared(plain, layout)
    : PAGE.test(plain)
      ? (hosted(plain) ?? hostedEach(plain))
      : undefined;
  if (!told) return brief;
  const { ideas: _ideas, hour: _hour, weather: _weather, ...rest } = brief;
  return {
    ...rest,
    template: {
      id: 'columns',
      title: brief.lettering[0] ?? told.title,
      items: told.items,
    },
    elements: told.shown,
    relations: [],
    actions: [],
    places: [],
    lettering: [],
    words: [],
  };
}
