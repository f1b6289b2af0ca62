import { tells } from '../design/words';
import type { KnownSteps, Step } from './steps.data';
import { BENEFITS_ROWS } from './points-benefits.data';
import { CARE_ROWS } from './points-care.data';
import { CAUSES_ROWS } from './points-causes.data';
import { FACTS_ROWS } from './points-facts.data';
import { SIGNS_ROWS } from './points-signs.data';
import { TIPS_ROWS } from './points-tips.data';

/**
 * What everybody knows of a subject by what is asked of it: the signs of a stroke are other points than its causes, and
 * what is good about cycling is no list of bicycle parts. No figures: none that nobody gave are made up.
 */

/** What is asked of a subject, and the words of a page that ask for it. */
const ASPECTS: Readonly<Record<string, RegExp>> = {
  signs: /\b(?:signs?|symptoms?|spot|recogni[sz]e|detect|red flags?|know if|tell if)\b/,
  causes: /\b(?:causes?|caused|causing|reasons? (?:for|of|why|behind)|drivers|sources|triggers?)\b/,
  effects:
    /\b(?:effects?|impacts?|consequences?|affects?|harms?|harmful|dangers?|risks?|happens? to|does to|do to|damages?|problems?)\b/,
  benefits:
    /\b(?:benefits?|advantages?|importance|important|why|reasons?|good for|matters?|do for|does for|power of|value of|perks|pros)\b/,
  tips: /\b(?:tips?|ways?|how to|guide|advice|prevent\w*|reduc\w*|hacks?|rules?|dos|do's|habits?|ideas?|steps?|avoid\w*|fight\w*|stop\w*|beat\w*|tricks?|checklist|basics|etiquette|safety|manage\w*|improv\w*|stay\w*|better|good|healthy|what to do|care|caring|proper|best practices|for beginners)\b/,
  pack: /\b(?:pack|packing|bring|essentials?|kit|gear|take with|need for|checklist)\b/,
  qualities:
    /\b(?:qualit(?:y|ies)|skills?|traits?|habits?|characteristics|makes? a|what makes|how to (?:be|become)|good|great|tips|values|secrets?)\b/,
  facts:
    /\b(?:facts?|about|all about|meet|explain\w*|introduction|learn|guide|life of|world of|overview|history)\b|^(?:an? )?infographic (?:on|of) /,
};

/** Points that are told of a subject whatever is asked; facts are asked for by any page about it. */
const ABOUT = 'about';
const FACTS = 'facts';
const TIPS = 'tips';

interface KnownPoints extends KnownSteps {
  aspects: readonly string[];
}

/** `Head: what is said of it @what shows it`. */
function pointOf(text: string): Step {
  const [said = '', shows = ''] = text.split('@').map((part) => part.trim());
  const [head = '', ...body] = said.split(': ');
  return { head, body: body.join(': '), shows };
}

/** A line a subject: `aspects > its words > title > point; point; …`. */
function pointsFrom(rows: string): KnownPoints[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [aspects = '', words = '', title = '', points = ''] = row
        .split(' > ')
        .map((part) => part.trim());
      return {
        aspects: aspects.split(' '),
        words: words.split(', '),
        title,
        steps: points.split('; ').map(pointOf),
        isUnordered: true,
      };
    });
}

export const POINTS: readonly KnownPoints[] = [
  FACTS_ROWS,
  SIGNS_ROWS,
  CAUSES_ROWS,
  BENEFITS_ROWS,
  TIPS_ROWS,
  CARE_ROWS,
].flatMap(pointsFrom);

/** What is known of a subject, by how long a word, and whether it is what the page asks for. */
interface Found {
  points: KnownPoints;
  letters: number;
  isAsked: boolean;
  /** Whether it is why and whereby, which no course of steps answers. */
  isOwnQuestion: boolean;
}

/** How well points are what a text asks for: its own question first, then facts, then what is told in any case. */
function rankOf({ aspects }: KnownPoints, text: string): number {
  const asked = aspects.filter((aspect) => ASPECTS[aspect]?.test(text));
  if (asked.some((aspect) => aspect !== FACTS && aspect !== TIPS)) return 4;
  if (asked.includes(TIPS)) return 3;
  if (asked.length > 0) return 2;
  return aspects.includes(FACTS) || aspects.includes(ABOUT) ? 1 : 0;
}

/** The points of what a page asks of its subject, where they are known: the longest word first, then what is asked. */
export function pointsKnownIn(text: string): Found | undefined {
  let best: Found | undefined;
  let bestRank = 0;
  for (const points of POINTS) {
    const rank = rankOf(points, text);
    if (rank === 0) continue;
    for (const word of points.words) {
      const letters = best?.letters ?? 0;
      const isBetter = word.length > letters || (word.length === letters && rank > bestRank);
      if (!isBetter || !tells(text, word)) continue;
      best = { points, letters: word.length, isAsked: rank > 1, isOwnQuestion: rank === 4 };
      bestRank = rank;
    }
  }
  return best;
}
