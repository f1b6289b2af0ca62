import { path, stroke } from '@/lib/svg/markup';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';

/** A broad leaf on a stalk of its own, seen from below its edge, as it is over those who shelter under it. */
export const leafRoof: Drawer = (pen, { color = HOUSE.leaf }) => {
  const stalk = '#b5485a';
  const blade =
    'M-118 -58C-128 -112 -84 -166 -20 -174C52 -182 116 -140 132 -66C120 -76 106 -80 94 -74C84 -86 66 -90 52 -80C38 -92 16 -92 2 -82C-14 -92 -34 -90 -46 -78C-62 -86 -80 -82 -88 -70C-98 -74 -110 -70 -118 -58Z';
  const under =
    'M-118 -58C-110 -70 -98 -74 -88 -70C-80 -82 -62 -86 -46 -78C-34 -90 -14 -92 2 -82C16 -92 38 -92 52 -80C66 -90 84 -86 94 -74C106 -80 120 -76 132 -66C112 -104 60 -116 4 -114C-54 -114 -96 -96 -118 -58Z';
  const veins =
    'M-34 -112C-28 -138 -22 -156 -20 -173M-34 -112C-62 -118 -88 -106 -108 -84M-34 -112C-60 -132 -76 -140 -92 -138M-34 -112C6 -142 34 -150 62 -160M-34 -112C30 -126 82 -116 118 -92';
  return {
    unitCm: 0.4,
    svg:
      stroke('M-58 0C-66 -40 -58 -84 -34 -112', darker(stalk, 0.18), 13) +
      stroke('M-60 0C-68 -40 -60 -84 -36 -112', stalk, 8) +
      formed(pen, blade, color, { depth: 10 }) +
      path(under, darker(color, 0.3)) +
      stroke(veins, lighter(color, 0.28), 3),
    anchors: { grip: { at: [-58, -20] } },
  };
};
