import { conceptOf } from '../../concepts';
import type { Brief, BriefElement } from '../../brief';
import { DIMENSIONS } from '../../templates/content/dimensions.data';
import { DIAGRAMS } from '../../templates/diagrams';
import { KIT_PARTS } from '../../templates/diagrams/kit-parts.data';
import { ABOUT, ABOUT_ANIMAL } from '../../templates/content/outlines.data';
import { LAYERED } from '../../templates/content/layered.data';
import { KINDS } from '../../templates/content/kinds.data';
import { stepsKnownOf } from '../../templates/content/known-steps';
import type { Topic } from '../../templates/content/topics.data';
import { matching } from '../../templates/design/words';
import { topicIn } from '../topics/things-of';
import { announcedCount } from '../text/outline/count';
import { asPanels } from '../panels/panels';
import { asCertificate, asChange, asPlanner, asProsCons, asSeasons, asStages } from './kept-free';
import { blankPage, ownPage } from './own-page';
import { asPoints } from './points';
import { thingOf } from './page-things';

/**
 * Pages that explain a topic and give none of its texts: the page is about its topic by picture. What it is told apart by
 * (`by age`, `per country`) is a row of its members, and so many numbers or facts are so many places for them.
 */

type Read = (text: string) => Brief;
type Template = NonNullable<Brief['template']>;
type Named = readonly (readonly [name: string, shows: string])[];

const PAGE =
  /\b(?:infographics?|infographic-style|charts?|diagrams?|explainers?|fact ?sheets?|data visuali[sz]ations?|visual guide|comparisons?)\b/i;
const NO_PAGE =
  /\b(?:icons?|logo|pattern|sticker|blog|hero|header|article|cover|landing|banner|(?:bar|pie|line|donut|flow|org|gantt|radar|area) ?(?:chart|graph|diagram)s?|venn|mind map|timeline|how to|guide to|steps?|instructions?|tutorial|routine|day in the life|how (?!much|many|often|long)\w+|labell?ed diagram|parts of|anatomy|life ?cycle|cycle|food (?:chain|web)|pyramid|cross[- ]section|layers? of|inside)\b/i;

/** A chart that somebody looks at is there, and no page. */
const LOOKED_AT =
  /\b(?:looking|pointing|staring|gazing) at (?:an?|the|their|his|her) (?:[a-z]+ ){0,2}(?:charts?|diagrams?|infographics?)\b/i;

/** One that hangs in a room is there as well, behind whoever is in it. */
const HUNG_THERE =
  /\b(?:charts?|diagrams?|infographics?) (?:(?:is|are|that|hanging|pinned|taped|drawn|projected|displayed|up) ){0,3}(?:on|to|behind|above|over) (?:(?:an?|the|his|her|their) (?:wall|whiteboard|blackboard|board|screen|easel|door|monitor|clipboard|desk)|him|her|them)\b|\b(?:chart|diagram)s? (?:hanging|pinned|taped) (?:behind|there|up)\b/i;
const SOMEBODY_AT_IT =
  /\b(?:man|woman|boy|girl|teachers?|doctors?|nurses?|opticians?|optometrist|people|team|students?|pupils?|kids?|children|manager|boss|colleagues?|analysts?|scientists?|professor|presenter|speaker|coach|businessm[ae]n|businesswom[ae]n|engineers?|fox|bear|owl|cat|dog|robot)\b/i;

/** Whether a chart is a thing of the scene. */
const isThere = (prompt: string): boolean =>
  LOOKED_AT.test(prompt) || (HUNG_THERE.test(prompt) && SOMEBODY_AT_IT.test(prompt));

/** Designs that have no texts of their own for such a page. */
const GIVES_WAY = /^(?:|infographic|steps|chart|wall-chart|labelled-diagram|poster|comparison)$/;

/** Of layers nothing but a scene is asked for where no page is named. */
const GIVES_WAY_TO_LAYERS =
  /^(?:infographic|steps|chart|wall-chart|labelled-diagram|cross-section|poster|insides|panels)$/;

interface Told {
  title: string;
  scene: string;
  things: Named;
  page?: Template['page'];
  missing: string[];
}

