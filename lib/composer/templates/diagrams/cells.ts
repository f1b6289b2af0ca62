import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { blob } from '@/lib/svg/path';
import { add, type Point, polar, times } from '@/lib/svg/point';
import { type Diagram, labelsOf } from './diagram';

/** Cells of plants and animals as school books draw them, with what both of them have. */

const mitochondrion = (x: number, y: number, turn: number): string =>
  placed(
    ellipse([0, 0], 64, 34, '#e07a4f') +
      stroke(
        'M-42 0C-34 -24 -24 -22 -18 0C-12 22 -2 22 4 0C10 -22 22 -22 26 0C30 16 36 14 42 4',
        '#f8cfae',
        8,
      ),
    { at: [x, y], angleDegrees: turn },
  );

function nucleus([x, y]: Point, radius: number): string {
  return (
    circle([x, y], radius, '#8d6cc0') +
    circle([x - 6, y - 6], radius * 0.855, '#a98ad6') +
    circle([x - 20, y - 20], radius / 3, '#6b4fa3')
  );
}

export const plantCell: Diagram = {
  words: ['plant cell', 'pflanzenzelle', 'cellule végétale', 'célula vegetal'],
  title: 'A plant cell',
  subtitle: 'Seen through a microscope, simplified',
  draw: (pen) => {
    const wall =
      'M-330 -420C-150 -450 150 -450 330 -420C440 -400 460 -300 450 -150C462 0 462 150 448 270C430 400 320 420 160 424C0 440 -160 436 -320 420C-440 400 -456 300 -450 150C-462 0 -460 -150 -450 -270C-444 -380 -420 -406 -330 -420Z';
    const chloroplast = (x: number, y: number, turn: number) =>
      placed(
        ellipse([0, 0], 82, 44, '#3f8f4b') +
          ellipse([0, 0], 68, 32, '#5fb162') +
          [-36, -6, 24].map((dx) => stroke(`M${dx} -16L${dx + 12} 16`, '#2f7340', 12)).join(''),
        { at: [x, y], angleDegrees: turn },
      );
    const vacuole = blob([
      [-60, -220],
      [190, -230],
      [320, -110],
      [330, 120],
      [210, 250],
      [-20, 240],
      [-100, 110],
      [-60, -40],
    ]);
    return [
      path(wall, '#6f9f4c'),
      placed(path(wall, '#a9cf78'), { scaleX: 0.955 }),
      placed(path(wall, '#4f8f5a'), { scaleX: 0.9 }),
      placed(path(wall, '#dff0bf'), { scaleX: 0.883 }),
      path(vacuole, '#8fc7e8'),
      pen.clip(vacuole, path('M120 -260C330 -120 330 150 100 300H420V-260Z', '#7ab8de')),
      nucleus([-230, 60], 138),
      chloroplast(-250, -270, -14),
      chloroplast(40, -320, 8),
      chloroplast(300, -290, 24),
      chloroplast(-130, 330, 6),
      chloroplast(330, 290, -30),
      mitochondrion(-330, -120, 70),
      mitochondrion(110, 330, -6),
      ...times(16, (index) =>
        circle(add(polar(index * 47, 300 + (index % 3) * 28), [-10, 0]), 9, '#c79a4a'),
      ),
    ].join('');
  },
  labels: labelsOf(`
Cell wall / firm, of cellulose : 432 -190
Membrane / lets through what is needed : 400 60
Vacuole / holds water : 230 30
Chloroplast / makes sugar from light : 320 -290
Mitochondrion / gives energy : 110 332
Nucleus / holds the DNA : -190 110
Nucleolus : -250 40
Cytoplasm : -350 230`),
};

/** Folded sheets beside the nucleus. */
const sheets = (x: number, y: number, turn: number, color: string): string =>
  placed(
    [0, 34, 68]
      .map((dy) =>
        stroke(`M-120 ${dy}C-60 ${dy - 30} 0 ${dy + 26} 60 ${dy}T130 ${dy - 6}`, color, 16),
      )
      .join(''),
    { at: [x, y], angleDegrees: turn },
  );

export const animalCell: Diagram = {
  words: [
    'animal cell',
    'tierzelle',
    'tierische zelle',
    'cellule animale',
    'célula animal',
    'cellula animale',
    'human cell',
    'cell',
    'biology cell',
  ],
  title: 'An animal cell',
  subtitle: 'Seen through a microscope, simplified',
  draw: (pen) => {
    const membrane = blob([
      [-60, -420],
      [200, -400],
      [400, -230],
      [450, 40],
      [360, 290],
      [120, 410],
      [-180, 400],
      [-390, 270],
      [-450, 10],
      [-340, -280],
    ]);
    return [
      path(membrane, '#d97f92'),
      placed(path(membrane, '#fbe3dc'), { scaleX: 0.955 }),
      pen.clip(membrane, placed(path(membrane, '#f7d3cb'), { at: [60, 60], scaleX: 0.8 })),
      sheets(130, -190, 34, '#c06a9c'),
      sheets(-40, 250, -8, '#e3a13f'),
      nucleus([-40, -30], 170),
      mitochondrion(270, 60, -30),
      mitochondrion(-300, 90, 60),
      mitochondrion(-190, -270, -20),
      mitochondrion(240, 250, 20),
      circle([-280, -140], 34, '#7fb069'),
      circle([-286, -146], 22, '#a5cf8d'),
      circle([300, -90], 28, '#7fb069'),
      circle([295, -95], 18, '#a5cf8d'),
      ...times(18, (index) => circle(polar(index * 47, 290 + (index % 3) * 26), 8, '#a4563f')),
    ].join('');
  },
  labels: labelsOf(`
Membrane / lets through what is needed : 408 -200
Reticulum / endoplasmic, makes proteins : 170 -200
Ribosome : 316 0
Mitochondrion / gives energy : 270 60
Golgi apparatus / packs and sends : 60 280
Nucleus / holds the DNA : -160 40
Nucleolus : -60 -50
Lysosome / takes waste apart : -280 -140
Cytoplasm : -330 200`),
};
