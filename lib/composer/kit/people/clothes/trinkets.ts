import { circle, line, path, shape } from '@/lib/svg/markup';
import { blob } from '@/lib/svg/path';
import { add, between, type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import { belt } from './accessories';
import { middleOf, type Overlay } from './overlay';

/** What hangs at neck, chest and belt: jewels, badges, bags and bottles. */

/** Close around the neck, with a stone. */
export const choker: Overlay = (tailor, color) => {
  const { at, neck, head } = tailor.skeleton;
  const { u } = tailor;
  const m = middleOf(tailor);
  const up = between(at(1, m), between(neck, head.center, 0.3), 0.45);
  return (
    line([add(up, [-0.034 * u, 0]), add(up, [0.034 * u, -0.002 * u])], color, 0.018 * u) +
    circle(add(up, [0.006 * u, 0.012 * u]), 0.01 * u, HOUSE.gold)
  );
};

const chainTo = (
  tailor: Parameters<Overlay>[0],
  depth: number,
  width: number,
  color: string,
): string => {
  const { at } = tailor.skeleton;
  const m = middleOf(tailor);
  return line([at(1.02, m - 0.42), at(depth, m), at(1.02, m + 0.4)], color, width * tailor.u);
};

/** Headphones let down about the neck, a shell at either side of the throat. */
export const neckHeadphones: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  const sides = [at(0.94, m - 0.5), at(0.94, m + 0.5)] as const;
  return (
    line([at(1.08, m - 0.46), sides[0]], color, 0.026 * u) +
    line([at(1.08, m + 0.46), sides[1]], color, 0.026 * u) +
    sides
      .map(
        (side) =>
          circle(side, 0.042 * u, color) +
          circle(side, 0.028 * u, lighter(color, 0.22)) +
          circle(side, 0.014 * u, darker(color, 0.2)),
      )
      .join('')
  );
};

export const pendant: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const low = at(0.66, middleOf(tailor));
  const gem = (r: number) =>
    [
      [0, -1.2],
      [1, 0],
      [0, 1.3],
      [-1, 0],
    ].map(([x = 0, y = 0]) => add(low, [x * r * u, y * r * u] as const));
  return (
    chainTo(tailor, 0.7, 0.008, HOUSE.gold) +
    shape(gem(0.03), HOUSE.gold) +
    shape(gem(0.021), color) +
    shape(gem(0.01), lighter(color, 0.4))
  );
};

export const locket: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const low = at(0.68, middleOf(tailor));
  return (
    chainTo(tailor, 0.72, 0.008, color) +
    circle(low, 0.026 * u, color) +
    circle(low, 0.016 * u, darker(color, 0.18))
  );
};

/** Links as thick as a thumb. */
export const chain: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  return times(9, (index, share) => {
    const k = m - 0.46 + 0.9 * share;
    return circle(
      at(1 - 0.3 * Math.sin(share * Math.PI), k),
      0.014 * u,
      index % 2 ? darker(color, 0.18) : color,
    );
  }).join('');
};

export const brooch: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const spot = at(0.9, middleOf(tailor));
  return (
    circle(spot, 0.026 * u, HOUSE.gold) +
    circle(spot, 0.017 * u, color) +
    circle(add(spot, [-0.005 * u, -0.006 * u]), 0.005 * u, HOUSE.white)
  );
};

/** A card on the chest with a name that nobody can read. */
export const nameTag: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  return (
    shape(
      [at(0.74, m - 0.62), at(0.74, m - 0.2), at(0.6, m - 0.2), at(0.6, m - 0.62)],
      HOUSE.paper,
    ) +
    shape([at(0.74, m - 0.62), at(0.74, m - 0.2), at(0.7, m - 0.2), at(0.7, m - 0.62)], color) +
    line([at(0.65, m - 0.54), at(0.65, m - 0.28)], HOUSE.ink, 0.007 * u)
  );
};

export const lanyard: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  const low = at(0.5, m);
  const p = (x: number, y: number): Point => add(low, [x * u, y * u]);
  return (
    line([at(1.02, m - 0.44), low, at(1.02, m + 0.42)], color, 0.013 * u) +
    path(blob([p(-0.028, 0), p(0.028, 0), p(0.028, 0.07), p(-0.028, 0.07)], 0.02), HOUSE.paper) +
    circle(p(0, 0.024), 0.012 * u, color) +
    line([p(-0.016, 0.05), p(0.016, 0.05)], HOUSE.ink, 0.006 * u)
  );
};

