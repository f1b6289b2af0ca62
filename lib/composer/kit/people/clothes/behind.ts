import type { Hex } from '@/lib/color/hex';
import { circle, line, path, shape, stroke } from '@/lib/svg/markup';
import { blob, coordinates, smooth } from '@/lib/svg/path';
import { add, between, type Point, polar, scale, subtract, unit } from '@/lib/svg/point';
import { GLOW } from '../../../palette/glow';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import type { Tailor } from '../trunk';

/** What hangs or grows behind the body; from behind it is seen before it. */
export type Behind = (tailor: Tailor, color: Hex) => string;

const frontal = ({ skeleton: { face } }: Tailor) => face === 'front' || face === 'back';

const cape: Behind = (tailor, color) => {
  const {
    skeleton: { at, leanDegrees },
    u,
    legs,
    pen,
  } = tailor;
  const flat = frontal(tailor);
  const flying = Math.abs(leanDegrees) > 40;
  const ankle = between(legs[0].ankle, legs[1].ankle, 0.5);
  const knee = between(legs[0].knee, legs[1].knee, 0.5);
  const low = tailor.seated ? at(-0.1, 0) : between(knee, ankle, 0.4);
  const along = polar(leanDegrees + 90, 0.46 * u);
  const tail = add(at(0.5, -1), along);
  const hemLeft = flying
    ? add(tail, polar(leanDegrees + 180, 0.16 * u))
    : add(low, [-(flat ? 0.19 : 0.3) * u, 0]);
  const hemRight = flying
    ? add(tail, polar(leanDegrees, 0.06 * u))
    : add(low, [(flat ? 0.19 : 0.06) * u, 0.01 * u]);
  const sag = flying ? polar(leanDegrees + 90, 0.07 * u) : ([0, 0.05 * u] as const);
  const lift = polar(flying ? leanDegrees - 90 : -90, 0.2 * u);
  const data = `M${coordinates(at(0.98, -0.7))}C${coordinates(at(0.5, flat ? -1.7 : -1.6))} ${coordinates(add(hemLeft, lift))} ${coordinates(hemLeft)}Q${coordinates(add(between(hemLeft, hemRight, 0.5), sag))} ${coordinates(hemRight)}C${coordinates(add(hemRight, lift))} ${coordinates(at(0.5, flat ? 1.7 : 1.1))} ${coordinates(at(0.98, 0.8))}Z`;
  const fold = smooth(
    [
      at(0.9, -0.7),
      at(0.2, -1.5),
      add(between(hemLeft, hemRight, 0.28), sag),
      add(hemRight, sag),
      at(0.9, 0.9),
    ],
    { closed: true },
  );
  return path(data, color) + pen.clip(data, path(fold, darker(color, 0.2)));
};

/** A pair of wings made of rounded feathers or of membrane. */
function wingPair(
  tailor: Tailor,
  wing: (root: Point, flip: 1 | -1, shaded: boolean) => string,
): string {
  const {
    skeleton: { at },
  } = tailor;
  if (frontal(tailor)) return wing(at(0.78, -0.5), -1, false) + wing(at(0.78, 0.5), 1, true);
  return wing(at(0.76, 0.1), 1, true) + wing(at(0.76, -0.7), -1, false);
}

const angelWings: Behind = (tailor, color) => {
  const { u } = tailor;
  return wingPair(tailor, (root, flip, shaded) => {
    const p = (x: number, y: number): Point =>
      add(root, [x * flip * u * (shaded && !frontal(tailor) ? 0.7 : 1), y * u]);
    const tone = shaded ? darker(color, 0.1) : color;
    return (
      path(
        blob([
          p(0, 0),
          p(0.16, -0.2),
          p(0.34, -0.25),
          p(0.44, -0.14),
          p(0.41, 0.1),
          p(0.33, 0.3),
          p(0.24, 0.32),
          p(0.12, 0.24),
          p(0.03, 0.14),
        ]),
        darker(tone, 0.08),
      ) +
      path(
        blob([
          p(0, 0),
          p(0.15, -0.18),
          p(0.33, -0.23),
          p(0.4, -0.14),
          p(0.34, 0.02),
          p(0.2, 0.1),
          p(0.06, 0.08),
        ]),
        tone,
      ) +
      [0, 1, 2]
        .map((i) =>
          line(
            [p(0.36 - i * 0.08, 0.06 + i * 0.02), p(0.34 - i * 0.09, 0.24 - i * 0.01)],
            darker(tone, 0.2),
            0.008 * u,
          ),
        )
        .join('')
    );
  });
};

