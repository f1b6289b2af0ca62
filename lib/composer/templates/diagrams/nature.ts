import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { coordinates, roundedPath } from '@/lib/svg/path';
import { add, type Point, polar, times } from '@/lib/svg/point';
import type { Pen } from '../../kit/pen';
import { arrowArt } from '../design/arrow';
import { type Diagram, labelsOf } from './diagram';

/** What goes round in nature, as landscapes with arrows; names lie in the picture. */

const [HALF_WIDE, HALF_HIGH] = [500, 430];
const FIELD = roundedPath([-HALF_WIDE, -HALF_HIGH], 2 * HALF_WIDE, 2 * HALF_HIGH, 30);

const cloud = ([x, y]: Point, size: number, fill: string): string =>
  circle([x - size * 0.7, y], size * 0.5, fill) +
  circle([x, y - size * 0.3], size * 0.68, fill) +
  circle([x + size * 0.75, y], size * 0.48, fill) +
  rectangle([x - size * 0.9, y], size * 1.8, size * 0.5, fill, { radius: size * 0.25 });

const sun = (at: Point, r: number): string =>
  times(12, (index) => {
    const [from, to] = [polar(index * 30, r * 1.2), polar(index * 30, r * 1.5)];
    return stroke(
      `M${coordinates(add(at, from))}L${coordinates(add(at, to))}`,
      '#f6b93b',
      r * 0.14,
    );
  }).join('') +
  circle(at, r, '#f6b93b') +
  circle(add(at, [-r * 0.15, -r * 0.15]), r * 0.72, '#fbd25b');

/** A broad bent arrow with its head at the end of a quadratic curve. */
function bentArrow(from: Point, bend: Point, to: Point, tone: string, width = 24): string {
  const length = Math.hypot(to[0] - bend[0], to[1] - bend[1]) || 1;
  const [dx, dy] = [(to[0] - bend[0]) / length, (to[1] - bend[1]) / length];
  const neck: Point = [to[0] - dx * width * 2.2, to[1] - dy * width * 2.2];
  const head = [
    to,
    [neck[0] - dy * width * 1.5, neck[1] + dx * width * 1.5],
    [neck[0] + dy * width * 1.5, neck[1] - dx * width * 1.5],
  ] as const;
  const shaft = `<path d="M${coordinates(from)}Q${coordinates(bend)} ${coordinates(neck)}" fill="none" stroke="${tone}" stroke-width="${width}"/>`;
  return `${shaft}${path(`M${head.map(coordinates).join('L')}Z`, tone)}`;
}

const rainOf = (x: number, y: number): string =>
  stroke(
    times(
      9,
      (index) =>
        `M${x + (index % 5) * 34 - (index > 4 ? 17 : 0)} ${y + (index > 4 ? 56 : 0)}l-10 30`,
    ).join(''),
    '#3f86c9',
    8,
  );

const tree = (x: number, y: number, size: number): string =>
  rectangle([x - size * 0.07, y - size * 0.5], size * 0.14, size * 0.5, '#8a5a3c') +
  circle([x, y - size * 0.75], size * 0.36, '#3f9160') +
  circle([x - size * 0.1, y - size * 0.84], size * 0.22, '#5bad74');

