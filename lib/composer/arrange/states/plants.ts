import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { add, heightOf, type Point, polar, times, widthOf } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { spotsIn } from './edges';
import { over, type State } from './state';

/** What plants bear, and cloth and paper that are rolled up. */

const BLOSSOMS = 34;
const PETALS = 5;

/** Blossoms all over what is above its stem. */
export const blooming: State = (drawing, { shape, pen, trimColors }) => {
  const { box, size } = shape;
  const color = trimColors[0] ?? HOUSE.pink;
  const crownEnd = box.top + heightOf(box) * 0.62;
  const blossom = (at: Point) => {
    const radius = size * pen.random.between(0.018, 0.028);
    return (
      times(PETALS, (index) =>
        circle(add(at, polar((index / PETALS) * 360, radius)), radius * 0.8, color),
      ).join('') + circle(at, radius * 0.62, HOUSE.yellow)
    );
  };
  const spots = spotsIn(shape, pen, BLOSSOMS).filter(([, y]) => y < crownEnd);
  return over(drawing, spots.map(blossom).join(''));
};

/** Of its width or height, how long a roll is; and of that how thick. */
const ROLL = { length: 0.92, thick: 0.3 } as const;

/** A roll that lies on the ground, its turns seen at one end. */
export const rolled: State = (drawing, { shape, pen }) => {
  const { main } = shape;
  const { left, right, bottom } = drawing.box;
  const length = Math.max(widthOf(drawing.box), heightOf(drawing.box)) * ROLL.length;
  const thick = length * ROLL.thick;
  const middle = (left + right) / 2;
  const [from, to] = [middle - length / 2, middle + length / 2];
  const end: Point = [to - thick * 0.3, bottom - thick / 2];
  const turns = [0.78, 0.52, 0.26]
    .map((share) =>
      stroke(
        ellipseLine(end, thick * 0.3 * share, (thick / 2) * share),
        darker(main, 0.36),
        thick * 0.05,
      ),
    )
    .join('');
  const body = roundedPath([from, bottom - thick], length - thick * 0.3, thick, thick * 0.26);
  const shade = path(
    roundedPath([from, bottom - thick * 0.36], length - thick * 0.3, thick * 0.36, thick * 0.2),
    darker(main, 0.16),
  );
  const bands = [0.22, 0.72]
    .map((share) => {
      const x = from + length * share;
      return stroke(`M${x} ${bottom - thick}V${bottom}`, darker(main, 0.42), thick * 0.1);
    })
    .join('');
  const { front: _, ...rest } = drawing;
  return {
    ...rest,
    svg:
      path(body, main) +
      pen.clip(body, shade + bands) +
      ellipse(end, thick * 0.3, thick / 2, lighter(main, 0.22)) +
      turns,
    box: { left: from, right: to, top: bottom - thick, bottom },
    anchors: { grip: { at: [middle, bottom - thick / 2] }, top: { at: [middle, bottom - thick] } },
  };
};

const ellipseLine = ([x, y]: Point, rx: number, ry: number): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}`;
