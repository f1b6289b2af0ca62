import type { Brief } from '../../../brief';
import { EXPRESSION_NAMES } from '../../../templates/design/shown.data';
import { sentenceCase } from '../../../templates/design/words';
import { asPanels } from '../../panels/panels';
import { dated } from '../../text/outline/figures';
import { blankPage } from '../own-page';
import { partsOf, type Read, tailOf, thingsOf } from './told-list';

/** Roads with milestones, charts of feelings on faces, and pictures that differ. */

const ROADMAP = /\broad ?map\b|\bwinding road\b|\broad infographic\b|\bjourney map\b/i;
const IS_PAGE = /\b(?:infographics?|timelines?|diagrams?|charts?|posters?|slides?|road ?map)\b/i;
const MILESTONES =
  /\b(?:milestones?|phases?|stages?|stops?|steps|quarters?|signposts?|signs|markers?|pins?|stations?)\b(?: (?:for|labell?ed|named|called|like|such as|of|marking|reading|with))*:?\s+(?<list>\p{L}[^:.;]{8,240})$/iu;
const NAME =
  /^(?:an? |the )?(?<name>(?:[\p{L}'-]+ ){0,4}?road ?map(?: (?:for|of) (?:an? |the )?[\p{L}' -]{3,40}?)?)(?=\s*(?:$|[,:]|\binfographic\b|\btimeline\b|\bwith\b|\bas\b|\bshowing\b))/iu;
const SAID =
  /\b(?:an?|the|simple|modern|colou?rful|minimal(?:ist)?|flat|isometric|clean|illustrated)\s/giu;
const STAGES_MAX = 7;

/** `roadmap with a winding road and milestones for research, design, launch`: a road with a stop for each. */
export function asRoadmap(prompt: string, read: Read): Brief | undefined {
  if (!ROADMAP.test(prompt) || !IS_PAGE.test(prompt)) return undefined;
  const list =
    MILESTONES.exec(prompt)?.groups?.list ?? /:\s+([^:]{8,240})$/u.exec(prompt)?.[1] ?? '';
  const stages = partsOf(list.replace(/[.!]+$/, ''));
  if (stages.length < 3 || stages.length > STAGES_MAX) return undefined;
  if (stages.some((stage) => stage.split(/\s+/).length > 6)) return undefined;
  const brief = read(prompt);
  const items = stages.map((stage) => dated(stage));
  const name = (NAME.exec(prompt)?.groups?.name ?? '').replace(SAID, '').trim();
  return blankPage(brief, {
    template: {
      id: 'timeline',
      page: 'road',
      title: brief.lettering[0] ?? (name ? sentenceCase(name) : 'Roadmap'),
      items: items.map(({ text, written }) => ({ text, ...(written ? { written } : {}) })),
    },
    elements: thingsOf(
      items.map(({ text }) => text),
      read,
    ),
  });
}

const FEELINGS = /\b(?:feelings?|emotions?|moods?|how (?:do|are) you feel\w*)\b/i;
const WHOSE =
  /\b(?:with |of |showing |using )?(?:(?:\d|an?|the|two|three|four|five|six|seven|eight|nine|different|cartoon|cute) )*(?<who>\p{L}{3,16}?)(?:['’]s|s['’]|['’])? (?:face|head|expression)s\b|\bfaces of (?:an? |the |(?:\d|four|five|six|eight) )?(?<of>\p{L}{3,16})\b/iu;

/** `feelings chart with children's faces: happy, sad`: a head with each feeling, under its own word. */
export function asFeelings(prompt: string, read: Read): Brief | undefined {
  if (!FEELINGS.test(prompt)) return undefined;
  const { who, of } = WHOSE.exec(prompt)?.groups ?? {};
  const [figure] = read(`a ${who ?? of ?? ''}`).elements;
  const feelings = partsOf(tailOf(prompt) ?? '').filter((part) =>
    EXPRESSION_NAMES.some(([, words]) => words.test(part)),
  );
  if (!figure?.concept || feelings.length < 3 || feelings.length > 9) return undefined;
  const brief = read(prompt);
  const own = brief.elements.find(({ concept }) => concept === figure.concept);
  return blankPage(brief, {
    template: {
      id: 'expression-sheet',
      title: 'How do you feel?',
      items: feelings.map((text) => ({ text })),
    },
    elements: [
      { ...figure, id: 'e1', phrase: own?.phrase ?? figure.phrase, count: own?.count ?? 1 },
    ],
  });
}

const DIFFERENCES =
  /\b(?:spot|find)(?:ing)? (?:the )?(?:\d+ |five |three |six |seven |ten )?differences?\b/i;
const OF_A_SCENE =
  /^.*?\bdifferences?\b(?: (?:page|worksheet|game|puzzle|activity|picture|illustration|sheet)s?)*(?: for (?:kids|children|preschool(?:ers)?))?[\s,:]*(?:(?:with|of|showing|featuring|between) )?(?:(?:two|2) (?:almost |nearly )?(?:(?:identical|similar|same) )?(?:pictures|scenes|images|drawings|illustrations|versions) (?:of|with|showing) )?(?<scene>.{5,200})$/iu;
/** Colours that a thing of the second picture has, and the first has not. */
const OTHERWISE = ['red', 'blue', 'yellow', 'green'] as const;
const CHANGES_MAX = 3;

/** `spot the difference: a cat asleep on a sofa`: the same scene twice, some of its things in other colours. */
export function asDifferences(prompt: string, read: Read): Brief | undefined {
  if (!DIFFERENCES.test(prompt)) return undefined;
  const scene = OF_A_SCENE.exec(prompt)?.groups?.scene?.replace(/[.!]+$/, '');
  if (scene === undefined) return undefined;
  const things = read(scene).elements.filter(
    ({ concept, colors, phrase, because }) =>
      concept !== undefined && colors.length === 0 && because === undefined && phrase.length > 2,
  );
  const changed = things.slice(0, CHANGES_MAX).reduce((text, { phrase }, index) => {
    const noun = phrase.split(' ').at(-1) ?? phrase;
    const found = new RegExp(`(?<![\\p{L}-])${noun.replace(/[^\p{L}]/gu, '.')}(?![\\p{L}-])`, 'iu');
    return text.replace(found, `${OTHERWISE[index] ?? 'red'} ${noun}`);
  }, scene);
  if (things.length === 0) return undefined;
  const clauses = [scene, changed].map((text) => ({ caption: '', text }));
  const page = asPanels(
    { ...read(prompt), words: [] },
    { title: 'Spot the differences', clauses, isOrdered: false, isKnown: true },
    read,
  );
  return page.template ? { ...page, template: { ...page.template, laid: { flow: 'down' } } } : page;
}