function waterLand(pen: Pen): string {
  return pen.clip(
    FIELD,
    [
      rectangle([-500, -430], 1000, 860, '#cfeaf8'),
      rectangle([-500, -430], 1000, 300, '#bfe2f6'),
      path('M500 -170L420 -250L360 -190L290 -300L180 -120L100 -60V200H500Z', '#8b95b5'),
      path(
        'M290 -300L246 -228L276 -214L296 -236L322 -206L340 -224ZM420 -250L388 -218L424 -206L450 -220Z',
        '#ffffff',
      ),
      path('M290 -300L360 -190L420 -250L500 -170V200H330Z', '#747fa3', { opacity: 0.5 }),
      path('M-40 130C60 20 220 -20 500 -20V430H-40Z', '#7fbf74'),
      path('M60 180C190 90 330 70 500 70V430H0Z', '#66ab62'),
      path('M500 240C300 250 100 250 -60 220V430H500Z', '#b98a5e'),
      path('M500 300C300 310 100 310 -60 290V430H500Z', '#a0724a'),
      path('M500 322C330 332 120 334 -60 318V366C120 384 330 380 500 366Z', '#5aa9d6'),
      path(
        'M258 -40C250 30 170 40 180 90C190 130 90 130 60 176C20 200 -20 196 -60 200L-60 236C20 240 80 226 110 190C140 160 226 150 226 96C226 60 290 30 276 -44Z',
        '#58b0e0',
      ),
      path(
        'M-500 176C-360 160 -200 190 -60 178C-20 184 10 200 20 214C-20 300 -60 380 -120 430H-500Z',
        '#4b9fd8',
      ),
      path('M-500 220C-380 206 -240 232 -90 222C-70 300 -140 380 -180 430H-500Z', '#3a86c4'),
      stroke(
        'M-440 200q26 -14 52 0t52 0M-250 212q26 -14 52 0t52 0M-420 290q26 -14 52 0t52 0M-260 330q26 -14 52 0t52 0',
        '#9cd2f0',
        7,
      ),
      tree(330, 70, 90),
      tree(400, 96, 110),
      tree(270, 100, 80),
    ].join('') +
      sun([-400, -320], 62) +
      cloud([-60, -300], 92, '#ffffff') +
      cloud([230, -318], 96, '#aab8cf') +
      cloud([250, -300], 84, '#c3cedf') +
      rainOf(190, -230) +
      bentArrow([-330, 160], [-380, -60], [-230, -220], '#f2994a') +
      bentArrow([-40, -370], [90, -420], [170, -376], '#5c6bc0', 20) +
      bentArrow([110, -220], [70, -100], [110, 20], '#2f7fc4') +
      bentArrow([150, 240], [20, 262], [-110, 254], '#1f5f9e', 22),
  );
}

export const waterCycleLand: Diagram = {
  words: ['water cycle', 'hydrologic cycle', 'wasserkreislauf', 'cycle de l’eau', 'ciclo del agua'],
  title: 'The water cycle',
  subtitle: '',
  extent: [HALF_WIDE, HALF_HIGH],
  isScene: true,
  keeps: ['Evaporation', 'Condensation', 'Precipitation', 'Collection'],
  draw: waterLand,
  labels: labelsOf(`
Sun : -400 -222
Evaporation : -330 -30
Condensation : -60 -276
Cloud : 260 -330
Precipitation : 30 -110
Rain : 250 -166
Snow : 410 -280
Mountain=mountains,land : 400 -100
River : 120 136
Run-off=runoff : 10 268
Collection : -210 300
Sea=ocean,lake : -400 380
Groundwater : 260 350`),
};

const leafShape = (x: number, y: number, turn: number, size: number): string =>
  placed(
    path('M0 0C-40 -60 -30 -150 0 -200C30 -150 40 -60 0 0Z', '#4fa45c') +
      path('M0 0C30 -60 26 -150 0 -200Z', '#3f8f4b') +
      stroke('M0 0V-180', '#8fd08f', 6),
    { at: [x, y], angleDegrees: turn, scaleX: size },
  );