/** A letter of a team on the chest. */
export const letter: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  return line(
    [at(0.8, m - 0.66), at(0.62, m - 0.6), at(0.6, m - 0.4), at(0.78, m - 0.36)],
    color,
    0.02 * u,
  );
};

/** A belt with what a trade has at it. */
export const toolBelt: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  const pouch = (k: number) => {
    const top = at(0.12, k);
    const p = (x: number, y: number): Point => add(top, [x * u, y * u]);
    return (
      path(
        blob([p(-0.034, -0.005), p(0.034, -0.005), p(0.032, 0.07), p(-0.032, 0.07)], 0.1),
        darker(color, 0.08),
      ) +
      path(
        blob([p(-0.036, -0.01), p(0.036, -0.01), p(0.034, 0.026), p(-0.034, 0.026)], 0.08),
        darker(color, 0.24),
      )
    );
  };
  const handle = at(0.12, 0.3);
  const tool =
    line([add(handle, [0, -0.04 * u]), add(handle, [0.004 * u, 0.05 * u])], HOUSE.wood, 0.016 * u) +
    line(
      [add(handle, [-0.022 * u, -0.045 * u]), add(handle, [0.024 * u, -0.045 * u])],
      HOUSE.metalDark,
      0.022 * u,
    );
  return belt(tailor, color) + tool + pouch(m - 0.72) + pouch(0.86);
};

/** Small bottles at the belt, each of another colour. */
export const potions: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const bottle = (k: number, tone: string) => {
    const p = (x: number, y: number): Point => add(at(0.08, k), [x * u, y * u]);
    return (
      line([p(0, 0.01), p(0, -0.03)], HOUSE.woodLight, 0.016 * u) +
      circle(p(0, 0.036), 0.03 * u, tone) +
      circle(p(-0.01, 0.026), 0.008 * u, lighter(tone, 0.5))
    );
  };
  return (
    belt(tailor, color) +
    bottle(-0.66, '#6fbf73') +
    bottle(0.1, '#c860b8') +
    bottle(0.78, '#5fa8e8')
  );
};

/** Across the body, the bag at the hip. */
export const satchel: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const p = (x: number, y: number): Point => add(at(0.02, 0.66), [x * u, y * u]);
  return (
    line([at(1.02, -0.6), at(0.1, 0.86)], darker(color, 0.28), 0.02 * u) +
    path(
      blob([p(-0.08, -0.03), p(0.08, -0.03), p(0.076, 0.1), p(-0.076, 0.1)], 0.06),
      darker(color, 0.1),
    ) +
    path(
      blob([p(-0.084, -0.036), p(0.084, -0.036), p(0.074, 0.044), p(-0.074, 0.044)], 0.06),
      color,
    ) +
    shape([p(-0.012, 0.03), p(0.012, 0.03), p(0.012, 0.058), p(-0.012, 0.058)], HOUSE.gold)
  );
};

export const fannyPack: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
    outline,
    pen,
  } = tailor;
  const m = middleOf(tailor);
  const p = (x: number, y: number): Point => add(at(0.14, m), [x * u, y * u]);
  return (
    pen.clip(outline, line([at(0.16, -1.2), at(0.16, 1.2)], darker(color, 0.3), 0.02 * u)) +
    path(blob([p(-0.062, -0.02), p(0.062, -0.02), p(0.05, 0.045), p(-0.05, 0.045)], 0.12), color) +
    line([p(-0.046, -0.002), p(0.046, -0.002)], darker(color, 0.3), 0.007 * u)
  );
};

/** A pistol in leather at the hip. */
export const holster: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const p = (x: number, y: number): Point => add(at(0.08, 0.76), [x * u, y * u]);
  return (
    belt(tailor, color) +
    line([p(0, -0.03), p(-0.03, -0.06)], HOUSE.ink, 0.024 * u) +
    shape([p(-0.028, -0.03), p(0.03, -0.03), p(0.022, 0.11), p(-0.006, 0.11)], darker(color, 0.12))
  );
};
