import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { add, times } from '@/lib/svg/point';
import { sector } from '../design/shapes';
import { type Diagram, labelsOf } from './diagram';

const VOLCANO_WIDE = 560;

export const volcano: Diagram = {
  words: ['volcano', 'vulkan', 'volcan', 'volcán', 'volcanic eruption', 'magma chamber'],
  title: 'Inside a volcano',
  subtitle: '',
  extent: [VOLCANO_WIDE, 500],
  isScene: true,
  draw: (pen) => {
    const cone =
      'M-470 190C-330 150 -210 -40 -84 -250L-40 -236H40L84 -250C210 -40 330 150 470 190Z';
    const bands = times(6, (index) => {
      const drop = 70 * index;
      return stroke(
        `M${-560 + drop * 0.4} ${240 + drop * 0.2}C-330 ${170 + drop * 0.9} -200 ${-10 + drop} ${-30} ${-220 + drop * 1.5}M${560 - drop * 0.4} ${240 + drop * 0.2}C330 ${170 + drop * 0.9} 200 ${-10 + drop} 30 ${-220 + drop * 1.5}`,
        index % 2 === 0 ? '#8a6152' : '#b98f78',
        26,
      );
    }).join('');
    const puffs: readonly (readonly [number, number, number])[] = [
      [0, -330, 74],
      [-80, -380, 84],
      [84, -392, 90],
      [-20, -440, 98],
      [-150, -446, 62],
      [160, -456, 60],
    ];
    const parts = [
      rectangle([-VOLCANO_WIDE, -500], 2 * VOLCANO_WIDE, 1000, '#cfe6f5'),
      path(
        'M-560 200C-480 90 -420 60 -340 120C-280 60 -220 80 -160 200ZM560 200C500 110 430 80 380 130C320 90 260 120 200 200Z',
        '#a9c6bd',
      ),
      ...puffs.map(([x, y, r]) => circle([x, y], Math.min(r, 496 + y), '#9aa0b4')),
      ...puffs.map(([x, y, r]) => circle([x - 12, y - 8], Math.min(r * 0.74, 480 + y), '#b7bccb')),
      path('M-560 190H560V300H-560Z', '#8fae62'),
      path('M-560 214H560V330H-560Z', '#a97a5c'),
      path('M-560 310H560V500H-560Z', '#7c584a'),
      path('M-560 400H560V500H-560Z', '#5f4440'),
      path(cone, '#a4786a'),
      pen.clip(cone, bands),
      path(
        'M-300 470C-320 380 -180 330 0 330C180 330 320 380 300 470C260 505 -260 505 -300 470Z',
        '#e2542c',
      ),
      path(
        'M-230 462C-240 400 -140 366 0 366C140 366 240 400 230 462C190 484 -190 484 -230 462Z',
        '#f58a35',
      ),
      path(
        'M-120 452C-120 420 -60 402 0 402C60 402 120 420 120 452C90 466 -90 466 -120 452Z',
        '#fcc24c',
      ),
      path('M-34 345C-22 120 -30 -60 -44 -240H44C30 -60 22 120 34 345Z', '#e2542c'),
      path('M-14 345C-8 120 -12 -60 -18 -240H18C12 -60 8 120 14 345Z', '#fcb045'),
      stroke('M14 130C90 80 150 40 214 6', '#e2542c', 26),
      path('M188 24L236 -24L262 10Z', '#8a6152'),
      path(
        'M-44 -240C-30 -300 30 -300 44 -240C80 -200 96 -150 118 -92C134 -50 120 -20 104 -34C90 -80 70 -150 40 -206C20 -216 -20 -216 -40 -206C-60 -150 -70 -110 -84 -70C-96 -56 -104 -80 -98 -104C-84 -150 -66 -200 -44 -240Z',
        '#ee6a30',
      ),
      ...times(5, (index) =>
        circle(add([0, -300], [-70 + index * 36, -20 - (index % 2) * 44]), 11, '#f58a35'),
      ),
    ].join('');
    const field = roundedPath([-VOLCANO_WIDE, -500], 2 * VOLCANO_WIDE, 1000, 30);
    return pen.clip(field, parts);
  },
  labels: labelsOf(`
Ash cloud : 120 -420 > 370 -430
Crater : 40 -238 > 330 -270
Lava flow : 106 -70 > 390 -130
Side vent : 240 0 > 420 20
Crust : 420 262 > 430 262
Magma chamber / melted rock : 0 436 > 0 436
Main vent=vent,conduit,pipe : -8 60 > -400 -20
Layers of ash and lava : -190 60 > -370 -150
Old layers of rock : -400 370 > -420 370`),
};

export const earthLayers: Diagram = {
  words: ['earth', 'earth layers', 'layers of the earth', 'planet earth', 'globe'],
  title: 'Layers of the Earth',
  subtitle: 'Depths of their lower edges; thickness of the crust not to scale',
  draw: (pen) => {
    const disc = 'M-450 0a450 450 0 1 0 900 0a450 450 0 1 0 -900 0Z';
    const land = [
      'M-330 -330C-240 -400 -110 -380 -90 -300C-120 -250 -210 -250 -240 -190C-290 -150 -330 -180 -380 -150C-420 -200 -390 -280 -330 -330Z',
      'M-260 -90C-160 -120 -80 -60 -100 30C-120 130 -190 240 -240 300C-290 240 -300 120 -330 60C-360 0 -320 -70 -260 -90Z',
      'M-40 -420C60 -440 160 -420 200 -380C140 -340 40 -350 -10 -370Z',
      'M-60 330C0 300 100 320 140 370C80 420 -20 420 -60 380Z',
    ].join('');
    const from = -78;
    const to = 62;
    const layer = (radius: number, color: string) =>
      path(sector([0, 0], 0, radius, from, to), color);
    return [
      path(disc, '#4fa0cf'),
      pen.clip(
        disc,
        path(land, '#6dbb74') +
          path('M-500 -500L-200 -480C-420 -200 -420 220 -160 480H-500Z', '#ffffff', {
            opacity: 0.12,
          }),
      ),
      layer(450, '#7b5340'),
      layer(428, '#c7523a'),
      layer(372, '#e0713f'),
      layer(246, '#f39c3f'),
      layer(112, '#fbd25b'),
      circle([0, 0], 112, '#fbd25b'),
      ellipse([-26, -26], 60, 56, '#fde58f'),
    ].join('');
  },
  labels: labelsOf(`
Crust / 5 to 70 km : 262 -352
Upper mantle / to 660 km : 340 -200
Lower mantle / to 2,890 km : 300 30
Outer core / liquid, to 5,150 km : 160 100
Inner core / solid, to 6,371 km : 40 40
Ocean : -380 120
Continent : -200 60`),
};
