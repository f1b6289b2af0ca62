import { type DrawSpec } from '@/lib/engines/engine';
import { conceptOf } from '../compose/lexicon/lexicon';
import { type SceneDescription } from '../compose/understand/description';
import { type Wanted, wantedOf } from '../compose/wanted';
import { understand } from '../compose/understand/understand';

/** What a prompt puts into a hole. */
export interface HolePrompt {
  kind: 'subjects' | 'scene' | 'sky' | 'nothing';
  description: SceneDescription;
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
  const description = understand(spec.prompt, spec.negativePrompt);
  const wanted = wantedOf(spec, description);
  const kind = kindOf(description, holeShare);
  // Words that only the kit knows are things like all others.
  const isKnown = kind === 'nothing' && wanted.things.length > 0;
  return { kind: isKnown ? 'subjects' : kind, description, wanted };
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

function kindOf(description: SceneDescription, holeShare: number): HolePrompt['kind'] {
  const { subjects, setting, hour, weather } = description;
  const onlySky = subjects.every(({ concept }) => conceptOf(concept).habitat === 'sky');
  if (setting === 'sky' && onlySky) return 'sky';
  if (setting !== undefined && (subjects.length === 0 || holeShare > MOST_OF_PICTURE))
    return 'scene';
  if (subjects.length > 0) return 'subjects';
  return hour !== undefined || weather !== undefined ? 'sky' : 'nothing';
}