export const photosynthesis: Diagram = {
  words: [
    'photosynthesis',
    'photosynthese',
    'photosynthèse',
    'fotosíntesis',
    'fotosintesi',
    'fotossíntese',
  ],
  title: 'Photosynthesis',
  subtitle: '',
  extent: [HALF_WIDE, HALF_HIGH],
  isScene: true,
  draw: (pen) =>
    pen.clip(
      FIELD,
      [
        rectangle([-500, -430], 1000, 860, '#d8f0fb'),
        rectangle([-500, 220], 1000, 230, '#a9754c'),
        rectangle([-500, 210], 1000, 26, '#6fb267'),
        ...times(30, (index) =>
          ellipse([-480 + ((index * 211) % 960), 270 + ((index * 67) % 150)], 14, 9, '#8f5f3b'),
        ),
        stroke(
          'M0 220C-10 290 -70 320 -110 390M0 230C10 300 0 340 10 410M0 224C20 290 80 310 130 380M-40 300L-90 300M40 300L90 330',
          '#e7cfa6',
          11,
        ),
        stroke('M0 230C-14 100 14 0 0 -150', '#4c9a54', 24),
        leafShape(0, 90, -68, 1.25),
        leafShape(0, 60, 66, 1.3),
        leafShape(0, -30, -58, 1.15),
        leafShape(0, -50, 56, 1.15),
        leafShape(0, -140, -4, 0.9),
      ].join('') +
        sun([-380, -310], 74) +
        [0, 1, 2]
          .map((index) =>
            arrowArt(
              [-300 + index * 30, -250 - index * 40],
              [-120 + index * 30, -110 - index * 36],
              '#f2a52e',
              14,
            ),
          )
          .join('') +
        bentArrow([-430, 60], [-320, -20], [-240, 10], '#8a8f9c') +
        bentArrow([250, -40], [330, -110], [430, -130], '#4aa3df') +
        bentArrow([-260, 380], [-180, 390], [-70, 330], '#2f7fc4') +
        bentArrow([56, 60], [90, 160], [56, 250], '#d46a9f', 18),
    ),
  labels: labelsOf(`
Sunlight : -230 -280
Carbon dioxide : -340 90
Oxygen : 360 -170
Water : -270 330
Sugar : 170 190
Leaf : 190 -10
Stem : -60 160
Roots : 160 380`),
};

export const greenhouse: Diagram = {
  words: [
    'greenhouse effect',
    'treibhauseffekt',
    'effet de serre',
    'efecto invernadero',
    'effetto serra',
    'efeito estufa',
    'global warming',
  ],
  title: 'The greenhouse effect',
  subtitle: '',
  extent: [HALF_WIDE, HALF_HIGH],
  isScene: true,
  draw: (pen) =>
    pen.clip(
      FIELD,
      [
        rectangle([-500, -430], 1000, 860, '#1f2c5c'),
        ...times(26, (index) =>
          circle(
            [-480 + ((index * 239) % 960), -420 + ((index * 97) % 300)],
            3 + (index % 3),
            '#dbe4ff',
          ),
        ),
        circle([0, 900], 1010, '#6fb6e6', { opacity: 0.35 }),
        circle([0, 900], 920, '#8fcaf0', { opacity: 0.5 }),
        circle([0, 900], 760, '#4f9fd6'),
        path(
          'M-420 280C-300 190 -160 150 -60 150C-40 200 -120 260 -200 300C-260 340 -330 400 -420 430H-500V330Z',
          '#6fb267',
        ),
        path('M80 160C220 150 340 200 440 270L500 430H260C220 360 120 300 100 240Z', '#5fa35a'),
        rectangle([200, 120], 90, 90, '#9aa3b5'),
        rectangle([208, 40], 20, 90, '#7c869c'),
        rectangle([252, 56], 20, 70, '#7c869c'),
      ].join('') +
        cloud([220, 0], 30, '#c7ccd8') +
        cloud([270, 20], 26, '#b3bac9') +
        sun([-390, -330], 66) +
        arrowArt([-320, -260], [-120, 110], '#fbd25b', 22) +
        arrowArt([-30, 110], [80, -330], '#f28b50', 18) +
        bentArrow([40, 120], [170, -210], [310, 90], '#e8543f', 22),
    ),
  labels: labelsOf(`
Sun : -390 -222
Sunlight : -230 -60
Heat escapes : 120 -360
Heat stays : 250 -140
Atmosphere : -390 130
Carbon dioxide : 370 30
Earth : 0 330`),
};
