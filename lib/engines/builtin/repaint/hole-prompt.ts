import { type Brief, thingsOf } from '@/lib/composer';
import { type DrawSpec } from '@/lib/engines/engine';
import { type Wanted, wantedOf } from '../compose/wanted';

/** What a prompt puts into a hole. */
export interface HolePrompt {
  kind: 'subjects' | 'scene' | 'sky' | 'nothing';
  wanted: Wanted;
}

/** Where the hole is most of the picture, the place a prompt names counts as much as its subjects. */
const MOST_OF_PICTURE = 0.6;

/**
 * Reads a prompt for a hole: its subjects go into what is there already; a place, a sky or a time of
 * day fill the hole themselves; and of what isn't understood nothing is drawn.
 * @param holeShare the hole's share of the picture
 */
export function readHolePrompt(spec: DrawSpec, holeShare: number): HolePrompt {
  const wanted = wantedOf(spec);
  return { kind: kindOf(wanted.brief, holeShare), wanted };
}

const MORE = String.raw`(?:more|same|extend\w*|continu\w*|rest|widen\w*|expand\w*)`;
const ARTICLES = String.raw`(?:(?:of|with|the|this|that|to|a|an)\s+)*`;
const GOES_ON = String.raw`(?:go(?:es)?\s+on|going\s+on|continu\w*|extend\w*|beyond)`;

/** `more sky`, `the room goes on`: what is named is there already and is to go on, not to be drawn. */
export function isToContinue(prompt: string, phrase: string): boolean {
  const words = phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`${MORE}\\s+${ARTICLES}${words}\\b|\\b${words}\\s+${GOES_ON}`, 'i').test(
    prompt,
  );
}

function kindOf(brief: Brief, holeShare: number): HolePrompt['kind'] {
  const { hour, weather } = brief;
  const things = thingsOf(brief);
  const places = brief.places.filter(({ concept }) => concept !== 'sky');
  const isOfSky = things.every((thing) => thing.isOfSky);
  const isSkyTold = hour !== undefined || weather !== undefined || brief.places.length > 0;
  if (places.length === 0 && isOfSky && isSkyTold) return 'sky';
  if (places.length > 0 && (things.length === 0 || holeShare > MOST_OF_PICTURE)) return 'scene';
  return things.length > 0 ? 'subjects' : 'nothing';
}
