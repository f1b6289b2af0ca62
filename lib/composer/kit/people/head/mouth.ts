import { HOUSE } from '../../../palette/house';
import { area, oval, trace } from '../fine';
import type { FacePlan } from './face-plan';
import { type Features, lipOf } from './features';

const THROAT = '#8e2f3a';
/** On whatever colour of beard, lips are seen. */
const LIP_IN_BEARD = '#b5584f';

/** A mouth tells its feeling from across the room: open, turned up or down, round. */
export function mouth({ mouth: [x, y, w] }: FacePlan, features: Features): string {
  const { expression, skin, gender, beard } = features;
  const lip =
    beard === 'none' || beard === 'stubble'
      ? lipOf(skin, gender === 'woman' ? 0.8 : 0.65)
      : LIP_IN_BEARD;
  switch (expression) {
    case 'laugh':
      return laughing(x, y, w);
    case 'surprised':
      return oval([x, y + 0.1], w * 0.55, 0.15, THROAT);
    case 'sad':
      return trace(
        `M${x - w * 0.9} ${y + 0.14}Q${x} ${y - 0.1} ${x + w * 0.9} ${y + 0.13}`,
        lip,
        0.08,
      );
    case 'angry':
      return (
        area(
          `M${x - w} ${y + 0.17}Q${x} ${y - 0.13} ${x + w} ${y + 0.16}Q${x} ${y + 0.1} ${x - w} ${y + 0.17}Z`,
          HOUSE.white,
        ) +
        trace(
          `M${x - w} ${y + 0.17}Q${x} ${y - 0.13} ${x + w} ${y + 0.16}Q${x} ${y + 0.1} ${x - w} ${y + 0.17}Z`,
          THROAT,
          0.055,
        )
      );
    case 'focused':
      return trace(`M${x - w * 0.7} ${y + 0.04}L${x + w * 0.75} ${y + 0.02}`, lip, 0.075);
    case 'smile':
      return features.gapTooth
        ? laughing(x, y, w) + gap(x, y)
        : trace(`M${x - w} ${y}Q${x} ${y + 0.16} ${x + w} ${y - 0.02}`, lip, 0.075);
    default:
      return trace(`M${x - w} ${y}Q${x} ${y + 0.1} ${x + w} ${y - 0.02}`, lip, 0.075);
  }
}

function laughing(x: number, y: number, w: number): string {
  return (
    area(
      `M${x - w} ${y - 0.04}Q${x} ${y + 0.03} ${x + w} ${y - 0.05}Q${x + w * 0.8} ${y + 0.24} ${x} ${y + 0.24}Q${x - w * 0.8} ${y + 0.22} ${x - w} ${y - 0.04}Z`,
      THROAT,
    ) +
    area(
      `M${x - w * 0.84} ${y - 0.01}Q${x} ${y + 0.05} ${x + w * 0.84} ${y - 0.02}L${x + w * 0.72} ${y + 0.06}Q${x} ${y + 0.12} ${x - w * 0.74} ${y + 0.06}Z`,
      HOUSE.white,
    )
  );
}

/** Between the front teeth. */
const gap = (x: number, y: number) =>
  area(
    `M${x - 0.028} ${y}L${x + 0.028} ${y}L${x + 0.028} ${y + 0.12}L${x - 0.028} ${y + 0.12}Z`,
    THROAT,
  );
