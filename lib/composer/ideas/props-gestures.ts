import { path, rectangle, stroke } from '@/lib/svg/markup';
import { HOUSE, SKINS } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import { type Prop, sized } from './prop';

/** Arms that come up from below, what is torn, and what floats under a bag of gas. */

/** An arm that reaches up with an open hand: its lower end, its height, which of the skins and of the sleeves. */
const raisedArm: Prop = ({ x, y, height, rest: [which = 0] }, { accents }) => {
  const skin = SKINS[(which * 2 + 1) % SKINS.length] ?? SKINS[0];
  const sleeve = accents[which % accents.length] ?? accents[0];
  const dark = darker(skin, 0.16);
  return sized(
    { x, y, height },
    path('M-13 0L-10 -52H10L13 0Z', sleeve) +
      path('M3 0L3 -52H10L13 0Z', darker(sleeve, 0.16)) +
      rectangle([-11.5, -56], 23, 8, lighter(sleeve, 0.25), { radius: 3 }) +
      path('M-7.5 -55L-11 -74Q0 -84 11 -74L7.5 -55Z', skin) +
      [-9, -3, 3, 9]
        .map((u, index) => stroke(`M${u} -74L${u * 1.35} ${-92 - (index % 3) * 3}`, skin, 6))
        .join('') +
      stroke('M9 -64Q18 -68 19 -80', skin, 6) +
      stroke('M-6 -66Q0 -62 6 -66', dark, 1.2),
  );
};

/** Ropes from the foot of a balloon to the rim of its basket: their upper end, how far down, how wide apart above. */
const ropes: Prop = ({ x, y, height, rest: [wide = 24] }) =>
  [-1, -0.4, 0.4, 1]
    .map((u) =>
      stroke(`M${x + u * wide * 0.5} ${y}L${x + u * 8} ${y + height}`, HOUSE.woodDark, 0.8),
    )
    .join('');

/** A basket under a balloon: its foot and height. */
const gondola: Prop = ({ x, y, height }) =>
  sized(
    { x, y, height },
    path('M-62 -96H62L52 0H-52Z', HOUSE.wood) +
      [-70, -44, -18].map((v) => stroke(`M-58 ${v}H58`, HOUSE.woodDark, 4)).join('') +
      [-34, 0, 34].map((u) => stroke(`M${u} -92L${u * 0.86} -4`, HOUSE.woodDark, 3)).join('') +
      rectangle([-66, -104], 132, 14, HOUSE.woodDark, { radius: 6 }),
  );

export const GESTURE_PROPS = { 'raised-arm': raisedArm, ropes, gondola };
