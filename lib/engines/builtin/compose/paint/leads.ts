import { figureOf } from '../plan/figure';
import { RIG_POSES } from '../plan/rig-poses.data';
import type { PlacedSubject, ScenePlan } from '../plan/scene-plan';
import { n, p, type Point, type SceneCanvas } from './canvas';
import { lit } from './light';

/** Where a collar sits, as shares of the animal's box. */
interface Collar {
  across: number;
  up: number;
  width: number;
}
const COLLAR: Collar = { across: -0.08, up: 0.44, width: 0.13 };
/** Animals that are drawn wearing theirs. */
const COLLARS: Record<string, Collar> = { dog: { across: 0.215, up: 0.55, width: 0.11 } };
const LEATHER = '#c0392b';

/** The hand nearest to a place, in picture pixels. */
function handOf(owner: PlacedSubject, towardsX: number): Point {
  const figure = figureOf(owner.subject);
  const side = towardsX > owner.xPx ? 1 : -1;
  if (!figure)
    return [owner.xPx + side * owner.widthPx * 0.3, owner.baseYPx - owner.heightPx * 0.45];
  const { leftArm, rightArm } = RIG_POSES[figure.pose];
  const arm = (side === 1) === !owner.flip ? rightArm : leftArm;
  const { box } = figure;
  const scale = owner.heightPx / box.height;
  const across = (arm[4] - (box.x + box.width / 2)) * scale * (owner.flip ? -1 : 1);
  return [owner.xPx + across, owner.baseYPx + (arm[5] - (box.y + box.height)) * scale];
}

function collarFor({ concept }: PlacedSubject): Collar {
  return COLLARS[concept.id] ?? COLLAR;
}

function collarOf(pet: PlacedSubject): Point {
  const { across, up } = collarFor(pet);
  return [pet.xPx + across * (pet.flip ? -1 : 1) * pet.widthPx, pet.baseYPx - up * pet.heightPx];
}

/** Leads with their collars: a strap that sags from hand to collar, or trails on the ground. */
export function paintLeads(canvas: SceneCanvas, plan: ScenePlan): void {
  const placed = new Map(plan.subjects.map((subject) => [subject.id, subject]));
  for (const { ownerId, petId } of plan.leads) {
    const pet = placed.get(petId);
    if (!pet) continue;
    const owner = ownerId === undefined ? undefined : placed.get(ownerId);
    const [x, y] = collarOf(pet);
    const free: Point = [x + pet.widthPx * 0.85, pet.baseYPx - pet.heightPx * 0.02];
    const hand = owner ? handOf(owner, pet.xPx) : free;
    const sag = Math.abs(hand[0] - x) * 0.16;
    const width = canvas.unitPx * 0.008;
    const color = lit(plan, LEATHER);
    const strap = `M${p(hand[0])} ${p(hand[1])}Q${p((hand[0] + x) / 2)} ${p(Math.max(hand[1], y) + sag)} ${p(x)} ${p(y)}`;
    const half = collarFor(pet).width * pet.widthPx;
    const collar = `M${p(x - half)} ${p(y - half * 0.2)}Q${p(x)} ${p(y + half * 0.45)} ${p(x + half)} ${p(y - half * 0.2)}`;
    const grip = owner
      ? `<circle cx="${p(hand[0])}" cy="${p(hand[1])}" r="${n(width * 1.6)}" fill="none" stroke="${color}" stroke-width="${n(width)}"/>`
      : `<ellipse cx="${p(hand[0])}" cy="${p(hand[1])}" rx="${n(width * 4)}" ry="${n(width * 1.6)}" fill="none" stroke="${color}" stroke-width="${n(width)}"/>`;
    canvas.layer(
      'lead',
      'subject',
      pet.depth,
      `<path d="${strap}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round"/><path d="${collar}" fill="none" stroke="${color}" stroke-width="${n(width * 2.2)}" stroke-linecap="round"/>${grip}`,
    );
  }
}
