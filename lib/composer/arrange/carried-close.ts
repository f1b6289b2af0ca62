import { line, path } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import { heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { HOUSE } from '../palette/house';
import { darker } from '../palette/tones';
import { flattened, moved, stacked } from './assemble';

/** What animals carry elsewhere than in the mouth: young in a pouch, prey in the claws. */

/** Of the height of who has the pouch: where its middle is, how wide and how deep it is, and how high the young one is. */
const POUCH = { up: 0.36, ahead: -0.02, wide: 0.22, deep: 0.15, young: 0.4, shown: 0.56 } as const;
const POUCH_COLOR = '#d3a06f';

/** A young one that looks out of the pouch on the belly. */
export function inPouch(animal: KitDrawing, young: KitDrawing, heightCm: number): KitDrawing {
  const middle = animal.anchors.chest?.at[0] ?? 0;
  const [x, y] = [middle + heightCm * POUCH.ahead, -heightCm * POUCH.up];
  const scale = (heightCm * POUCH.young) / heightOf(young.box);
  const center = ((young.box.left + young.box.right) / 2) * scale;
  const top = y - heightCm * POUCH.young * POUCH.shown;
  const peeking = moved(flattened(young), {
    at: [x - center, top - young.box.top * scale],
    scale,
  });
  return { ...stacked([animal, peeking, pouch([x, y], heightCm)]), anchors: animal.anchors };
}

function pouch([x, y]: Point, heightCm: number): KitDrawing {
  const [half, deep] = [(heightCm * POUCH.wide) / 2, heightCm * POUCH.deep];
  const at = (across: number, down: number) => coordinates([x + half * across, y + deep * down]);
  const bag = `M${at(-1, -0.1)}Q${at(0, 0.22)} ${at(1, -0.1)}Q${at(1.15, 0.75)} ${at(0.2, 1)}Q${at(-1.1, 0.95)} ${at(-1, -0.1)}Z`;
  const rim = `M${at(-1, -0.1)}Q${at(0, 0.22)} ${at(1, -0.1)}Q${at(0, 0.48)} ${at(-1, -0.1)}Z`;
  return {
    svg: path(bag, POUCH_COLOR) + path(rim, darker(POUCH_COLOR, 0.2)),
    box: { left: x - half, right: x + half, top: y - deep * 0.1, bottom: y + deep },
    anchors: {},
  };
}

/** Of the length of a bird, how large its prey is at most, and of the prey's height how far it overlaps the feet. */
const PREY = { most: 0.5, least: 0.34, grip: 0.25 } as const;

/** Of its length, how far its legs go up behind it and down to the prey. */
const LEG = { up: 0.16, down: 0.035, thick: 0.022 } as const;

/** Prey that hangs across under the feet of a bird that flies. */
export function inClaws(bird: KitDrawing, prey: KitDrawing): KitDrawing {
  const { box, anchors } = bird;
  const size = Math.max(widthOf(prey.box), heightOf(prey.box), 0.1);
  const length = widthOf(box);
  const scale = Math.min(Math.max(1, (length * PREY.least) / size), (length * PREY.most) / size);
  const x = anchors.foot?.at[0] ?? (box.left + box.right) / 2;
  const y = Math.max(box.bottom, anchors.foot?.at[1] ?? box.bottom);
  const center = ((prey.box.left + prey.box.right) / 2) * scale;
  const at: Point = [x - center, y - (prey.box.top + heightOf(prey.box) * PREY.grip) * scale];
  const legs = [-0.035, 0.045].map((aside) => {
    const [hip, toe] = [x + length * aside * 0.6, x + length * aside];
    return line(
      [
        [hip, y - length * LEG.up],
        [toe, y + length * LEG.down],
      ],
      HOUSE.mustard,
      length * LEG.thick,
    );
  });
  const grip: KitDrawing = {
    svg: legs.join(''),
    box: { left: x, right: x, top: y, bottom: y },
    anchors: {},
  };
  return { ...stacked([moved(flattened(prey), { at, scale }), grip, bird]), anchors };
}
