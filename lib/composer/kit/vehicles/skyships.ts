import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import type { Hex } from '@/lib/color/hex';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';

/** Ships of tales that sail in the air. Units are centimetres. */

const HULL =
  'M-420 -150Q-470 -250 -540 -268Q-400 -250 -330 -236Q0 -196 330 -246Q430 -262 520 -316Q500 -120 330 -40Q180 10 -40 6Q-330 0 -420 -150Z';

/** Screw, hull with its portholes, and a pennant. */
function hull(pen: Pen, color: Hex): string {
  const seams = times(4, (index) =>
    stroke(
      `M-520 ${-176 + index * 46}Q0 ${-140 + index * 46} 520 ${-206 + index * 46}`,
      darker(color, 0.2),
      6,
    ),
  ).join('');
  return (
    rod(pen, 'M-440 -120H-540', HOUSE.metalDark, 16) +
    ellipse([-556, -176], 16, 62, HOUSE.gold) +
    ellipse([-556, -62], 16, 62, darker(HOUSE.gold, 0.16)) +
    circle([-556, -120], 20, HOUSE.metalDark) +
    formed(pen, HULL, color, {
      depth: 34,
      light: 10,
      extra:
        seams +
        path('M-560 -262Q0 -190 540 -320V-284Q0 -160 -560 -232Z', HOUSE.gold) +
        path('M-440 -60Q0 20 420 -80V40H-440Z', darker(color, 0.24)),
    }) +
    times(
      5,
      (index) =>
        circle([-230 + index * 112, -110], 28, HOUSE.gold) +
        circle([-230 + index * 112, -110], 19, '#ffd98a'),
    ).join('') +
    shape(
      [
        [-60, -420],
        [-60, -470],
        [40, -446],
      ],
      HOUSE.coral,
    )
  );
}

/** A wooden ship under a striped balloon, a screw at its stern. */
const skyship: Drawer = (pen, { color = HOUSE.wood }) => {
  const cloth = pen.accents[0];
  const balloon = ellipsePath([0, -640], 520, 210);
  const stripes = times(5, (index) =>
    path(
      `M${-520 + index * 240} -860Q${-430 + index * 210} -640 ${-520 + index * 240} -420H${-410 + index * 230}Q${-330 + index * 205} -640 ${-410 + index * 230} -860Z`,
      lighter(cloth, 0.35),
    ),
  ).join('');
  const ropes = [-380, -190, 0, 190, 380].map((x) =>
    stroke(`M${x} ${-470 + Math.abs(x) * 0.14}L${x * 0.82} -226`, HOUSE.woodDark, 9),
  );
  return {
    unitCm: 1,
    svg:
      ropes.join('') +
      formed(pen, balloon, cloth, { depth: 60, light: 20, extra: stripes }) +
      rectangle([-150, -444], 300, 26, HOUSE.gold, { radius: 13 }) +
      path('M-470 -560L-640 -700Q-560 -620 -640 -520Z', darker(cloth, 0.2)) +
      rod(pen, 'M-60 -220V-420', HOUSE.woodDark, 14) +
      path('M330 -246L470 -420L500 -300Z', HOUSE.cream) +
      path('M400 -318L470 -420L500 -300Z', darker(HOUSE.cream, 0.12)) +
      rod(pen, 'M500 -310L640 -380', HOUSE.woodDark, 16),
    front: hull(pen, color),
    anchors: {
      inside: { at: [0, -224], spanCm: 560 },
      top: { at: [0, -850], spanCm: 700 },
      seat: { at: [60, -224] },
      surface: { at: [0, 6], spanCm: 600 },
    },
  };
};

export const skyships = defineFamily('skyship', { skyship });
