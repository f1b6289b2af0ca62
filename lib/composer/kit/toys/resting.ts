import { circle, path, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';

/** A hammock between its two ends, which are tied at the height of a man's chest. Units are centimetres. */
export const hammock: Drawer = (pen, { color = pen.accents[0] }) => {
  const cloth = 'M-104 -92C-60 -34 60 -34 104 -92C66 -22 -66 -22 -104 -92Z';
  const cords = times(4, (_, share) => {
    const y = -92 + share * 9;
    const x = 104 - share * 8;
    return stroke(`M-150 -126L${-x} ${y}M150 -126L${x} ${y}`, HOUSE.sand, 1.6);
  }).join('');
  const stripes = [-62, -26, 10, 46].map((x) =>
    path(`M${x} -100H${x + 12}L${x + 9} -10H${x - 2}Z`, lighter(pen.accents[1], 0.1)),
  );
  const front = 'M-104 -92C-62 -44 62 -44 104 -92C72 -8 -72 -8 -104 -92Z';
  return {
    unitCm: 1,
    svg: path(cloth, darker(color, 0.3)) + cords,
    front:
      formed(pen, front, color, { depth: 8, light: 2.5, extra: stripes.join('') }) +
      stroke('M-104 -92C-62 -44 62 -44 104 -92', lighter(color, 0.35), 1.8) +
      [-150, 150].map((x) => circle([x, -126], 3, HOUSE.woodDark)).join(''),
    anchors: {
      bed: { at: [4, -44], spanCm: 170 },
      inside: { at: [0, -46], spanCm: 150 },
    },
  };
};
