import { circle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { box, type Decor, type Fixture, footShadow, pottedPlant } from './fixture';

/** Units with an oven, drawers and a worktop, a hood above. */
export const kitchenUnits: Fixture = {
  widthCm: 300,
  heightCm: 230,
  spots: [{ kind: 'counter', xCm: -90, upCm: 92, widthCm: 90 }],
  draw: (decor) => {
    const c = decor.accents[2];
    const base = box(decor, -150, 92, 300, 92, c) + box(decor, -150, 9, 300, 9, c, { key: -0.5 });
    const doors = [34, 92].map((x) => unitDoor(decor, x, 58)).join('');
    const top = box(decor, -154, 96, 308, 8, decor.wood, { key: 0.15, radius: 2 });
    const tap = stroke('M88 -96V-118Q88 -126 97 -126T106 -116', decor.tone('#bcc6d8'), 4);
    return (
      footShadow(decor, -150, 300) +
      aboveTheTop(decor) +
      base +
      unitDoor(decor, -150, 60) +
      drawers(decor, -90, 56) +
      oven(decor) +
      doors +
      tap +
      top +
      pottedPlant(decor, -132, 96, 34, decor.accents[0])
    );
  },
};

const handle = (decor: Decor, x: number, up: number) =>
  box(decor, x - 9, up, 18, 3, '#fff6ea', { radius: 1.5 });

function unitDoor(decor: Decor, x: number, width: number): string {
  return (
    box(decor, x + 3, 80, width - 6, 66, decor.accents[2], { key: 0.2, radius: 2 }) +
    handle(decor, x + width / 2, 74)
  );
}

function drawers(decor: Decor, x: number, width: number): string {
  return times(
    3,
    (index) =>
      box(decor, x + 3, 80 - index * 23, width - 6, 20, decor.accents[2], { key: 0.2, radius: 2 }) +
      handle(decor, x + width / 2, 72 - index * 23),
  ).join('');
}

function oven(decor: Decor): string {
  const knobs = times(4, (index) => circle([-20 + index * 13.5, -76], 3.6, decor.tone('#fff6ea')));
  return (
    box(decor, -32, 86, 64, 76, '#46507a', { radius: 2 }) +
    box(decor, -25, 62, 50, 38, '#2b2e52', { radius: 3 }) +
    box(decor, -21, 58, 42, 30, decor.isDark ? '#ffb04a' : '#5d6a9a', { radius: 2 }) +
    knobs.join('') +
    box(decor, -24, 67, 48, 3, '#bcc6d8', { radius: 1.5 })
  );
}

/** Cupboards, the hood and a shelf with pots. */
function aboveTheTop(decor: Decor): string {
  const { accents, wood } = decor;
  const hood =
    shape(
      [
        [-16, -240],
        [16, -240],
        [16, -212],
        [52, -186],
        [-52, -186],
        [-16, -212],
      ],
      decor.tone('#6c7aa6', 0.1),
    ) + box(decor, -52, 190, 104, 10, '#6c7aa6', { key: -0.2 });
  const cupboards = [-150, -104].map(
    (x) =>
      box(decor, x, 216, 44, 62, accents[2], { radius: 2 }) +
      box(decor, x + 4, 212, 36, 54, accents[2], { key: 0.22, radius: 1 }),
  );
  const pots = [accents[0], '#fff6ea', accents[1], accents[3]].map((color, index) =>
    box(decor, 76 + index * 18, 186, 12, 18, color, { radius: 2 }),
  );
  return hood + cupboards.join('') + box(decor, 70, 168, 80, 4, wood) + pots.join('');
}
