import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import { PROFILE } from '../kit/symbols/things';
import { type Prop, sized } from './prop';

/**
 * What an image shows something in: each is 100 high, its foot at the origin, and is drawn in two halves, what
 * is behind its contents and what is before them. Where the contents are is told in `tropes/vessels.data.ts`.
 */

const BULB_GLASS = 'M-15 -25C-15 -40 -37 -46 -37 -65A37 35 0 0 1 37 -65C37 -46 15 -40 15 -25Z';

const bulbBack: Prop = (place, { accents }) =>
  sized(
    place,
    path(BULB_GLASS, mix('#ffffff', HOUSE.glass, 0.42)) +
      path(
        'M20 -94C52 -78 36 -52 26 -44C18 -36 16 -32 15 -25H8C10 -42 30 -48 30 -66C30 -80 26 -88 20 -94Z',
        mix('#ffffff', HOUSE.glass, 0.85),
      ) +
      ellipse([0, -28], 15, 3.4, mix('#ffffff', accents[1], 0.3)),
  );

const bulbFront: Prop = (place) =>
  sized(
    place,
    stroke(BULB_GLASS, mix(HOUSE.sky, HOUSE.navy, 0.32), 1.6) +
      stroke('M-29 -64C-29 -76 -22 -86 -12 -90', '#ffffff', 4) +
      stroke('M-28 -54L-26 -50', '#ffffff', 4) +
      path(roundedPath([-16, -27], 32, 7, 3), HOUSE.metal) +
      path(roundedPath([-15, -20], 30, 6, 3), HOUSE.metalDark) +
      path(roundedPath([-14, -14], 28, 6, 3), HOUSE.metal) +
      path(roundedPath([-11, -8], 22, 5, 2.5), HOUSE.metalDark) +
      path('M-6 -3H6L3 0H-3Z', HOUSE.ink) +
      path(roundedPath([7, -27], 9, 7, 3), darker(HOUSE.metal, 0.14)) +
      path(roundedPath([6, -14], 8, 6, 3), darker(HOUSE.metal, 0.14)),
  );

/** A head from the side with a light room for what is in it. */
const head: Prop = (place, { accents }) => {
  const skin = mix(HOUSE.navy, accents[0], 0.16);
  return sized(
    place,
    placed(
      path(PROFILE, skin) +
        path(
          'M-78 0C-62 -26 -58 -52 -74 -78C-112 -112 -118 -176 -78 -214C-90 -170 -92 -110 -52 -84C-34 -60 -44 -24 -50 0Z',
          darker(skin, 0.22),
        ) +
        path(
          'M-94 -148C-96 -206 -48 -234 -6 -232C36 -230 62 -204 62 -166C62 -124 34 -104 2 -98C-16 -94 -34 -86 -48 -90C-76 -98 -93 -122 -94 -148Z',
          mix('#ffffff', accents[1], 0.16),
        ),
      { scaleX: 0.4 },
    ),
  );
};

const HEART =
  'M0 0C-34 -22 -58 -44 -58 -70C-58 -90 -44 -100 -29 -100C-16 -100 -5 -92 0 -82C5 -92 16 -100 29 -100C44 -100 58 -90 58 -70C58 -44 34 -22 0 0Z';

const heartBack: Prop = (place) =>
  sized(
    place,
    path(HEART, HOUSE.red) +
      path(
        'M0 -9C-30 -29 -51 -48 -51 -70C-51 -85 -41 -93 -29 -93C-15 -93 -5 -83 0 -70C5 -83 15 -93 29 -93C41 -93 51 -85 51 -70C51 -48 30 -29 0 -9Z',
        mix('#ffffff', HOUSE.pink, 0.34),
      ),
  );

const DROP = 'M0 -100C14 -78 36 -56 36 -34A36 34 0 0 1 -36 -34C-36 -56 -14 -78 0 -100Z';

const dropBack: Prop = (place) =>
  sized(
    place,
    path(DROP, mix('#ffffff', HOUSE.water, 0.5)) +
      path(
        'M0 -100C14 -78 36 -56 36 -34A36 34 0 0 1 -8 -1C30 -12 28 -50 0 -100Z',
        mix('#ffffff', HOUSE.water, 0.78),
      ),
  );
const dropFront: Prop = (place) =>
  sized(
    place,
    stroke('M-27 -32C-27 -46 -18 -58 -10 -70', '#ffffff', 3.6) + circle([-24, -22], 2.4, '#ffffff'),
  );

const EGG = 'M0 -100C24 -100 40 -66 40 -40A40 40 0 0 1 -40 -40C-40 -66 -24 -100 0 -100Z';

const eggBack: Prop = (place) =>
  sized(
    place,
    path(EGG, darker(HOUSE.plaster, 0.1)) +
      path(ellipsePath([0, -46], 29, 36), mix('#3b3560', HOUSE.plaster, 0.2)),
  );
const eggFront: Prop = (place) =>
  sized(
    place,
    path(
      'M-40 -40C-40 -46 -39 -50 -38 -54L-28 -44L-18 -54L-6 -42L6 -54L18 -43L28 -53L38 -54C39 -50 40 -46 40 -40A40 40 0 0 1 -40 -40Z',
      HOUSE.plaster,
    ) +
      path(
        'M40 -40A40 40 0 0 1 -6 0C22 -8 32 -26 30 -52L38 -54C39 -50 40 -46 40 -40Z',
        darker(HOUSE.plaster, 0.1),
      ),
  );