/** The brief as a page of its topic: a scene at its head, and its things in cards. */
export function asTopicPage(
  brief: Brief,
  { title, scene, things, page, missing }: Told,
  read: Read,
): Brief {
  const clauses = [{ caption: '', text: scene }];
  const headed = asPanels(brief, { title, clauses, isOrdered: false, isKnown: true }, read);
  return {
    ...headed,
    template: {
      ...headed.template,
      id: 'topic-page',
      title,
      items: things.map(([text]) => ({ text })),
      ...(page ? { page } : {}),
      missing,
    },
    elements: [
      ...things.map(([name, shows], index) => thingOf(`i${String(index + 1)}`, name, shows, read)),
      ...headed.elements,
    ].slice(0, 40),
  };
}

const PLACES =
  /\b(?:numbers?|figures?|statistics?|stats|percentages?|data|costs?|prices?|how (?:much|many|often|long))\b/i;
const FACTS = /\b(?:facts?|reasons?|tips|benefits|ways|points|myths|ideas|rules|habits|signs)\b/i;

/** What a page keeps free, and what the report tells of it. */
function askedFor(prompt: string): Pick<Told, 'page' | 'missing'> {
  if (PLACES.test(prompt)) return { page: 'figures', missing: ['figures (the prompt gives none)'] };
  if (FACTS.test(prompt))
    return { page: 'numbered', missing: ['texts of the points (the prompt gives none)'] };
  return { missing: ['texts (the prompt gives none)'] };
}

const topicOf = (text: string): Topic | undefined => topicIn(text)?.topic;

const isAnimal = (concept = ''): boolean => conceptOf(concept)?.kind === 'animal';

/** The thing or the place that a page is about, where it is one that can be drawn. */
function subjectOf(brief: Brief, prompt: string, read: Read): BriefElement | undefined {
  const title = titleOf(brief, prompt);
  const { elements, places } = read(title);
  const shown = elements.find(({ concept }) => conceptOf(concept ?? ''));
  if (shown || places.length === 0) return shown;
  return { id: 'e1', phrase: title, count: 1, several: false, colors: [], attributes: [] };
}

/** An animal stands alone, as large as it can be. */
const sceneOf = ({ concept = '', phrase }: BriefElement): string =>
  isAnimal(concept) ? `a ${concept.replace(/-/g, ' ')}` : phrase;

/** A thing that no table knows more of: itself at the head of the page, and what one asks of anything below it. */
function ofThing(brief: Brief, prompt: string, subject: BriefElement): Told {
  const heads = isAnimal(subject.concept) ? ABOUT_ANIMAL : ABOUT;
  const names = heads.slice(0, countOf(prompt) ?? 4);
  return {
    title: titleOf(brief, prompt),
    scene: sceneOf(subject),
    things: names.map(({ head, shows }) => [head, shows] as const),
    ...(PLACES.test(prompt) ? { page: 'figures' as const } : {}),
    missing: ['texts (the prompt gives none)'],
  };
}

/** Whether an animal has the word of a topic in its name: `sea turtles` are no page about the sea. */
const isNamedAfter = ({ concept, phrase }: BriefElement, { words }: Topic): boolean => {
  const parts = phrase.toLowerCase().split(' ');
  return isAnimal(concept) && parts.length > 1 && words.some((word) => word === parts[0]);
};

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const COUNTED =
  /\b(two|three|four|five|six|seven|eight|[2-8])(?: (?:key|big|main|simple|surprising|important|quick|fun))? (?:numbers?|figures?|statistics|stats|facts?|points|charts|icons|sections|things)\b/i;

