import { outlineOf } from '../text/outline/outline';
import type { Listed } from '../text/outline/listed';
import { isLook, segmentsOf } from '../text/outline/segments';
import { ringsTold } from '../text/rings-told';
import { relist } from './listed';
import { remove } from './imply';
import type { Rule } from './rule';

/** Pages of boxes, rings and lanes, by how prompts name them. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/\bvenn\b/i, 'venn'],
  [
    /\bgit[- ]?(?:branch\w*|flow|workflow|graph|merge|commit (?:graph|history|tree))|\bbranching (?:strategy|model|diagram|workflow)|\b(?:feature|develop) branch/i,
    'git-graph',
  ],
  [/\bfood[- ](?:chains?|webs?)\b/i, 'food-chain'],
  [
    /\bci ?(?:\/|-|and|&)? ?cd\b|\b(?:devops|deployment|build|release|data|etl|machine learning|ml|delivery|sales) (?:pipeline|workflow|lifecycle)\b|\bpipeline (?:diagram|infographic|stages|flow)\b|\betl (?:process|diagram)\b/i,
    'pipeline',
  ],
  [
    /\bclient[- ](?:and )?server\b|\b(?:(?:system|software|cloud|web|app|application|microservices?|serverless|aws|azure|network|3|three|n)[- ]?(?:tier )?(?:architecture|topology|infrastructure))\b|\barchitecture diagram\b|\bnetwork diagram\b|\bmicroservices diagram\b/i,
    'network',
  ],
  [
    /\b(?:types|kinds) of angles\b|\bangles? (?:poster|chart|worksheet|anchor chart|flash ?cards?)\b|\b(?:acute|obtuse|reflex)\b.*\bangles?\b|\bangles?\b.*\b(?:acute|obtuse|reflex)\b/i,
    'angles',
  ],
  [/\bcontinents\b/i, 'map'],
  [
    /\b(?:how|growth of|stages of) (?:an? |the )?(?:\p{L}+ )?(?:seed|bean|acorn|plant|sunflower|tree)s? (?:grows?|becomes?|germinat\w+|turns? into)\b|\bgrowth stages\b|\bstages of (?:\p{L}+ )?growth\b|\bseed germination\b|\bfrom (?:seed|acorn|egg|baby|caterpillar) to \p{L}+/iu,
    'growth',
  ],
  [
    /\b(?:database schema|er diagram|erd|entity[- ]relationship|data model|schema diagram|uml class|class diagram|database diagram|sql tables)\b/i,
    'data-tables',
  ],
  [
    /\blife ?-?cycles?\b|\b(?:water|carbon|rock|nitrogen|hydrologic(?:al)?|oxygen|recycling|business|product) cycle\b|\bcycle (?:diagram|infographic|chart|poster)\b|\bcircular (?:diagram|infographic|flow)\b/i,
    'cycle',
  ],
];

/** Somebody is at it, or it hangs in a scene. */
const IN_SCENE =
  /\b(?:holding|drawing|pointing|presenting|looking at|in front of|on (?:a|the) (?:wall|screen|whiteboard|blackboard|monitor|laptop)|standing|explaining to|hero|blog|header|banner)\b/i;
const OF_SCHEME =
  /^(?:venn(?: diagram)?|diagram|food chain|food web|(?:life |water )?cycle|circle|chain|arrows?|pipeline|git|branch\w*|angles?|(?:\p{L}+ )?(?:architecture|topology|angle|chart|poster|worksheet|infographic))$/iu;
/** One after the other without commas: `grass → rabbit → fox`, `from lead to deal`. */
const LEADS = /\s*(?:→|->|=>|>|\bto\b|\bthen\b|\bis eaten by\b|\beaten by\b|\beats\b)\s*/i;
const AROUND_LIST =
  /^.*?(?:\b(?:diagram|chain|web|pipeline|of|from|showing|comparing|between|with)\b|:)\s*/i;

/** `life cycle of a frog, eggs, tadpole, frog`: the list begins behind what the page is called. */
const OF_HEAD =
  /\b(?:diagram|cycle|lifecycle|infographic|chain|web|pipeline|architecture|poster|chart|worksheet|topology)\b/i;

const HOW_LAID =
  /^(?:in|as|on) (?:an? |the )?(?:circle|ring|row|line|order|loop|sequence|page)$|^for /i;

const WITH_ARROWS = /,?\s(?:and|with) (?:labell?ed )?arrows\b/i;

/** What a scheme is of, in its order. */
function itemsOf(prompt: string, id: string): Listed[] {
  const { items } = outlineOf(prompt, 'plain');
  if (items.length > 1) return items;
  const [head = '', ...listed] = segmentsOf(prompt).filter(
    (part) => !isLook(part) && !HOW_LAID.test(part),
  );
  if (id !== 'venn' && listed.length > 1 && OF_HEAD.test(head))
    return listed.map((text) => ({ text }));
  if (id === 'growth') return [];
  const tail = prompt.replace(/[.!]$/, '').replace(AROUND_LIST, '');
  const bare = tail
    .replace(AROUND_LIST, '')
    .replace(/\s(?:for|poster|infographic|diagram|in|as)\b.*$/i, '');
  const between = id === 'venn' ? /\s*(?:,|\band\b|\bvs\.?\b|\bversus\b|&)\s*/i : LEADS;
  const parts = bare
    .split(between)
    .map((part) => part.replace(/^[:\s]*(?:(?:an?|the)\s)?/i, '').trim());
  const isList =
    parts.length > 1 && parts.every((part) => part !== '' && part.split(/\s+/).length <= 4);
  // Who eats stands before who is eaten: the chain begins at its end.
  const isBackwards = /\beats\b/i.test(bare);
  const inOrder = isBackwards ? parts.reverse() : parts;
  return isList ? inOrder.slice(0, 10).map((text) => ({ text })) : [];
}

const isIn = (part: string, whole: string) => whole.toLowerCase().includes(part.toLowerCase());

export const schemes: Rule = {
  name: 'a Venn diagram, a food chain, a pipeline, an architecture or branches are a page of boxes, rings and lanes',
  example: {
    prompt: 'food chain: grass, rabbit, fox',
    brief: {
      template: {
        id: 'food-chain',
        items: [{ text: 'grass' }, { text: 'rabbit' }, { text: 'fox' }],
      },
    },
  },
  apply(draft, prompt) {
    const id = NAMED.find(([pattern]) => pattern.test(prompt))?.[1];
    if (id === undefined || IN_SCENE.test(prompt) || draft.template?.id === 'icon-set') return;
    const rings = id === 'venn' ? ringsTold(prompt) : undefined;
    const items =
      rings?.items ?? itemsOf(prompt.replace(WITH_ARROWS, ''), id).map(({ text }) => ({ text }));
    const title = rings?.title ?? outlineOf(prompt, 'plain').title;
    const isTitle = title !== undefined && !items.some(({ text }) => isIn(text, title));
    draft.template = { id, ...(isTitle ? { title } : {}), ...(items.length > 1 ? { items } : {}) };
    draft.ideas = [];
    draft.places.splice(0);
    if (items.length > 1) relist(draft, items, title);
    remove(draft, (element) => OF_SCHEME.test(draft.element(element)?.phrase ?? ''));
    for (const word of draft.words)
      if (word.fate === 'unknown' && OF_WORDS.test(word.word)) word.fate = 'template';
  },
};
const OF_WORDS =
  /^(?:venn|ci|cd|devops|pipeline|git|flow|branch\w*|angles?|architecture|client|server|system|microservices?|network|topology|food|chain|web|data|etl)$/i;
