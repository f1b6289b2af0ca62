import type { Brief } from '../brief';
import { isIndoors, isPlaceDrawn } from '../places';
import { isActor, type Node, nodesOf, type StagePlan } from './node';

/**
 * Where a page that lies or stands has its picture, of which no place is told: a figure before nothing leaves both sides of it
 * empty, or all that is above, so whoever is there is seen where they, or the things they have, are at home.
 */

/** How much a place counts that a thing is at home in first, next, and after that. */
const RANKS = [3, 2, 1] as const;
/** Who lives somewhere tells more than what is carried anywhere. */
const LIVING = 1.5;
/** On the floor of a room what is smaller is lost, centimetres. */
const LEAST_IN_ROOM_CM = 25;

const LEADS = /^(?:vehicle|building)$/;
/** Nobody is in the air, in the water or on a table for being at home there: what they do has to say so. */
const UNGROUNDED = /^(?:sky|underwater|table-top|sea|lake|river)$/;

const isLead = (node: Node): boolean => isActor(node) || LEADS.test(node.thing.concept.kind);

/** Whether a picture is of somebody before a backdrop that nobody chose. */
function isFree({ template, background, camera, paletteColors, isOfIdea }: Brief): boolean {
  return (
    (template ?? background ?? camera) === undefined &&
    paletteColors.length === 0 &&
    isOfIdea !== true
  );
}

/** The place where most of what is in a picture is at home; none where nothing says one, or where it was chosen to have none. */
export function homeOnPage(brief: Brief, { roots }: StagePlan): string | undefined {
  const nodes = [...nodesOf(roots).values()];
  const leads = nodes.filter(isLead);
  if (!isFree(brief) || leads.length === 0) return undefined;
  const isTiny = Math.max(...leads.map(({ thing }) => thing.concept.heightCm)) < LEAST_IN_ROOM_CM;
  const votes = new Map<string, number>();
  for (const node of nodes) {
    const drawn = node.thing.concept.places.filter(
      (place) => isPlaceDrawn(place) && !UNGROUNDED.test(place) && !(isTiny && isIndoors(place)),
    );
    drawn.slice(0, RANKS.length).forEach((place, rank) => {
      const weight = (RANKS[rank] ?? 0) * (isActor(node) ? LIVING : 1);
      votes.set(place, (votes.get(place) ?? 0) + weight);
    });
  }
  const [best] = [...votes].sort(([, one], [, other]) => other - one);
  return best?.[0];
}