function countOf(prompt: string): number | undefined {
  const word = COUNTED.exec(prompt)?.[1]?.toLowerCase();
  if (word === undefined) return announcedCount(prompt);
  return NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 2 : Number(word);
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the page is about, in the words of the prompt: `world population infographic by continent` says it on both sides. */
function titleOf(brief: Brief, prompt: string): string {
  const rest = prompt
    .replace(/^(?:an? |the )?(?:[\w-]+ ){0,2}?(?:infographic|chart|diagram|poster)s?\b/i, '')
    .replace(/^[\s:,-]*(?:about|on|of|for|showing|explaining|comparing|with)?\s*(?:the )?/i, '')
    .replace(/\s+(?:infographic|chart|diagram|poster|illustration)s?\b.*$/i, '')
    .replace(/\s+with (?:\w+ ){1,3}$/i, '')
    .replace(
      /\s+with (?:\w+ ){1,2}(?:facts|points|tips|reasons|sections|icons|statistics|stats)$/i,
      '',
    )
    .trim();
  const named = brief.lettering[0] ?? brief.template?.title ?? (rest || prompt);
  const before = /^(?:an? |the )?(.{3,40}?) (?:infographic|chart|diagram|poster)\b/i.exec(
    prompt,
  )?.[1];
  return sentence(/^by\b/i.test(named) && before ? `${before} ${named}` : named);
}

/** `water use by country`: its members, each with a place for a figure. */
function byDimension(brief: Brief, prompt: string): Told | undefined {
  const found = DIMENSIONS.find(({ words }) => words.test(prompt));
  if (!found) return undefined;
  const topic = topicOf(prompt.replace(found.words, ' '));
  return {
    title: titleOf(brief, prompt),
    scene: topic?.scene ?? '',
    things: found.members,
    page: 'figures',
    missing: ['figures (the prompt gives none)'],
  };
}

/** Whether nothing is drawn of it but headings that fit anything. */
function isUntold({ template }: Brief, { concept = '', phrase }: BriefElement): boolean {
  const hasDiagram = KIT_PARTS.has(concept) || matching(phrase.toLowerCase(), DIAGRAMS);
  return /^(?:steps|infographic|labelled-diagram)$/.test(template?.id ?? '') && !hasDiagram;
}

/** `40% of people skip breakfast`: the page is about its figure. */
const FIGURE = /\d\s?(?:%|percent\b)|\b\d{1,3} (?:in|out of) \d{1,3}\b/iu;

/** A topic that is known, as many of its things as are asked for; else the thing that the page is about. */
function ofTopic(brief: Brief, prompt: string, read: Read): Told | undefined {
  if (FIGURE.test(prompt)) return undefined;
  const topic = topicOf(prompt);
  const subject = subjectOf(brief, prompt, read);
  if (!topic || (subject && isNamedAfter(subject, topic)))
    return subject && isUntold(brief, subject) ? ofThing(brief, prompt, subject) : undefined;
  const count = countOf(prompt);
  const things = topic.things.slice(0, count ?? topic.things.length);
  return { title: titleOf(brief, prompt), scene: topic.scene, things, ...askedFor(prompt) };
}

/** What asks for the kinds of something by itself, and what else a page of them is called. */
const OF_KINDS = /\b(?:types|kinds|varieties|sorts|species) of\b/i;
const NAMED_PAGE =
  /\b(?:posters?|charts?|infographics?|guide|illustrated|labell?ed|labels|names?|flash ?cards?|prints?|educational|identification|diagram|vector set|cheat ?sheet)\b/i;
const NO_KINDS =
  /\b(?:icons?|logo|pattern|seamless|blog|hero|header|banner|how to|cover|stickers?|parts of|anatomy|life ?cycle|inside|cross[- ]section|by (?:age|month|country))\b/i;

/** Clouds over a land, each as high as it is. */
const AT_HEIGHTS = /\b(?:heights?|altitudes?|levels?|how high)\b/i;

/** Words without a thing are told as such on these pages. */
const IGNORED = /^ignored$/;

/** `types of pasta`: the members of a class, each with its name. */
function asKinds(brief: Brief, prompt: string, read: Read): Brief | undefined {
  const isAsked = OF_KINDS.test(prompt) || NAMED_PAGE.test(prompt);
  const kinds =
    isAsked && !NO_KINDS.test(prompt) ? matching(prompt.toLowerCase(), KINDS) : undefined;
  if (!kinds) return undefined;
  const steps = kinds.steps.slice(0, countOf(prompt) ?? kinds.steps.length);
  const { ideas: _ideas, ...rest } = brief;
  if (kinds.title === 'Types of clouds' && AT_HEIGHTS.test(prompt))
    return ownPage(
      rest,
      { template: { id: 'labelled-diagram', title: 'clouds at different heights' }, elements: [] },
      IGNORED,
    );
  return ownPage(
    rest,
    {
      template: {
        id: 'wall-chart',
        title: brief.lettering[0] ?? kinds.title,
        items: steps.map(({ head }) => ({ text: head })),
      },
      elements: steps.map(({ head, shows }, index) =>
        thingOf(`i${String(index + 1)}`, head, shows, read),
      ),
    },
    IGNORED,
  );
}

const NO_LAYERS =
  /\b(?:icons?|logo|pattern|seamless|blog|hero|header|banner|how to|cover|stickers?)\b/i;

/** `layers of the ocean`: a stack of bands with what is in each; who lists layers of their own wants those. */
function asLayers(brief: Brief, prompt: string, read: Read): Brief | undefined {
  const isListed =
    /:|\bwith (?:labels )?(?:the )?\w+,/.test(prompt) && !/^[^:]{0,24}infographic:/i.test(prompt);
  const known =
    isListed || NO_LAYERS.test(prompt) ? undefined : matching(prompt.toLowerCase(), LAYERED);
  if (!known) return undefined;
  const seen = new Set(known.layers.flatMap(({ things }) => things));
  return blankPage(
    brief,
    {
      template: {
        id: 'layers',
        title: known.title,
        items: known.layers.map(({ name }) => ({ text: name })),
      },
      elements: [...seen].map((thing, index) =>
        thingOf(`i${String(index + 1)}`, thing, thing, read),
      ),
    },
    IGNORED,
  );
}

/** What happened over a time is a line of dates, whatever its page is called. */
const HISTORY =
  /\b(?:history of|evolution of|(?:through|over|throughout) the (?:years|ages|decades|centuries)|from (?:1[0-9]|20)\d\d (?:to|until|till)|(?:1[0-9]|20)\d\d ?(?:-|–|to) ?(?:(?:1[0-9]|20)\d\d|today|now|present))\b/i;
const NO_HISTORY =
  /\b(?:human evolution|evolution of (?:man|humans?)|museum|teacher|class|book|prices?|sales|growth|revenue|population|temperature)\b/i;

function asHistory(brief: Brief, prompt: string): Brief | undefined {
  if (!PAGE.test(prompt) || NO_PAGE.test(prompt) || !HISTORY.test(prompt)) return undefined;
  if (NO_HISTORY.test(prompt)) return undefined;
  const { title: _title, ...template } = brief.template ?? {};
  const subject =
    /\b(?:history|evolution) of (?:the )?([\p{L} -]{3,40}?)(?=$|[,:.]|\s(?:from|in|with|infographic|between|since)\b)/iu.exec(
      prompt,
    );
  const title = brief.lettering[0] ?? (subject ? `the history of ${subject[1] ?? ''}` : undefined);
  return { ...brief, template: { ...template, id: 'timeline', ...(title ? { title } : {}) } };
}

/** `a diagram of the heart`: its parts by their names, and no page about its health. */
const isDiagramAsked = ({ template }: Brief, prompt: string): boolean =>
  template?.id === 'labelled-diagram' &&
  /\bdiagrams?\b/i.test(prompt) &&
  matching(prompt.toLowerCase(), DIAGRAMS) !== undefined;

/** The brief as a page that explains, where it asks for one and has no texts of its own. */
export function withExplained(brief: Brief, prompt: string, read: Read): Brief {
  const { template } = brief;
  const isLayered = template ? GIVES_WAY_TO_LAYERS.test(template.id) : NAMED_PAGE.test(prompt);
  const layers = isLayered ? asLayers(brief, prompt, read) : undefined;
  if (layers) return layers;
  const kept =
    asCertificate(brief, prompt) ??
    asSeasons(brief, prompt, read) ??
    asPlanner(brief, prompt, read) ??
    asStages(brief, prompt, read) ??
    asChange(brief, prompt) ??
    asProsCons(brief, prompt, topicOf, read);
  if (kept) return kept;
  const isOwn = (template?.items ?? []).length > 1 || template?.sides || template?.panels;
  if (isOwn || !GIVES_WAY.test(template?.id ?? '')) return brief;
  if (isDiagramAsked(brief, prompt)) return brief;
  const own = asPoints(brief, prompt) ?? asHistory(brief, prompt);
  if (own) return own;
  const kinds = asKinds(brief, prompt, read);
  if (kinds) return kinds;
  if (!PAGE.test(prompt) || NO_PAGE.test(prompt) || isThere(prompt)) return brief;
  const hasTexts = stepsKnownOf(brief) !== undefined && !PLACES.test(prompt);
  const told = byDimension(brief, prompt) ?? (hasTexts ? undefined : ofTopic(brief, prompt, read));
  return told ? asTopicPage(brief, told, read) : brief;
}
