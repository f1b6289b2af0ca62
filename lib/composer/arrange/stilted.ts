import { ellipse, rectangle, stroke } from '@/lib/svg/markup';
import { heightOf, times, widthOf } from '@/lib/svg/point';
import type { KitDrawing, KitPart } from '../kit/part';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import { flattened, moved } from './assemble';
import type { Thing } from './cast';

/** Houses on posts, over water or over land. */

/** Of a house's height, how high its deck is; of its width, how far that reaches beyond it, and how thick posts are. */
const POSTS = { high: 0.46, left: 0.05, right: 0.2, thick: 0.022, count: 5 } as const;

/** A ladder from the right end of a deck down to the foot of its posts. */
function ladder(x: number, deckY: number, wide: number): string {
  const foot = x + wide * 0.5;
  const rail = wide * 0.11;
  const rungs = times(7, (index) => {
    const share = (index + 0.6) / 7;
    const [at, y] = [x + (foot - x) * share, deckY * (1 - share)];
    return stroke(`M${at} ${y}H${at + wide}`, HOUSE.woodLight, rail * 0.9);
  }).join('');
  return (
    rungs +
    [0, wide]
      .map((off) => stroke(`M${x + off} ${deckY * 1.1}L${foot + off} 0`, HOUSE.wood, rail))
      .join('')
  );
}

function raised(house: KitDrawing, hasLadder: boolean, isOverWater: boolean): KitDrawing {
  const [wide, tall] = [widthOf(house.box), heightOf(house.box)];
  const deckY = -tall * POSTS.high;
  const [left, right] = [
    house.box.left - wide * POSTS.left,
    house.box.right + wide * (hasLadder ? POSTS.right : POSTS.left),
  ];
  const thick = wide * POSTS.thick;
  const span = right - left - thick * 4;
  const post = (index: number, y: number, tone: number) => {
    const x = left + thick * 2 + (span * index) / (POSTS.count - 1);
    const foot = isOverWater
      ? ellipse([x, y], thick * 2.2, thick * 0.6, lighter(HOUSE.water, 0.4), { opacity: 0.8 })
      : '';
    return stroke(`M${x} ${deckY}V${y}`, darker(HOUSE.wood, tone), thick) + foot;
  };
  const far = times(POSTS.count - 1, (index) => post(index + 0.5, -tall * 0.05, 0.35)).join('');
  const near = times(POSTS.count, (index) => post(index, 0, 0.05)).join('');
  const brace = stroke(
    `M${left + thick * 2} ${deckY * 0.9}L${left + thick * 2 + span / 4} ${deckY * 0.3}M${right - thick * 2} ${deckY * 0.9}L${right - thick * 2 - span / 4} ${deckY * 0.3}`,
    darker(HOUSE.wood, 0.2),
    thick * 0.6,
  );
  const deck =
    rectangle([left, deckY - thick * 0.4], right - left, thick * 1.5, HOUSE.woodLight) +
    rectangle([left, deckY + thick * 0.6], right - left, thick * 0.7, HOUSE.woodDark);
  const up = moved(flattened(house), { at: [0, deckY] });
  const steps = hasLadder ? ladder(right - wide * 0.14, deckY, wide * 0.1) : '';
  return {
    svg: far + brace + near + deck + up.svg + steps,
    box: { left, right, top: up.box.top, bottom: 0 },
    anchors: {
      ...up.anchors,
      ...(isOverWater ? { surface: { at: [0, 0] as const } } : {}),
    },
  };
}

/** A building that is told to be on stilts, as tall as it is with them. */
export function stilted(thing: Thing): Thing {
  const { concept, drawnBy, element } = thing;
  if (!element.attributes.includes('on-stilts') || drawnBy.kind !== 'part') return thing;
  const hasLadder = element.attributes.includes('with-ladder');
  const isOverWater = element.attributes.includes('over-water');
  const part: KitPart = {
    ...drawnBy.part,
    draw: (parameters, pen) => raised(drawnBy.part.draw(parameters, pen), hasLadder, isOverWater),
  };
  return {
    ...thing,
    concept: {
      ...concept,
      heightCm: concept.heightCm * (1 + POSTS.high),
      ...(isOverWater ? { habitat: 'water' as const } : {}),
    },
    drawnBy: { kind: 'part', part },
  };
}
