import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed, rod } from '../form';
import { wheel } from './wheels';

/** A taxi on three wheels under an awning: the driver in front, a bench behind, open at the sides. */
export const tukTuk: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-118 -150Q-122 -186 -108 -162H70Q92 -186 100 -140L108 -96H-118Z', '#38465f', {
      depth: 6,
    }) +
    path('M-96 -148H-24V-96H-96ZM-14 -148H66L82 -96H-14Z', '#d3ecf5') +
    path('M78 -146Q90 -166 94 -128L104 -96H92L74 -146Z', lighter(HOUSE.glass, 0.2)) +
    formed(pen, 'M-104 -104Q-106 -122 -92 -124H-84L-80 -74H-100Z', HOUSE.red, { depth: 5 }) +
    formed(pen, 'M-86 -78H-34V-64H-92Z', HOUSE.red, { depth: 4 }) +
    formed(pen, 'M0 -62H44V-52H0Z', HOUSE.rubber, { depth: 3 }) +
    formed(pen, 'M-4 -98H5L10 -56H-2Z', HOUSE.rubber, { depth: 2 }) +
    rod(pen, 'M82 -70L70 -104M62 -108L82 -102', HOUSE.rubber, 5),
  front:
    wheel(pen, [-82, -22], 22) +
    formed(
      pen,
      'M-124 -98H-38L-30 -66H4L20 -40H58L84 -98H104L120 -64Q128 -40 118 -30H-46Q-50 -54 -82 -54Q-114 -54 -118 -30H-124Q-132 -60 -124 -98Z',
      color,
      {
        depth: 9,
        extra:
          rectangle([-128, -84], 100, 6, HOUSE.green) +
          stroke('M-30 -66H4L20 -40H58', darker(color, 0.3), 3),
      },
    ) +
    wheel(pen, [96, -20], 20) +
    path(
      'M70 -34Q78 -52 98 -52Q118 -50 122 -32L114 -34Q108 -44 97 -44Q82 -44 78 -30Z',
      darker(color, 0.18),
    ) +
    rod(pen, 'M-36 -98V-150M-120 -98V-152M84 -98L70 -178', darker(color, 0.25), 6) +
    formed(pen, 'M-130 -150Q-128 -200 -104 -176H60Q86 -200 94 -150L84 -146H-126Z', HOUSE.green, {
      depth: 7,
    }) +
    stroke('M-127 -147H88', HOUSE.gold, 4) +
    circle([117, -70], 9, HOUSE.cream) +
    circle([117, -70], 6, HOUSE.gold) +
    path(roundedPath([-128, -60], 9, 14, 3), HOUSE.red),
  anchors: {
    seat: { at: [20, -58], spanCm: 40 },
    inside: { at: [-58, -78], spanCm: 60 },
    handle: { at: [72, -104] },
    top: { at: [-20, -202], spanCm: 160 },
  },
});
