import type { Brief } from '../../brief';
import { CHANGES } from '../../templates/content/changes.data';
import { type PlannerKind, plannerOf } from '../../templates/content/planners.data';
import { STAGES_SEEN } from '../../templates/content/stages-seen.data';
import type { Topic } from '../../templates/content/topics.data';
import { matching } from '../../templates/design/words';
import { IN_SEASON } from '../../templates/content/in-season.data';
import { stepsKnownOf } from '../../templates/content/known-steps';
import { conceptOf } from '../../concepts';
import { asPanels } from '../panels/panels';
import { blankPage, ownPage } from './own-page';
import { thingOf } from './page-things';

/** Pages with places to fill in, what speaks for and against something, and what a change was before and after it. */

type Read = (text: string) => Brief;

const FOR_AND_AGAINST =
  /\b(?:pros? (?:and|&|vs\.?) cons?|advantages? (?:and|&|vs\.?) disadvantages?|benefits? (?:and|&|vs\.?) (?:drawbacks?|risks?)|upsides? and downsides?)\b/i;
const OF_WHAT =
  /\b(?:cons?|disadvantages?|drawbacks?|risks?|downsides?)(?: (?:list|chart|infographic|poster|comparison))? (?:of|for|about) (?:an? |the )?(?<what>[^,.:;]{3,50}?)(?=$|[,.:;]|\s(?:infographic|poster|chart|with|comparison|in (?:two|a))\b)/iu;
const WHAT_FIRST =
  /^(?:an? )?(?:infographic (?:about|on|of) )?(?:the )?(?<what>[^,.:;]{3,40}?)(?: infographic)?[:,]? (?:the )?(?:pros?|advantages?|benefits?|upsides?)\b/iu;

/** `pros and cons of working from home`. */
export function asProsCons(
  brief: Brief,
  prompt: string,
  topicOf: (text: string) => Topic | undefined,
  read: Read,
) {
  if (!FOR_AND_AGAINST.test(prompt) || (brief.template?.items ?? []).length > 1) return undefined;
  const what = (OF_WHAT.exec(prompt) ?? WHAT_FIRST.exec(prompt))?.groups?.what?.trim();
  if (what === undefined || /\b(?:vs\.?|versus)\b/i.test(what)) return undefined;
  const title = `Pros and cons of ${what.toLowerCase()}`;
  const clauses = [{ caption: '', text: topicOf(prompt)?.scene ?? what }];
  const page = asPanels(brief, { title, clauses, isOrdered: false, isKnown: true }, read);
  return { ...page, template: { ...page.template, id: 'pros-cons', title } };
}

const STATES = /\bbefore(?: and |[ &/-]+)after\b/i;

/** `before and after a kitchen renovation`: both states as scenes, where the prompt tells of neither. */
export function asChange(brief: Brief, prompt: string): Brief | undefined {
  const sides = brief.template?.sides;
  const areTold = sides && sides[0]?.shows !== sides[1]?.shows;
  if (!STATES.test(prompt) || areTold) return undefined;
  const known = CHANGES.find(({ words }) => words.test(prompt));
  if (!known) return undefined;
  return ownPage(brief, {
    template: {
      id: 'comparison',
      sides: [
        { text: 'Before', shows: known.before, scene: known.before },
        { text: 'After', shows: known.after, scene: known.after },
      ],
    },
    elements: [],
  });
}

/** Somebody has it, or it lies in a scene; what is made known of it, or is only a sign. */
const NO_SHEET =
  /\b(?:empty[- ]state|onboarding|holding|writing|on a desk|on the desk|on a table|on the wall|hand|person|woman|man|girl|boy|icons?|logo|app|mockup|cover|flat lay|hero|blog|header|banner|3d|isometric|still life)\b/i;
const SAID_OF_IT =
  /\b(?:printable|minimal(?:ist)?|cute|simple|modern|aesthetic|pastel|a4|letter size|blank|template|layout|design|page|sheet|an?|the|my|for|with|of|in|infographic|illustration|to|free)\b/giu;

const DISH =
  /\brecipe (?:card|page|template|sheet)s? (?:for|of) (?:an? |the )?(?<dish>[^,.:;]{3,40}?)(?=$|[,.:;]|\swith\b)/iu;

/** `recipe card for pancakes`: the dish, and places for what it takes; steps that are known are told instead. */
function asRecipe(brief: Brief, prompt: string): Brief | undefined {
  const dish =
    DISH.exec(prompt)?.groups?.dish ?? /^(?:an? )?(.{3,30}?) recipe\b/i.exec(prompt)?.[1];
  const shown = brief.elements.find(
    ({ concept, phrase }) =>
      conceptOf(concept ?? '') && prompt.toLowerCase().includes(phrase.toLowerCase()),
  );
  const asked = `how to make ${dish ?? shown?.phrase ?? ''}`;
  if (stepsKnownOf({ ...brief, template: { id: 'steps', title: asked } }))
    return { ...brief, elements: shown ? [shown] : [], template: { id: 'steps', title: asked } };
  if (!shown) return undefined;
  return blankPage(brief, {
    template: {
      id: 'planner',
      title: brief.lettering[0] ?? dish ?? shown.phrase,
      items: [{ text: 'Ingredients' }, { text: 'Method' }],
    },
    elements: [{ ...shown, id: 'i1' }],
  });
}

