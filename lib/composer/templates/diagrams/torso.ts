import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { blob } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import type { Pen } from '../../kit/pen';
import { type Diagram, labelsOf } from './diagram';

/** The upper body from the front with what lies in it: its right side is on the left of the picture. */

const SKIN = '#f6d8c4';
const SKIN_SHADE = '#edc3ab';
const FIGURE =
  'M0 -494C-66 -494 -100 -446 -100 -384C-100 -330 -84 -286 -56 -258C-52 -236 -54 -218 -70 -206C-130 -176 -222 -174 -264 -132C-312 -84 -322 60 -344 250C-350 320 -356 400 -360 500H-272C-262 400 -250 300 -238 150C-232 110 -226 80 -214 60C-206 150 -196 220 -198 280C-204 360 -226 420 -230 500H230C226 420 204 360 198 280C196 220 206 150 214 60C226 80 232 110 238 150C250 300 262 400 272 500H360C356 400 350 320 344 250C322 60 312 -84 264 -132C222 -174 130 -176 70 -206C54 -218 52 -236 56 -258C84 -286 100 -330 100 -384C100 -446 66 -494 0 -494Z';

const figure = (pen: Pen): string =>
  path(FIGURE, SKIN) +
  pen.clip(
    FIGURE,
    path(
      'M110 -500C130 -380 90 -290 70 -200C190 -150 180 100 150 250C140 340 190 420 190 500H420V-500Z',
      SKIN_SHADE,
    ),
  ) +
  circle([-34, -372], 7, '#8a5a48') +
  circle([34, -372], 7, '#8a5a48') +
  stroke('M-8 -340C-14 -334 -4 -328 8 -334', '#d39a80', 7);

