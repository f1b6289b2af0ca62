import type { Brief } from '../../brief';
import { stepsKnownIn } from '../../templates/content/known-steps';
import { pointsKnownIn } from '../../templates/content/points';
import { announcedCount } from '../text/outline/count';
import { ownPage } from './own-page';

/** What gives a page an order or a layout of its own. */
const LAID_OUT =
  /\b(?:icons?|logo|pattern|stickers?|blog|hero|header|banner|cover|landing|timeline|history|diagram|anatomy|parts|types|kinds|breeds|species|stages|phases|cycle|pyramid|statistics?|stats|figures|numbers|percentages?|data|costs?|prices?|chart|vs\.?|versus|compar\w+|differences?|myths?|by (?:age|country|month|year|season|continent|gender))\b/i;
const PAGE = /\b(?:infographics?|infographic-style|fact ?sheets?|explainers?|visual guide)\b/i;

/** `with a woman on a bike`, `: sleep, water, …`: what a page lists or shows by itself. */
const TOLD = /:.*,.*,|\b(?:with|showing|featuring) (?:an? |the |some )?\p{L}+/iu;

/** Everything beside the words for the page itself. */
function titleOf(prompt: string): string {
  const plain = prompt
    .replace(/^(?:an? |the )?(?:[\p{L}-]+ ){0,2}?(?:infographics?|fact ?sheets?)\b[\s:,-]*/iu, '')
    .replace(/^(?:about|on|of|for|explaining|with)\s+/i, '')
    .replace(/[\s,]+(?:infographics?|fact ?sheets?|explainers?)\b.*$/i, '')
    .replace(/\s+with (?:\w+ ){1,2}(?:facts|points|tips|reasons|sections|icons|stats)\b.*$/i, '')
    .replace(/^the\s+/i, '')
    .split(/[,.;]/)[0];
  return plain?.trim() ?? '';
}

/**
 * `signs of dehydration infographic`: what everybody knows of it, a point each with its picture. Pages with texts or a
 * layout of their own stay as they are.
 */
export function asPoints(brief: Brief, prompt: string): Brief | undefined {
  if (!PAGE.test(prompt) || LAID_OUT.test(prompt) || TOLD.test(prompt)) return undefined;
  const text = prompt.toLowerCase();
  const found = pointsKnownIn(text);
  if (!found || stepsKnownIn(text) !== found.points) return undefined;
  const { ideas: _ideas, ...rest } = brief;
  const told = brief.lettering[0] ?? titleOf(prompt);
  const title = told.length > 2 && told.length <= TITLE_MAX ? told : found.points.title;
  const count = announcedCount(prompt);
  return ownPage(
    rest,
    {
      template: { ...brief.template, id: 'steps', title, ...(count ? { count } : {}) },
      elements: [],
    },
    /^(?:ignored|element|action|place|attribute|quantity|relation)$/,
  );
}
const TITLE_MAX = 44;
