import { clamp, heightOf, times, widthOf } from '@/lib/svg/point';
import type { BriefRelation } from '../brief';
import { VISITORS } from '../concepts/joints';
import { isOfSort } from '../concepts/sorts';
import type { KitDrawing } from '../kit/part';
import { flattened, moved, stacked } from './assemble';
import type { Forest } from './forest';
import { isActor, type Node } from './node';

/**
 * Who is in tall grass, in a bush or among flowers has it about them: some of it behind, and before them as much as
 * leaves the face to be seen. Lengths are shares of the height of who is there.
 */

/** How high what grows is before who walks through it, and before who hides. */
const HIGH = { least: 0.3, most: 0.46, hiding: 0.8 } as const;
/** Of their width, how far it goes beyond them at each side; of its own width, how dense it stands. */
const SPREAD = { beyond: 0.16, dense: 0.55 } as const;
/** How many stand before somebody, at least and at most. */
const COUNT = { least: 3, most: 9 } as const;
/** How much higher than in front it grows behind, and how far nearer the front of it is. */
const ROWS = { behind: 1.25, nearer: 0.045 } as const;
/** Neighbours are not of one height. */
const UNEVEN = [1, 0.84, 1.08, 0.92, 0.78] as const;
/** Of where the mouth or the eyes are, how high it grows at most. */
const BELOW_FACE = { mouth: 0.92, eyes: 0.9 } as const;

const GROWN_ABOUT = /^(?:in|behind|between)$/;

/** Binds what grows thick to who is in it. */
export function growAbout(
  forest: Forest,
  kind: BriefRelation['kind'],
  who: Node,
  growth: Node,
): boolean {
  const { concept, element } = growth.thing;
  const areMany = element.several || element.count > 1;
  const isThick =
    isOfSort(concept.id, 'growing-thick') || (areMany && isOfSort(concept.id, 'alighted-on'));
  const isAbout = GROWN_ABOUT.test(kind) && (kind !== 'behind' || who.isHiding === true);
  if (!isAbout || !isThick || !isActor(who) || VISITORS.has(who.thing.concept.id)) return false;
  // Two that somebody is between stand at both sides.
  if (kind === 'between' && element.count === 2 && !element.several) return false;
  const isUp = /^(?:fly|climb|float)$/.test(who.doing.pose ?? '');
  if (isUp || growth.children.length > 0 || who.bond !== undefined) return false;
  return forest.bind(growth, who, 'amid');
}

/** How high it grows before somebody. */
function heightBefore({ anchors, box }: KitDrawing, own: number, isHiding: boolean): number {
  const whole = heightOf(box);
  const face = isHiding ? anchors.eyes : anchors.mouth;
  const share = isHiding ? BELOW_FACE.eyes : BELOW_FACE.mouth;
  const free = face ? (box.bottom - face.at[1]) * share : whole;
  if (isHiding) return Math.min(free, whole * HIGH.hiding);
  return Math.min(free, clamp(own, whole * HIGH.least, whole * HIGH.most));
}

/** Who is there with what grows about them; `growing` draws one more of it. */
export function amid(
  host: KitDrawing,
  growing: (index: number) => KitDrawing[],
  isHiding: boolean,
): KitDrawing {
  const [first] = growing(0);
  if (!first) return host;
  const body = flattened(host);
  const high = heightBefore(host, heightOf(first.box), isHiding);
  const scale = high / heightOf(first.box);
  const across = widthOf(body.box) * (1 + SPREAD.beyond * 2);
  const wide = widthOf(first.box) * scale;
  const count = clamp(Math.ceil(across / (wide * SPREAD.dense)), COUNT.least, COUNT.most);
  const row = (many: number, from: number, [baseY, grown]: readonly [number, number]) =>
    times(many, (index) => {
      const [item] = growing(from + index);
      const own = scale * grown * (UNEVEN[(from + index) % UNEVEN.length] ?? 1);
      const at = body.box.left - widthOf(body.box) * SPREAD.beyond + wide / 2;
      const x = at + (many > 1 ? (index / (many - 1)) * (across - wide) : (across - wide) / 2);
      return item ? [standingAt(item, x, baseY + (index % 2) * high * ROWS.nearer, own)] : [];
    }).flat();
  const back = row(count - 1, count, [body.box.bottom - high * 0.1, ROWS.behind]);
  const front = row(count, 0, [body.box.bottom + high * ROWS.nearer, 1]);
  const all = stacked([...back, body, ...front]);
  return { ...moved(all, { at: [0, -Math.max(0, all.box.bottom)] }), anchors: host.anchors };
}

function standingAt(item: KitDrawing, x: number, y: number, scale: number): KitDrawing {
  const middle = ((item.box.left + item.box.right) / 2) * scale;
  return moved(flattened(item), { at: [x - middle, y - item.box.bottom * scale], scale });
}