/** A house in section: walls, a roof, and one room without a front. */
const houseBack: Prop = (place, { accents }) =>
  sized(
    place,
    rectangle([-44, -58], 88, 58, HOUSE.plaster) +
      rectangle([-37, -54], 74, 48, mix('#ffffff', accents[1], 0.24)) +
      rectangle([-37, -12], 74, 6, HOUSE.woodLight) +
      rectangle([22, -98], 12, 26, HOUSE.brick) +
      path('M0 -100L58 -54H-58Z', HOUSE.roof) +
      path('M0 -100L58 -54H44L0 -88L-44 -54H-58Z', darker(HOUSE.roof, 0.16)) +
      circle([0, -68], 7, mix('#ffffff', HOUSE.glass, 0.6)),
  );

const BUBBLE = roundedPath([-62, -100], 124, 82, 18);

const bubbleBack: Prop = (place, { accents, paper }) =>
  sized(
    place,
    path('M-34 -24L-42 0L-8 -22Z', accents[0]) +
      path(BUBBLE, accents[0]) +
      path(roundedPath([-55, -93], 110, 68, 13), paper),
  );

/** A phone, a tablet or a monitor with nothing on it. */
const phoneBack: Prop = (place, { accents }) =>
  sized(
    place,
    path(roundedPath([-27, -100], 54, 100, 8), HOUSE.ink) +
      path(roundedPath([-24, -96], 48, 92, 5.4), mix('#ffffff', accents[1], 0.3)) +
      path(roundedPath([-8, -96], 16, 3.6, 1.8), HOUSE.ink),
  );

const monitorBack: Prop = (place, { accents }) =>
  sized(
    place,
    rectangle([-9, -16], 18, 14, HOUSE.metalDark) +
      path(roundedPath([-26, -4], 52, 4, 2), HOUSE.metal) +
      path(roundedPath([-72, -100], 144, 86, 5), HOUSE.ink) +
      path(roundedPath([-68, -96], 136, 78, 3), mix('#ffffff', accents[1], 0.3)),
  );

const lensBack: Prop = (place, { accents }) =>
  sized(
    place,
    placed(
      path(roundedPath([-6, 32], 12, 48, 6), HOUSE.woodDark) +
        rectangle([-4, 28], 8, 10, HOUSE.metal),
      {
        at: [-4, -60],
        angleDegrees: -38,
      },
    ) +
      circle([-4, -60], 40, HOUSE.metalDark) +
      circle([-4, -60], 34.5, mix('#ffffff', accents[1], 0.24)),
  );
const lensFront: Prop = (place) =>
  sized(place, stroke('M-31 -66C-29 -78 -20 -86 -10 -88', '#ffffff', 3.4));

const eyeBack: Prop = (place, { accents }) =>
  sized(
    place,
    path('M-84 -44Q0 -118 84 -44Q0 18 -84 -44Z', HOUSE.ink) +
      path('M-78 -44Q0 -108 78 -44Q0 8 -78 -44Z', HOUSE.white) +
      circle([0, -46], 33, darker(accents[0], 0.25)) +
      circle([0, -46], 29, mix('#ffffff', accents[0], 0.34)),
  );

/** An open hand from the side, its palm up; its arm leaves the picture. */
const palmBack: Prop = (place, { accents }) => {
  const skin = '#e9ab85';
  return sized(
    place,
    path('M58 -34L400 78V170L62 6Z', accents[0]) +
      path('M56 -36L68 -33L74 9L60 6Z', lighter(accents[0], 0.24)) +
      path(
        'M60 -34C48 -42 36 -44 22 -40C14 -38 12 -30 24 -28C8 -22 -20 -24 -44 -36C-56 -42 -70 -44 -73 -38C-76 -32 -62 -26 -52 -20C-30 -4 -4 8 24 8C40 8 52 6 62 6Z',
        skin,
      ) +
      path(
        'M-73 -38C-76 -32 -62 -26 -52 -20C-30 -4 -4 8 24 8C40 8 52 6 62 6L61 -6C30 2 -10 -2 -42 -20C-54 -27 -66 -32 -73 -38Z',
        darker(skin, 0.14),
      ) +
      stroke('M24 -28C34 -26 42 -28 48 -32', darker(skin, 0.24), 1.6),
  );
};

const MIRROR = 'M-30 -6V-68A30 30 0 0 1 30 -68V-6Z';

/** A mirror as high as somebody, on its feet. */
const mirrorBack: Prop = (place) =>
  sized(
    place,
    path('M-26 0H-20L-12 -10H-20ZM26 0H20L12 -10H20Z', HOUSE.woodDark) +
      path(MIRROR, mix('#ffffff', HOUSE.glass, 0.55)) +
      path('M-30 -30L22 -92C28 -86 30 -78 30 -70L-30 -6Z', mix('#ffffff', HOUSE.glass, 0.3)),
  );
const mirrorFront: Prop = (place) =>
  sized(place, stroke(MIRROR, HOUSE.gold, 5) + stroke(MIRROR, darker(HOUSE.gold, 0.2), 1));

export const VESSEL_PROPS: Readonly<Record<string, Prop>> = {
  'bulb-back': bulbBack,
  'bulb-front': bulbFront,
  'head-room': head,
  'heart-back': heartBack,
  'drop-back': dropBack,
  'drop-front': dropFront,
  'egg-back': eggBack,
  'egg-front': eggFront,
  'house-back': houseBack,
  'bubble-back': bubbleBack,
  'phone-back': phoneBack,
  'monitor-back': monitorBack,
  'lens-back': lensBack,
  'lens-front': lensFront,
  'eye-back': eyeBack,
  'palm-back': palmBack,
  'mirror-back': mirrorBack,
  'mirror-front': mirrorFront,
};