const fairyWings: Behind = (tailor, color) => {
  const { u } = tailor;
  return wingPair(tailor, (root, flip, shaded) => {
    const p = (x: number, y: number): Point =>
      add(root, [x * flip * u * (shaded && !frontal(tailor) ? 0.7 : 1), y * u]);
    const tone = shaded ? darker(color, 0.08) : color;
    const upper = blob([
      p(0, 0),
      p(0.1, -0.22),
      p(0.28, -0.34),
      p(0.38, -0.26),
      p(0.34, -0.06),
      p(0.16, 0.03),
    ]);
    const lower = blob([
      p(0, 0.02),
      p(0.16, 0.04),
      p(0.28, 0.14),
      p(0.26, 0.28),
      p(0.14, 0.26),
      p(0.04, 0.14),
    ]);
    return (
      path(lower, darker(tone, 0.08), { opacity: 0.85 }) +
      path(upper, tone, { opacity: 0.85 }) +
      circle(p(0.26, -0.2), 0.035 * u, lighter(tone, 0.5)) +
      circle(p(0.18, 0.17), 0.024 * u, lighter(tone, 0.5))
    );
  });
};

const batWings: Behind = (tailor, color) => {
  const { u } = tailor;
  return wingPair(tailor, (root, flip, shaded) => {
    const p = (x: number, y: number): string => coordinates(add(root, [x * flip * u, y * u]));
    return path(
      `M${p(0, 0)}Q${p(0.14, -0.26)} ${p(0.4, -0.28)}Q${p(0.44, -0.1)} ${p(0.4, 0.1)}Q${p(0.32, -0.02)} ${p(0.26, 0.14)}Q${p(0.2, 0.02)} ${p(0.12, 0.18)}Q${p(0.08, 0.04)} ${p(0, 0.1)}Z`,
      shaded ? darker(color, 0.2) : color,
    );
  });
};

const backpack: Behind = (tailor, color) => {
  const {
    skeleton: { at },
    u,
    pen,
  } = tailor;
  if (frontal(tailor))
    return path(blob([at(1, -0.8), at(1, 0.8), at(0.2, 1.25), at(0.2, -1.25)], 0.1), color);
  const data = blob(
    [
      at(1, -0.5),
      at(0.94, -1.5),
      add(at(0.5, -1.4), [-0.1 * u, 0]),
      add(at(0.12, -1.2), [-0.09 * u, 0.01 * u]),
      at(0.06, -0.7),
    ],
    0.13,
  );
  return (
    path(data, color) +
    pen.clip(
      data,
      shape([at(0.42, -0.4), at(0.42, -4), at(-0.2, -4), at(-0.2, -0.4)], darker(color, 0.16)) +
        line([at(0.74, -0.5), at(0.7, -4)], darker(color, 0.25), 0.012 * u),
    )
  );
};

/** The box of who delivers. */
const deliveryBox: Behind = ({ skeleton: { at, leanDegrees }, u }, color) => {
  const centre = add(at(0.56, -1), polar(leanDegrees + 180, 0.13 * u));
  const p = (x: number, y: number): Point =>
    add(add(centre, polar(leanDegrees, x * u)), polar(leanDegrees + 90, y * u));
  return (
    path(blob([p(-0.13, -0.15), p(0.13, -0.15), p(0.13, 0.13), p(-0.13, 0.13)], 0.03), color) +
    shape([p(0.06, -0.15), p(0.13, -0.15), p(0.13, 0.13), p(0.06, 0.13)], darker(color, 0.14)) +
    line([p(-0.13, -0.08), p(0.13, -0.08)], darker(color, 0.25), 0.016 * u) +
    line([p(-0.06, 0.03), p(-0.02, 0.06), p(0.04, -0.01)], HOUSE.cream, 0.022 * u)
  );
};

const airTank: Behind = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  return (
    line([at(0.9, -1.1), at(0.2, -1.1)], darker(color, 0.15), 0.1 * u) +
    line([at(0.86, -0.95), at(0.24, -0.95)], color, 0.06 * u) +
    line([at(1.02, -1.1), at(0.96, -1.1)], HOUSE.ink, 0.03 * u)
  );
};

/** Two tanks with fins, and the flames that carry whoever has them on. */
const jetpack: Behind = (tailor, color) => {
  const {
    skeleton: { at, leanDegrees },
    u,
  } = tailor;
  const offsets = frontal(tailor) ? [-1.25, 1.25] : [-1.75, -1.15];
  return offsets
    .map((side, index) => {
      const tone = index === 0 ? darker(color, 0.16) : color;
      const [top, low] = [at(0.98, side), at(0.16, side)];
      const flame = (length: number, width: number, flameColor: string) => {
        const tip = add(at(0.04, side), polar(leanDegrees + 90, length * u));
        const [left, right] = [at(0.08, side - width), at(0.08, side + width)];
        return path(blob([left, tip, right], 0.3), flameColor);
      };
      return (
        flame(0.34, 0.5, GLOW.flameEdge) +
        flame(0.24, 0.36, GLOW.flameInner) +
        flame(0.13, 0.2, GLOW.flameHeart) +
        line([top, low], tone, 0.11 * u) +
        line([at(0.94, side - 0.25), at(0.3, side - 0.25)], lighter(tone, 0.3), 0.02 * u) +
        line([at(0.12, side), at(0.04, side)], HOUSE.ink, 0.085 * u) +
        circle(top, 0.055 * u, HOUSE.red) +
        line([at(0.62, side - 0.5), at(0.62, side + 0.5)], HOUSE.mustard, 0.028 * u)
      );
    })
    .join('');
};

