import { ellipse, path, stroke } from '@/lib/svg/markup';
import { blob, ellipsePath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { type Diagram, labelsOf } from './diagram';

/** The brain from its side, and the ear cut open. */

export const brain: Diagram = {
  words: [
    'brain',
    'human brain',
    'gehirn',
    'cerveau',
    'cerebro',
    'cervello',
    'lobes of the brain',
    'parts of the brain',
  ],
  title: 'The human brain',
  subtitle: 'Seen from the left',
  extent: [470, 480],
  draw: (pen) => {
    const whole = blob([
      [-440, 20],
      [-430, -140],
      [-330, -290],
      [-150, -380],
      [60, -390],
      [260, -330],
      [400, -190],
      [440, -20],
      [400, 110],
      [250, 150],
      [60, 160],
      [-40, 240],
      [-190, 260],
      [-300, 200],
      [-330, 130],
    ]);
    const lobes: readonly (readonly [data: string, fill: string])[] = [
      ['M-500 300V-500H-40C-70 -340 -50 -160 -110 -60C-200 -10 -330 60 -340 140Z', '#f2a7a0'],
      [
        'M-40 -500C-70 -340 -50 -160 -110 -60C20 -80 120 -80 220 -60C250 -180 280 -260 330 -420V-500Z',
        '#f4cf7d',
      ],
      [
        'M-110 -60C-240 -10 -340 60 -360 140V320H120L230 150L220 -60C120 -80 20 -80 -110 -60Z',
        '#93c7a1',
      ],
      ['M220 -60C250 -180 280 -260 330 -420H520V240H210Z', '#8fb4e0'],
    ];
    const folds =
      'M-390 -60C-340 -90 -330 -150 -280 -160M-350 40C-300 0 -240 10 -220 -50M-330 -220C-270 -220 -260 -280 -200 -290M-240 -110C-190 -140 -210 -200 -150 -220M-130 -330C-110 -280 -150 -250 -110 -200M-10 -340C10 -290 -30 -250 10 -200M0 -140C40 -170 90 -130 120 -170M90 -340C70 -290 130 -270 110 -220M180 -310C170 -260 230 -260 200 -200M300 -230C280 -180 340 -160 310 -110M390 -110C350 -90 360 -40 310 -20M260 40C310 20 340 60 390 40M-240 130C-180 100 -120 130 -60 90M-170 210C-110 180 -60 200 -10 150M-20 40C40 20 100 50 150 20M60 100C110 80 150 110 200 90';
    return [
      path('M60 130C70 220 60 320 90 480H210C200 360 220 240 250 140Z', '#e2b9a6'),
      path(ellipsePath([300, 210], 150, 92), '#c98bb0'),
      stroke(
        times(
          4,
          (index) =>
            `M${180 + index * 8} ${170 + index * 28}C250 ${150 + index * 30} 350 ${156 + index * 28} ${430 - index * 12} ${190 + index * 26}`,
        ).join(''),
        '#a6658d',
        8,
      ),
      path(whole, '#f2a7a0'),
      pen.clip(whole, lobes.map(([data, fill]) => path(data, fill)).join('')),
      stroke(folds, '#7c4a55', 9, { opacity: 0.45 }),
      stroke(
        'M-110 -60C20 -80 120 -80 220 -60M-110 -60C-50 -160 -70 -340 -40 -390',
        '#7c4a55',
        11,
        { opacity: 0.6 },
      ),
    ].join('');
  },
  labels: labelsOf(`
Frontal lobe / plans and speaks : -300 -180
Parietal lobe / feels and places : 100 -260
Temporal lobe / hears and remembers : -100 140
Occipital lobe / sees : 370 -60
Cerebellum / keeps the balance : 330 230
Brain stem / breath and heartbeat : 130 380`),
};

export const ear: Diagram = {
  words: ['ear', 'human ear', 'inner ear', 'ohr', 'oreille', 'oído', 'orecchio'],
  title: 'The human ear',
  subtitle: 'From the outer to the inner ear',
  extent: [500, 370],
  isFine: true,
  draw: (pen) => {
    const pinna =
      'M-250 -330C-390 -380 -480 -260 -460 -100C-450 0 -410 60 -390 150C-370 240 -300 270 -260 220C-230 170 -250 110 -210 70V-60C-230 -170 -200 -300 -250 -330Z';
    const spiral = 'M300 190C380 200 430 130 390 80C350 40 290 70 300 120C308 156 356 150 352 116';
    return [
      path('M-230 -260C-60 -300 260 -320 470 -290V330C260 360 -60 330 -230 260Z', '#f3d3b4'),
      ...times(22, (index) =>
        ellipse([-150 + ((index * 197) % 600), -230 + ((index * 131) % 90)], 15, 10, '#e0b48e'),
      ),
      ...times(18, (index) =>
        ellipse([-150 + ((index * 173) % 590), 230 + ((index * 67) % 70)], 15, 10, '#e0b48e'),
      ),
      path(pinna, '#f0b593'),
      pen.clip(pinna, path('M-300 -380C-420 -200 -400 100 -300 280H-180V-380Z', '#e39f7c')),
      stroke(
        'M-270 -270C-380 -280 -410 -160 -380 -60M-330 40C-320 110 -330 160 -300 190',
        '#c67f5e',
        18,
      ),
      path('M-290 -50C-180 -60 -60 -40 10 -70V80C-60 60 -180 70 -290 60Z', '#d58a6c'),
      path(
        'M20 -90C130 -130 210 -110 230 -40C240 40 200 110 120 110C80 110 40 100 20 90Z',
        '#f9e6d4',
      ),
      stroke('M14 -92L34 92', '#e05a4e', 18),
      stroke('M30 -6L82 -46L96 -8M82 -46L136 -58L150 -20M150 -20L206 -2', '#fdfbf4', 20),
      stroke('M110 104C150 200 220 260 330 320', '#c97b5f', 30),
      stroke(
        'M240 -60C220 -150 290 -190 330 -130M260 -60C300 -140 380 -160 390 -90M250 -40C300 -20 370 -40 390 -80',
        '#8fa9d8',
        24,
      ),
      stroke(spiral, '#6c86c4', 46),
      stroke(spiral, '#9db4e4', 30),
      stroke('M400 60C440 40 470 30 500 24M390 -90C440 -60 470 -30 500 -10', '#e3b23f', 26),
    ].join('');
  },
  labels: labelsOf(`
Outer ear / catches the sound : -400 -200
Ear canal : -150 10
Eardrum / trembles : 24 10
Hammer : 60 -30
Anvil : 110 -54
Stirrup : 180 -10
Semicircular canals / balance : 320 -150
Cochlea / hears : 390 130
Auditory nerve / to the brain : 460 34
Eustachian tube : 200 240`),
};