const ORGANS: Readonly<Record<string, (pen: Pen) => string>> = {
  brain: () => {
    const outline = blob([
      [-70, -392],
      [-82, -430],
      [-56, -468],
      [-4, -480],
      [54, -470],
      [82, -432],
      [70, -392],
      [0, -382],
    ]);
    return (
      path(outline, '#ef9fb0') +
      stroke(
        'M0 -478V-386M-60 -440C-40 -456 -24 -436 -34 -424M-56 -408C-36 -416 -22 -404 -16 -396M60 -440C40 -456 24 -436 34 -424M56 -408C36 -416 22 -404 16 -396M-30 -466C-18 -460 -16 -446 -22 -440M30 -466C18 -460 16 -446 22 -440',
        '#cc6f86',
        7,
      )
    );
  },
  mouth: () =>
    path('M-36 -302C-16 -312 16 -312 36 -302C20 -280 -20 -280 -36 -302Z', '#b8434a') +
    path('M-24 -301C-10 -306 10 -306 24 -301L20 -296H-20Z', '#ffffff'),
  gullet: () => stroke('M0 -284C-4 -200 0 -60 6 60C10 96 30 112 60 128', '#e58f86', 20),
  windpipe: () =>
    stroke(
      'M0 -236V-108M0 -108C-10 -80 -50 -60 -92 -46M0 -108C10 -80 50 -60 92 -46',
      '#8fb6d9',
      26,
    ) +
    times(5, (index) => stroke(`M-11 ${-222 + index * 24}H11`, '#d9e8f4', 6)).join('') +
    stroke(
      'M-92 -46C-120 -30 -130 0 -134 30M-92 -46C-96 -10 -84 30 -80 50M92 -46C120 -30 130 0 134 30M92 -46C96 -10 100 40 96 56',
      '#8fb6d9',
      11,
    ),
  lungs: (pen) => {
    const left =
      'M-40 -150C-92 -170 -150 -120 -178 -40C-196 20 -196 80 -184 104C-140 78 -80 76 -38 96C-26 40 -24 -40 -28 -110Z';
    const right =
      'M40 -150C92 -170 150 -120 178 -40C196 20 196 80 184 104C140 78 110 78 72 92C80 60 52 44 36 20C26 -30 24 -70 28 -110Z';
    return [left, right]
      .map(
        (data, index) =>
          path(data, '#f0a3a5') +
          pen.clip(
            data,
            path(
              index
                ? 'M120 -160C190 -60 170 60 110 120H220V-160Z'
                : 'M-90 -160C-20 -60 -40 60 -100 120H20V-160Z',
              '#e48a90',
            ),
          ) +
          stroke(
            index ? 'M60 20C100 -10 150 -20 186 -14' : 'M-186 0C-150 -30 -90 -30 -34 -16',
            '#cf6f78',
            6,
          ),
      )
      .join('');
  },
  heart: (pen) => {
    const muscle =
      'M-14 -40C-40 -34 -50 0 -34 36C-16 74 22 96 60 100C76 70 84 20 68 -16C52 -44 10 -52 -14 -40Z';
    return (
      stroke('M-22 -36V-78', '#5c79c2', 18) +
      stroke('M14 -40C10 -90 54 -98 62 -64', '#cf4038', 18) +
      path(muscle, '#c9433f') +
      pen.clip(muscle, path('M50 -60C80 0 60 60 20 110H120V-60Z', '#a93535')) +
      stroke('M10 -34C16 10 30 50 52 84M24 20C36 22 48 16 60 8', '#8b2a2c', 6)
    );
  },
  vessels: () =>
    stroke(
      'M-22 -80V-230M-22 60V480M-22 -170C-110 -176 -220 -150 -270 -90C-296 20 -306 220 -316 470M-22 400L-120 500',
      '#5c79c2',
      15,
    ) +
    stroke(
      'M40 -80C40 -140 30 -200 24 -250M20 70V400M24 -160C110 -176 220 -150 262 -90C286 20 300 220 314 470M20 400L120 500M20 230H-100M20 240H110',
      '#d6504a',
      15,
    ),
  diaphragm: () => stroke('M-196 118C-150 78 -60 76 -10 102C60 76 150 78 196 118', '#b65a4e', 16),
  liver: (pen) => {
    const data =
      'M-186 130C-150 92 -60 88 0 106C50 112 92 122 104 136C70 172 -20 176 -60 204C-100 232 -160 240 -182 214C-194 190 -196 158 -186 130Z';
    return (
      path(data, '#9c4a3c') +
      pen.clip(data, path('M-200 190C-120 200 -40 160 110 140V260H-200Z', '#84392f')) +
      stroke('M-30 104C-36 130 -44 160 -50 190', '#6f2e27', 6)
    );
  },
  gallbladder: () => ellipse([-76, 214], 17, 28, '#6fa348'),
  stomach: (pen) => {
    const data =
      'M52 122C70 90 128 92 152 124C180 164 168 226 118 250C76 268 24 262 -6 246C-10 230 -4 220 8 216C48 222 86 206 84 178C84 158 60 150 52 122Z';
    return (
      path(data, '#f08f7c') +
      pen.clip(data, path('M140 90C150 180 110 230 0 240V280H200V90Z', '#dc7463')) +
      stroke('M96 122C124 150 124 190 92 216M124 126C148 160 144 206 108 232', '#c75d50', 6)
    );
  },
  pancreas: () =>
    path(
      'M-16 254C20 236 80 250 122 236C134 244 128 260 110 266C60 280 20 280 -10 278C-24 272 -26 262 -16 254Z',
      '#f0c069',
    ),
  'large intestine': () => {
    const bowel =
      'M-120 424V306C-120 286 -110 282 -90 286C-30 298 40 298 96 284C122 280 128 292 126 312V400C126 432 96 440 60 440C30 440 8 448 4 486';
    return (
      stroke(bowel, '#b9776b', 56) +
      stroke(bowel, '#d99a8b', 46) +
      `<path d="${bowel}" fill="none" stroke="#b9776b" stroke-width="46" stroke-dasharray="5 27"/>` +
      stroke('M-120 440C-120 462 -112 470 -104 474', '#d99a8b', 13)
    );
  },
  'small intestine': () => {
    const coil =
      'M-70 336C-40 322 -20 346 10 334C40 322 60 330 74 346C86 364 60 372 36 364C6 356 -30 374 -58 362C-84 356 -86 384 -62 388C-30 396 0 380 30 390C56 398 78 386 74 410C64 428 30 412 4 416C-24 420 -50 410 -66 420';
    return stroke(coil, '#cf7c7a', 30) + stroke(coil, '#f3aaa2', 22);
  },
  kidneys: () =>
    [-1, 1]
      .map((side) => {
        const data = `M${side * 92} 190C${side * 60} 190 ${side * 66} 226 ${side * 78} 244C${side * 66} 262 ${side * 62} 300 ${side * 94} 300C${side * 138} 296 ${side * 140} 194 ${side * 92} 190Z`;
        return path(data, '#a8483f') + ellipse([side * 100, 244], 16, 34, '#c96a5c');
      })
      .join(''),
  ureters: () =>
    stroke('M-78 246C-50 270 -54 340 -34 400M78 246C50 270 54 340 34 400', '#e6b54e', 13),
  bladder: () =>
    path('M-54 402C-30 392 30 392 54 402C62 440 34 474 0 480C-34 474 -62 440 -54 402Z', '#efc75e') +
    path('M-50 424C-20 416 20 432 51 420C50 450 28 470 0 474C-28 470 -48 450 -50 424Z', '#e0a93a') +
    stroke('M0 480V500', '#e6b54e', 13),
  nerves: () =>
    stroke('M0 -390V430', '#e7b23c', 20) +
    stroke(
      times(
        8,
        (index) =>
          `M0 ${-110 + index * 56}C-60 ${-100 + index * 56} -110 ${-80 + index * 56} -160 ${-50 + index * 52}M0 ${-110 + index * 56}C60 ${-100 + index * 56} 110 ${-80 + index * 56} 160 ${-50 + index * 52}`,
      ).join(''),
      '#f0c85e',
      6,
    ) +
    stroke(
      'M0 -180C-120 -170 -250 -140 -282 -40C-300 90 -310 280 -318 480M0 -180C120 -170 250 -140 282 -40C300 90 310 280 318 480M0 420C-60 440 -110 460 -130 500M0 420C60 440 110 460 130 500',
      '#e7b23c',
      9,
    ),
};