const lifePack: Behind = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const wide = frontal(tailor) ? 1.2 : 1.5;
  const right = frontal(tailor) ? 1.2 : 0.4;
  return path(
    blob(
      [at(1.14, -wide), at(1.14, right), at(0.16, right), add(at(0.16, -wide), [-0.02 * u, 0])],
      0.08,
    ),
    darker(color, 0.2),
  );
};

const quiver: Behind = ({ skeleton: { at }, u }, color) =>
  [-0.02, 0, 0.02]
    .map(
      (dx) =>
        line(
          [add(at(0.7, -0.9), [dx * u, 0]), add(at(1.1, -1.1), [(dx - 0.03) * u, -0.05 * u])],
          HOUSE.woodLight,
          0.009 * u,
        ) + circle(add(at(1.1, -1.1), [(dx - 0.03) * u, -0.05 * u]), 0.014 * u, HOUSE.cream),
    )
    .join('') + line([at(0.9, -1), at(0.3, -0.6)], color, 0.07 * u);

const swordOnBack: Behind = ({ skeleton: { at }, u }, color) =>
  line([at(1.16, -1.1), at(0.98, -0.6)], HOUSE.ink, 0.024 * u) +
  line([at(0.98, -0.75), at(0.05, 1.05)], color, 0.028 * u) +
  line(
    [add(at(0.98, -0.7), [-0.03 * u, 0.02 * u]), add(at(0.98, -0.7), [0.03 * u, -0.02 * u])],
    HOUSE.gold,
    0.016 * u,
  );

/** What is slung across the back, so that its upper end is seen over the far shoulder. */
const slung = ({ skeleton: { at }, u }: Tailor) => {
  const [low, high] = [at(0.08, 0.9), at(1.22, -0.86)];
  const along = unit(subtract(high, low));
  const aside: Point = [-along[1], along[0]];
  return {
    u,
    low,
    high,
    p: (x: number, y: number): Point => add(high, add(scale(along, y * u), scale(aside, x * u))),
  };
};

const axeOnBack: Behind = (tailor, color) => {
  const { u, low, high, p } = slung(tailor);
  return (
    line([low, high], HOUSE.wood, 0.024 * u) +
    path(
      blob([p(-0.014, 0.02), p(-0.1, 0.05), p(-0.12, -0.02), p(-0.1, -0.1), p(-0.014, -0.05)], 0.1),
      color,
    ) +
    path(
      blob([p(0.014, 0.02), p(0.1, 0.05), p(0.12, -0.02), p(0.1, -0.1), p(0.014, -0.05)], 0.1),
      darker(color, 0.16),
    )
  );
};

const bowOnBack: Behind = (tailor, color) => {
  const { u, low, p } = slung(tailor);
  const middle = p(-0.17, -0.2);
  const high = p(0, 0.09);
  return (
    stroke(`M${coordinates(low)}Q${coordinates(middle)} ${coordinates(high)}`, color, 0.022 * u) +
    line([low, high], HOUSE.cream, 0.006 * u)
  );
};

const shieldOnBack: Behind = ({ skeleton: { at, face }, u }, color) => {
  const middle = at(0.6, face === 'front' || face === 'back' ? 0 : -0.8);
  return (
    circle(middle, 0.19 * u, darker(color, 0.25)) +
    circle(middle, 0.17 * u, color) +
    circle(middle, 0.05 * u, HOUSE.metal)
  );
};

const guitarOnBack: Behind = (tailor, color) => {
  const { u, low, high, p } = slung(tailor);
  return (
    line([low, high], darker(color, 0.35), 0.03 * u) +
    line([p(0, -0.01), p(0, 0.07)], HOUSE.ink, 0.046 * u) +
    circle(low, 0.11 * u, color) +
    circle(between(low, high, 0.24), 0.085 * u, color) +
    circle(between(low, high, 0.12), 0.034 * u, HOUSE.ink)
  );
};

export const BEHIND = {
  cape,
  'angel-wings': angelWings,
  'fairy-wings': fairyWings,
  'bat-wings': batWings,
  backpack,
  'delivery-box': deliveryBox,
  'air-tank': airTank,
  'life-pack': lifePack,
  jetpack,
  quiver,
  'sword-on-back': swordOnBack,
  'axe-on-back': axeOnBack,
  'bow-on-back': bowOnBack,
  'shield-on-back': shieldOnBack,
  'guitar-on-back': guitarOnBack,
} as const satisfies Record<string, Behind>;
export type BehindName = keyof typeof BEHIND;
export const BEHIND_NAMES = Object.keys(BEHIND) as [BehindName, ...BehindName[]];
