import { circle, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed } from '../form';

const STAR = 'M0 -30L9 -10L30 -8L14 6L19 28L0 16L-19 28L-14 6L-30 -8L-9 -10Z';
const HEART = 'M0 24C-34 0 -30 -26 -14 -26Q-3 -26 0 -14Q3 -26 14 -26C30 -26 34 0 0 24Z';

/** A shield of metal with a star, as officers wear it. */
const badge: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.06,
  svg:
    formed(
      pen,
      'M0 -150Q26 -132 62 -142Q74 -96 62 -56Q44 -18 0 0Q-44 -18 -62 -56Q-74 -96 -62 -142Q-26 -132 0 -150Z',
      color,
      { depth: 9 },
    ) +
    stroke(
      'M0 -134Q24 -120 51 -127Q60 -94 50 -62Q36 -30 0 -15Q-36 -30 -50 -62Q-60 -94 -51 -127Q-24 -120 0 -134Z',
      darker(color, 0.28),
      4,
    ) +
    circle([0, -80], 36, HOUSE.navy) +
    placed(path(STAR, lighter(color, 0.45)), { at: [0, -80], scaleX: 0.9, scaleY: 0.9 }),
  anchors: { grip: { at: [0, -70] } },
});

/** A sheet of stickers, one of which comes off. */
const stickers: Drawer = (pen) => ({
  unitCm: 0.09,
  svg:
    formed(pen, roundedPath([-96, -230], 192, 230, 14), HOUSE.paper, { depth: 6, light: 0 }) +
    placed(path(HEART, HOUSE.red), { at: [-46, -178], scaleX: 1.2, scaleY: 1.2 }) +
    placed(path(STAR, HOUSE.yellow), { at: [46, -178], scaleX: 1.2, scaleY: 1.2 }) +
    circle([-46, -108], 32, HOUSE.teal) +
    stroke('M-60 -102Q-46 -86 -32 -102', HOUSE.paper, 6) +
    circle([-56, -116], 5, HOUSE.paper) +
    circle([-36, -116], 5, HOUSE.paper) +
    rectangle([16, -138], 60, 60, HOUSE.purple) +
    placed(path(STAR, HOUSE.paper), { at: [46, -108], scaleX: 0.7, scaleY: 0.7 }) +
    ball(pen, [-46, -40], 27, HOUSE.coral) +
    placed(
      formed(pen, roundedPath([-32, -32], 64, 64, 30), HOUSE.green, { depth: 5 }) +
        path('M-30 14Q-6 6 6 32Q-28 36 -30 14Z', HOUSE.cream),
      { at: [52, -44], angleDegrees: 10 },
    ),
  anchors: { grip: { at: [0, -20] }, top: { at: [0, -230], spanCm: 16 } },
});

/** A card with one large picture and a line under it, as teachers hold it up. */
const pictureCard: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, roundedPath([-88, -240], 176, 240, 14), HOUSE.white, { depth: 6, light: 0 }) +
    path(roundedPath([-70, -222], 140, 152, 8), HOUSE.sky) +
    ball(pen, [0, -136], 48, HOUSE.red) +
    stroke('M0 -180Q4 -202 18 -208', HOUSE.woodDark, 8) +
    path('M6 -188Q34 -214 50 -194Q30 -176 6 -188Z', HOUSE.green) +
    rectangle([-48, -48], 96, 18, HOUSE.ink),
  anchors: { grip: { at: [0, -14] } },
});

/** A folded card that stands, with a flower on it. */
const foldedCard: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.09,
  svg:
    formed(pen, 'M60 -196L104 -206V-18L60 0Z', darker(HOUSE.cream, 0.12), { depth: 3 }) +
    formed(pen, roundedPath([-92, -198], 156, 198, 8), HOUSE.cream, { depth: 6, light: 0 }) +
    path(roundedPath([-78, -184], 128, 170, 6), lighter(color, 0.55)) +
    stroke('M-14 -44Q-18 -84 -14 -104', HOUSE.green, 7) +
    path(
      'M-16 -66Q-50 -72 -52 -96Q-24 -96 -16 -66ZM-14 -58Q18 -62 24 -86Q-6 -88 -14 -58Z',
      HOUSE.green,
    ) +
    [0, 72, 144, 216, 288]
      .map((angle) => {
        const turn = (angle * Math.PI) / 180;
        return circle([-14 + Math.sin(turn) * 20, -122 - Math.cos(turn) * 20], 17, color);
      })
      .join('') +
    circle([-14, -122], 13, HOUSE.yellow) +
    rectangle([-48, -34], 68, 8, darker(color, 0.2)),
  anchors: { grip: { at: [-14, -12] } },
});

/** What elsewhere is a page of its own, and here is a thing that somebody has in hand. */
export const printedThings = defineFamily('printed-things', {
  badge,
  stickers,
  'picture-card': pictureCard,
  'folded-card': foldedCard,
});
