import { circle, line, path, shape, stroke } from '@/lib/svg/markup';
import { blob, coordinates, polyline } from '@/lib/svg/path';
import { add, between, type Point, times } from '@/lib/svg/point';
import { darker, lighter } from '../../../palette/tones';
import { middleOf, type Overlay } from './overlay';

/** Pieces by which a calling is told at first sight. */

/** Of referees: stripes from the shoulders down. */
export const uprightStripes: Overlay = ({ skeleton: { at }, u, outline, pen }, color) =>
  pen.clip(
    outline,
    times(7, (index) => {
      const k = -1.08 + index * 0.36;
      return stroke(polyline([at(1.2, k * 0.92), at(0.5, k), at(-0.3, k)]), color, 0.021 * u);
    }).join(''),
  );

/** Of sumo wrestlers: a belt wound about the hips, its end hanging before them. */
export const mawashi: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
    outline,
    pen,
    legs,
  } = tailor;
  const m = middleOf(tailor);
  const crotch = between(legs[0].root, legs[1].root, 0.5);
  const apron = [
    at(0.1, m - 0.3),
    at(0.1, m + 0.26),
    add(crotch, [0.06 * u, 0.075 * u]),
    add(crotch, [-0.05 * u, 0.075 * u]),
  ];
  return (
    pen.clip(
      outline,
      stroke(polyline([at(0.06, -1.3), at(0.02, 0), at(0.06, 1.3)]), color, 0.09 * u) +
        stroke(
          polyline([at(0.14, -1.3), at(0.1, 0), at(0.14, 1.3)]),
          lighter(color, 0.2),
          0.008 * u,
        ),
    ) +
    shape(apron, darker(color, 0.12)) +
    [0.2, 0.5, 0.8]
      .map((share) =>
        line(
          [
            between(at(0.1, m - 0.3), at(0.1, m + 0.26), share),
            add(crotch, [(-0.05 + share * 0.11) * u, 0.12 * u]),
          ],
          lighter(color, 0.3),
          0.008 * u,
        ),
      )
      .join('')
  );
};

const chainTo = ({ skeleton: { at }, u }: Parameters<Overlay>[0], m: number, color: string) =>
  line([at(1.02, m - 0.4), at(0.62, m), at(1.02, m + 0.38)], color, 0.009 * u);

/** On a chain before the chest. */
export const cross: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  const mid = at(0.54, m);
  const p = (x: number, y: number): Point => add(mid, [x * u, y * u]);
  return (
    chainTo(tailor, m, darker(color, 0.1)) +
    line([p(0, -0.03), p(0, 0.055)], color, 0.018 * u) +
    line([p(-0.028, -0.004), p(0.028, -0.004)], color, 0.018 * u)
  );
};

/** A ring with the sign of peace, on a string of beads. */
export const peaceSign: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  const mid = at(0.52, m);
  const r = 0.042 * u;
  const to = (x: number, y: number) => coordinates(add(mid, [x * r, y * r]));
  return (
    chainTo(tailor, m, darker(color, 0.3)) +
    circle(mid, r * 1.22, darker(color, 0.35)) +
    circle(mid, r, lighter(color, 0.3)) +
    stroke(
      `M${to(0, -1)}L${to(0, 1)}M${to(0, 0)}L${to(-0.7, 0.7)}M${to(0, 0)}L${to(0.7, 0.7)}`,
      darker(color, 0.35),
      r * 0.26,
    )
  );
};

/** Broad plates under the shirt that square the shoulders. */
export const shoulderPads: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  const pad = (side: 1 | -1, tone: string) =>
    path(
      blob(
        [
          at(1.06, side * 0.36),
          at(1.12, side * 1.1),
          at(0.94, side * 1.62),
          at(0.72, side * 1.5),
          at(0.72, side * 0.9),
          at(0.84, side * 0.4),
        ],
        0.3,
      ),
      tone,
    );
  const number = at(0.5, m);
  const p = (x: number, y: number): Point => add(number, [x * u, y * u]);
  return (
    pad(1, darker(color, 0.14)) +
    pad(-1, lighter(color, 0.08)) +
    line([p(-0.034, -0.04), p(-0.034, 0.045)], '#ffffff', 0.018 * u) +
    line([p(0.004, -0.04), p(0.05, -0.04), p(0.022, 0.045)], '#ffffff', 0.018 * u)
  );
};