/** `certificate of achievement for a swimming course`. */
const CERTIFICATE =
  /\b(?<title>(?:certificate|diploma)(?: of (?:achievement|completion|appreciation|attendance|participation|excellence|merit|honou?r))?)(?: (?:template|design))?(?: (?:for|of) (?<what>[^,.:;]{3,50}?))?(?=$|[,.:;]|\swith\b)/iu;
const NO_CERTIFICATE =
  /\b(?:holding|invitations?|invites?|flyers?|posters?|banners?|cards?|a cap and|with (?:a|his|her) (?:certificate|diploma)|frame|wall|graduate|gift|birth certificate|icons?|logo|ssl|person|woman|man|girl|boy|student)\b/i;

export function asCertificate(brief: Brief, prompt: string): Brief | undefined {
  const { title, what } = CERTIFICATE.exec(prompt)?.groups ?? {};
  if (title === undefined || NO_CERTIFICATE.test(prompt)) return undefined;
  return blankPage(brief, {
    template: {
      id: 'certificate',
      title: brief.lettering[0] ?? title,
      ...(what ? { items: [{ text: what }] } : {}),
    },
    elements: brief.elements
      .filter(
        ({ phrase, concept }) => conceptOf(concept ?? '') && !/certificate|diploma/i.test(phrase),
      )
      .slice(0, 1),
  });
}

const BY_SEASON =
  /\b(?:seasonal|in season|by (?:the )?(?:season|month)|season(?:al)? calendar|each season)\b/i;
const SEASON_PAGE = /\b(?:charts?|calendar|guide|infographics?|poster)\b/i;

/** `seasonal fruit calendar`: a column a season, with what is ripe in it. */
export function asSeasons(brief: Brief, prompt: string, read: Read): Brief | undefined {
  if (!BY_SEASON.test(prompt) || !SEASON_PAGE.test(prompt) || NO_SHEET.test(prompt))
    return undefined;
  const known = IN_SEASON.find(({ words }) => words.test(prompt));
  if (!known || /\b(?:prices?|sales|consumption|use|cost)\b/i.test(prompt)) return undefined;
  const things = known.seasons.flatMap((one) => one.things);
  return blankPage(brief, {
    template: {
      id: 'columns',
      title: brief.lettering[0] ?? known.title,
      items: known.seasons.map((one) => ({ text: one.season, stack: [...one.things] })),
    },
    elements: things.map((thing, index) => thingOf(`i${String(index + 1)}`, thing, thing, read)),
  });
}

/** What a page to fill in lists after a colon, a row each. */
function rowsTold(prompt: string): { text: string }[] {
  const list = /:\s*([^:.;]{5,200})$/.exec(prompt)?.[1] ?? '';
  const rows = list
    .split(/,\s*(?:and\s)?/)
    .map((row) => row.trim())
    .filter(Boolean);
  return rows.length > 1 && rows.length <= PLANNER_ROWS_MAX ? rows.map((text) => ({ text })) : [];
}
const PLANNER_ROWS_MAX = 8;

/** `weekly meal planner`: a page to fill in, called as the prompt calls it. */
export function asPlanner(brief: Brief, prompt: string, read: Read): Brief | undefined {
  const kind: PlannerKind | undefined = NO_SHEET.test(prompt) ? undefined : plannerOf(prompt);
  if (!kind || (brief.template?.items ?? []).length > 1) return undefined;
  const named = kind.words.exec(prompt)?.[0] ?? '';
  if (kind.layout === 'recipe') return asRecipe(brief, prompt);
  const before = prompt.slice(0, prompt.search(kind.words)).replace(SAID_OF_IT, ' ');
  const plain = `${before} ${named}`
    .replace(/[^\p{L}\d' -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const title = brief.lettering[0] ?? (plain.split(' ').length <= 4 ? plain : named);
  return blankPage(brief, {
    template: { id: 'planner', title, items: [{ text: title }, ...rowsTold(prompt)] },
    elements: kind.sign ? [thingOf('i1', kind.sign, kind.sign, read)] : [],
  });
}

const NO_STAGES = /:[^:]*,[^:]*,|\b(?:icons?|logo|life ?cycle|blog|hero|header|banner|cover)\b/i;

/** `stages of sleep`: each stage by its name and its scene, one leading to the next. */
export function asStages(brief: Brief, prompt: string, read: Read): Brief | undefined {
  const known = NO_STAGES.test(prompt) ? undefined : matching(prompt.toLowerCase(), STAGES_SEEN);
  if (!known) return undefined;
  const clauses = known.stages.map(([caption, text]) => ({ caption, text }));
  const title = brief.lettering[0] ?? known.title;
  return asPanels(
    { ...brief, words: [] },
    { title, clauses, isOrdered: false, isKnown: true, page: 'chain' },
    read,
  );
}
