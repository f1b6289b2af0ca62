import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Diagram, labelsOf } from './diagram';

const STEM = '#4d8a45';
const SOIL = '#8a5c3b';
const ROOT = '#e3c79c';

/** A leaf with its midrib, growing to the right from where it is put. */
const leaf = (fill: string): string =>
  path('M0 0C60 -110 190 -130 280 -60C220 30 90 60 0 0Z', fill) +
  stroke('M6 -4C90 -30 180 -46 258 -58', darker(fill, 0.12), 9);

const flowerHead = (): string =>
  times(8, (index) =>
    placed(ellipse([0, -92], 44, 74, HOUSE.pink), { at: [0, -330], angleDegrees: index * 45 }),
  ).join('') +
  circle([0, -330], 56, HOUSE.mustard) +
  circle([-12, -342], 30, lighter(HOUSE.mustard, 0.1));

/** A plant from its roots in the soil to its flower. */
export const wholePlant: Diagram = {
  words: [
    'plant',
    'parts of a plant',
    'flowering plant',
    'plant anatomy',
    'plant parts',
    'houseplant',
  ],
  title: 'Parts of a plant',
  subtitle: 'From the roots to the flower',
  draw: () =>
    [
      path('M-420 210C-260 180 240 180 420 210V470H-420Z', SOIL),
      path('M-420 210C-260 180 240 180 420 210V244C240 214 -260 214 -420 244Z', darker(SOIL, 0.08)),
      stroke(
        'M0 190V430M0 250C-60 290 -130 300 -190 370M0 260C70 300 120 310 200 360M0 320C-40 350 -70 380 -90 430M0 330C50 360 70 390 100 430',
        ROOT,
        20,
      ),
      stroke('M-110 322C-150 330 -200 330 -250 320M120 322C170 326 210 318 250 300', ROOT, 10),
      stroke('M0 205C-14 60 16 -120 0 -290', STEM, 34),
      stroke('M-8 190C-22 60 8 -120 -8 -280', lighter(STEM, 0.1), 9),
      placed(leaf(HOUSE.leaf), { at: [6, 70], angleDegrees: -8 }),
      placed(leaf(darker(HOUSE.leaf, 0.05)), {
        at: [0, -20],
        scaleX: -1,
        scaleY: 1,
        angleDegrees: 4,
      }),
      stroke('M4 -120C70 -150 120 -190 150 -240', STEM, 18),
      path('M150 -230C110 -270 118 -330 158 -360C196 -328 196 -268 150 -230Z', HOUSE.pink),
      path(
        'M150 -222C118 -242 116 -272 130 -290C146 -272 158 -272 178 -288C190 -262 178 -238 150 -222Z',
        STEM,
      ),
      flowerHead(),
    ].join(''),
  labels: labelsOf(`
Flower / makes seeds : -60 -400
Bud / a flower that is still closed : 158 -320
Leaf / makes food from light : 200 10
Stem / carries water up : 2 150
Roots / drink and hold fast : -160 340
Soil : 330 330`),
};