/** Points of the organs that labels lead to. */
const POINTS: Readonly<Record<string, string>> = {
  Brain: '-50 -440',
  Mouth: '30 -298',
  Oesophagus: '-1 -120',
  Trachea: '0 -190',
  Bronchus: '64 -62',
  'Left lung': '140 -20',
  'Right lung': '-130 -30',
  Lungs: '-130 -30',
  Heart: '40 40',
  Diaphragm: '-150 96',
  Liver: '-120 160',
  Gallbladder: '-76 220',
  Stomach: '130 180',
  Pancreas: '90 258',
  'Small intestine': '20 390',
  'Large intestine': '126 350',
  Rectum: '4 476',
  Kidneys: '-108 230',
  Kidney: '110 230',
  Ureter: '52 320',
  Bladder: '-30 440',
  Urethra: '0 494',
  Artery: '120 -168',
  Vein: '-150 -160',
  Aorta: '20 200',
  'Spinal cord': '0 60',
  Nerves: '-120 30',
};

interface System {
  words: readonly string[];
  title: string;
  subtitle: string;
  organs: readonly string[];
  labels: string;
}

const SYSTEMS: readonly System[] = [
  {
    words: [
      'digestive system',
      'digestive tract',
      'digestion',
      'verdauungssystem',
      'verdauung',
      'système digestif',
      'sistema digestivo',
      'apparato digerente',
      'intestines',
      'intestine',
      'gut',
    ],
    title: 'The digestive system',
    subtitle: 'The way of the food through the body',
    organs: [
      'gullet',
      'liver',
      'gallbladder',
      'stomach',
      'pancreas',
      'large intestine',
      'small intestine',
      'mouth',
    ],
    labels:
      'Mouth=teeth / chews | Oesophagus=esophagus,food pipe,gullet / leads down | Liver / makes bile | Gallbladder | Stomach / breaks food down | Pancreas | Small intestine / takes up nutrients | Large intestine=colon,bowel / takes water back | Rectum',
  },
  {
    words: [
      'respiratory system',
      'lungs',
      'lung',
      'breathing system',
      'atmungssystem',
      'lunge',
      'système respiratoire',
      'poumons',
      'sistema respiratorio',
      'pulmones',
      'polmoni',
      'how we breathe',
      'how lungs work',
    ],
    title: 'The respiratory system',
    subtitle: 'The way of the air into the body',
    organs: ['lungs', 'windpipe', 'diaphragm', 'mouth'],
    labels:
      'Mouth / lets air in | Trachea=windpipe / windpipe | Bronchus=bronchi,airways | Right lung | Left lung | Diaphragm / draws the breath',
  },
  {
    words: [
      'urinary system',
      'excretory system',
      'kidney',
      'kidneys',
      'nieren',
      'système urinaire',
      'sistema urinario',
      'bladder',
    ],
    title: 'The urinary system',
    subtitle: 'How the body cleans its blood',
    organs: ['kidneys', 'ureters', 'bladder'],
    labels: 'Kidney / cleans the blood | Ureter | Bladder / keeps the urine | Urethra',
  },
  {
    words: [
      'circulatory system',
      'blood circulation',
      'cardiovascular system',
      'blutkreislauf',
      'système circulatoire',
      'sistema circulatorio',
      'blood vessels',
    ],
    title: 'The circulatory system',
    subtitle: 'Red: from the heart, blue: back to it',
    organs: ['vessels', 'heart'],
    labels: 'Heart / pumps the blood | Artery / from the heart | Vein / to the heart | Aorta',
  },
  {
    words: ['nervous system', 'nerves', 'nervensystem', 'système nerveux', 'sistema nervioso'],
    title: 'The nervous system',
    subtitle: 'How the body feels and moves',
    organs: ['nerves', 'brain'],
    labels: 'Brain / thinks and steers | Spinal cord / the main way | Nerves / to all of the body',
  },
  {
    words: [
      'organs',
      'human organs',
      'body organs',
      'internal organs',
      'organs of the body',
      'organs of the human body',
      'human body organs',
      'inside the human body',
      'inside of the human body',
      'organe',
      'organes',
      'órganos',
      'organi',
      'human body',
      'human anatomy',
      'body systems',
      'anatomy of the human body',
    ],
    title: 'Organs of the body',
    subtitle: 'Seen from the front: its right side is on the left',
    organs: [
      'windpipe',
      'lungs',
      'heart',
      'liver',
      'stomach',
      'large intestine',
      'small intestine',
      'brain',
    ],
    labels: 'Brain | Trachea | Lungs | Heart | Liver | Stomach | Large intestine | Small intestine',
  },
];

/** Systems of the body, each as its organs in the figure. */
export const bodySystems: readonly Diagram[] = SYSTEMS.map(
  ({ words, title, subtitle, organs, labels }): Diagram => ({
    words,
    title,
    subtitle,
    extent: [364, 500],
    isFine: true,
    draw: (pen) => figure(pen) + organs.map((organ) => ORGANS[organ]?.(pen) ?? '').join(''),
    labels: labelsOf(
      labels
        .split(' | ')
        .map((label) => `${label} : ${POINTS[label.split(/ \/ |=/)[0] ?? ''] ?? '0 0'}`)
        .join('\n'),
    ),
  }),
);
