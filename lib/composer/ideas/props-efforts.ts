import { circle, path, stroke } from '@/lib/svg/markup';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import { type Prop, sized } from './prop';

/** A hill from the left foot of the picture to its right edge; `height` is how far it rises in a hundred. */
const slope: Prop = ({ y, height }, { mid, soft }) => {
  const at = (x: number) => y - (height / 100) * x;
  return (
    path(`M-90 ${at(-90) + 1}L190 ${at(190) + 1}V190H-90Z`, mid) +
    path(`M-90 ${at(-90) + 13}L190 ${at(190) + 25}V190H-90Z`, soft)
  );
};

/** Trunk and boughs, in hundredths of their height. */
const bareTree: Prop = (place) =>
  sized(
    place,
    path('M-7 0Q-3 -22 -4 -46L4 -46Q3 -22 8 0Z', HOUSE.brown) +
      path('M1 0Q3 -22 1 -46L4 -46Q3 -22 8 0Z', darker(HOUSE.brown, 0.2)) +
      [
        'M0 -42Q-4 -62 -24 -70',
        'M0 -42Q4 -62 24 -70',
        'M0 -44V-82',
        'M-3 -48Q-20 -52 -30 -50',
        'M3 -48Q20 -52 30 -50',
        'M-8 -58Q-12 -70 -10 -80',
        'M8 -58Q12 -70 10 -80',
      ]
        .map((bough) => stroke(bough, HOUSE.brown, 3.4))
        .join(''),
  );

/** A stem with two leaves, in hundredths of its height. */
const flowerStem: Prop = (place) =>
  sized(
    place,
    stroke('M0 0Q3 -40 0 -100', HOUSE.leaf, 4.4) +
      path('M1 -26Q24 -60 50 -52Q36 -20 1 -26Z', HOUSE.leaf) +
      path('M1 -26Q26 -40 50 -52Q36 -20 1 -26Z', darker(HOUSE.leaf, 0.14)) +
      path('M1 -40Q-22 -74 -46 -66Q-32 -34 1 -40Z', lighter(HOUSE.leaf, 0.12)),
  );

const flowerHeart: Prop = ({ x, y, height }) =>
  circle([x, y], height / 2, '#d98c2b') + circle([x, y], height * 0.4, HOUSE.mustard);

/** Two ends of a bridge with a gap between, planks fallen. */
const snappedBridge: Prop = ({ x, y, height: w }) =>
  [-1, 1]
    .map((side) => {
      const end = x + side * w * 0.16;
      const root = x + side * w * 0.6;
      return (
        path(
          `M${root} ${y - 3}L${end} ${y + 1}l${-side * 2} 2.4l${side * 3} 1.2l${-side * 2.4} 2L${root} ${y + 4}Z`,
          HOUSE.wood,
        ) +
        path(`M${root} ${y + 1}L${end} ${y + 4}l${side} 2L${root} ${y + 4}Z`, HOUSE.woodDark) +
        stroke(`M${end + side * 2} ${y}v-8M${(end + root) / 2} ${y - 2}v-9`, HOUSE.woodDark, 1.4)
      );
    })
    .join('') + stroke(`M${x - 4} ${y + 14}l6 3M${x + 3} ${y + 22}l-5 3`, HOUSE.wood, 2.2);

export const EFFORT_PROPS = {
  slope,
  'bare-tree': bareTree,
  'flower-stem': flowerStem,
  'flower-heart': flowerHeart,
  'snapped-bridge': snappedBridge,
} satisfies Record<string, Prop>;
