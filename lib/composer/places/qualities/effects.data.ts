import {
  flames,
  groundMist,
  motes,
  shimmer,
  smoke,
  softLights,
  sparkles,
  sunBeams,
  windBlows,
} from './airs';
import { crowd, SEATED } from './crowd';
import { furnishings } from './furnishings';
import { bulbs, candles, colouredPools, pennants, tubes } from './lights';
import type { Quality } from './quality';
import { ball, box, cloth, kit, rock, rubble, sheet, specks, stain, strewn, weeds } from './strewn';
import { STYLES } from './styles.data';
import { bare, cracks, creepers, frost, planksAcross, webs } from './walls';
import { flood } from './waters';

/** What each quality of a place does to a picture of it; where several are told, all do. */

const WARM = ['#ffd27a', '#ffc25a'] as const;
const FESTIVE = ['#ff6a5a', '#ffd25a', '#5ad08a', '#5aa8ff'] as const;

const MESS_OF_ROOMS = [
  sheet,
  cloth,
  kit('mug', 1.4),
  ball,
  kit('book'),
  sheet,
  cloth,
  box,
  kit('can', 1.4),
  sheet,
  ball,
  cloth,
];
const WEED = weeds('#7a9a4a', 46);
const LITTER = [sheet, rubble, kit('can', 1.4), WEED, ball, rubble, WEED];

export const EFFECTS: Readonly<Record<string, Quality | readonly Quality[]>> = {
  windy: { where: 'outdoors', isLeaning: true, effects: [windBlows] },
  crowded: [
    { where: 'rooms', shownBy: SEATED, effects: [crowd(11)] },
    { where: 'outdoors', shownBy: SEATED, effects: [crowd(16)] },
  ],
  messy: [
    {
      where: 'tops',
      effects: [
        strewn({
          id: 'mess',
          count: 22,
          highCm: 4,
          drawn: [
            sheet,
            ball,
            sheet,
            kit('mug'),
            kit('pen'),
            sheet,
            kit('sticky-note'),
            ball,
            kit('book'),
          ],
        }),
        specks('crumbs', '#7a5638', 60),
      ],
    },
    { where: 'rooms', effects: [strewn({ id: 'mess', count: 26, drawn: MESS_OF_ROOMS })] },
    {
      where: 'outdoors',
      effects: [
        strewn({
          id: 'mess',
          count: 20,
          drawn: [sheet, ball, box, kit('can', 1.6), kit('bottle', 1.2)],
        }),
      ],
    },
  ],
  abandoned: [
    {
      where: 'rooms',
      toning: { chroma: 0.5, cast: '#8a8478', share: 0.26, lighter: -0.05 },
      veil: { over: ['#6a6a5a', 0.1], edges: ['#241f2a', 0.5] },
      effects: [
        bare('#a8705a', '#efe6d8', true),
        cracks,
        webs,
        planksAcross,
        strewn({
          id: 'debris',
          count: 22,
          drawn: [rubble, sheet, rubble, weeds('#7a9a4a', 30), stain('#4a3f38', 24, 0.3)],
        }),
        specks('dust', '#d9cfc0', 90),
      ],
    },
    {
      where: 'outdoors',
      toning: { chroma: 0.55, cast: '#8f8a7c', share: 0.22, lighter: -0.03 },
      veil: { over: ['#5f6a6a', 0.08], edges: ['#1f2430', 0.36] },
      effects: [strewn({ id: 'debris', count: 30, drawn: LITTER }), creepers],
    },
  ],
  overgrown: [
    {
      where: 'rooms',
      effects: [
        creepers,
        strewn({
          id: 'growth',
          count: 26,
          highCm: 70,
          drawn: [weeds('#4f9a4a', 44), weeds('#6aa84a', 30), kit('fern', 0.8)],
        }),
      ],
    },
    {
      where: 'outdoors',
      effects: [
        creepers,
        strewn({
          id: 'growth',
          count: 54,
          highCm: 70,
          drawn: [
            weeds('#4f9a4a', 70),
            weeds('#6aa84a', 52),
            kit('fern', 1.1),
            weeds('#8aa84a', 60),
          ],
        }),
      ],
    },
  ],
  dusty: {
    veil: { over: ['#c9ad82', 0.16], edges: ['#6a5238', 0.3] },
    effects: [motes, specks('dust', '#e6d6b8', 160)],
  },
  dirty: {
    toning: { chroma: 0.8, cast: '#7a6a50', share: 0.14 },
    effects: [
      strewn({
        id: 'dirt',
        count: 24,
        drawn: [stain('#6a5638', 20, 0.26), ball, stain('#6a5a3a', 14, 0.26), kit('can', 1.4)],
      }),
    ],
  },
  gloomy: { veil: { over: ['#1f2742', 0.24], edges: ['#10142a', 0.62] } },
  spooky: {
    toning: { chroma: 0.6, cast: '#3f4a6a', share: 0.2, lighter: -0.05 },
    veil: { over: ['#1a2a3f', 0.26], edges: ['#0a0f1f', 0.68] },
    effects: [webs, groundMist('#a9c9c4')],
  },
  magical: {
    veil: { over: ['#8a5cff', 0.1], edges: ['#3f1f7a', 0.34] },
    effects: [sparkles(['#ffe07a', '#8af0e0', '#f7a8f0'])],
  },
  dreamy: {
    veil: { over: ['#f7c6e6', 0.18], edges: ['#b9a8f0', 0.4] },
    effects: [softLights(['#ffffff', '#ffd9ec', '#d9e4ff']), groundMist('#ffffff')],
  },
  cosy: [
    {
      where: 'rooms',
      veil: { over: ['#ff9a3f', 0.11], edges: ['#5a2a1a', 0.36] },
      effects: [bulbs(WARM)],
    },
    { where: 'outdoors', veil: { over: ['#ffae5a', 0.12], edges: ['#6a3a1a', 0.24] } },
  ],
  warm: { veil: { over: ['#ffa24a', 0.1], edges: ['#6a3a1a', 0.22] } },
  candlelit: { veil: { over: ['#3a1a24', 0.18], edges: ['#1a0a1a', 0.56] }, effects: [candles] },
  romantic: {
    veil: { over: ['#ff7a9a', 0.12], edges: ['#6a1f4a', 0.36] },
    effects: [bulbs(['#ffd9a0', '#ffb0b8']), candles],
  },
  festive: { effects: [pennants, bulbs(FESTIVE)] },
  sunny: { veil: { over: ['#fff0b0', 0.07], edges: ['#ffb04a', 0.08] }, effects: [sunBeams] },
  neon: [
    {
      where: 'rooms',
      toning: { chroma: 0.9, cast: '#3a2f7a', share: 0.3, lighter: -0.08 },
      veil: { over: ['#5a2f9a', 0.14], edges: ['#120a34', 0.6] },
      effects: [tubes],
    },
    {
      where: 'outdoors',
      toning: { chroma: 0.9, cast: '#3a2f7a', share: 0.24, lighter: -0.05 },
      veil: { over: ['#5a2f9a', 0.12], edges: ['#120a34', 0.5] },
      effects: [colouredPools(['#ff4fa8', '#38d6f5', '#8a5cff'])],
    },
  ],
  cold: [
    { where: 'rooms', veil: { over: ['#8ac4ea', 0.24], edges: ['#4a7fb0', 0.4] } },
    {
      where: 'outdoors',
      veil: { over: ['#8ac4ea', 0.2], edges: ['#4a7fb0', 0.34] },
      effects: [frost],
    },
  ],
  hot: {
    where: 'outdoors',
    veil: { over: ['#ffb03f', 0.18], edges: ['#d9602a', 0.28] },
    effects: [shimmer],
  },
  smoky: { effects: [smoke('#e6e2e0', 0.34)] },
  flooded: { effects: [flood] },
  muddy: {
    where: 'outdoors',
    effects: [
      strewn({
        id: 'mud',
        count: 26,
        drawn: [stain('#5f4128', 60, 0.75), stain('#7a5636', 42, 0.7)],
        isBeside: true,
      }),
    ],
  },
  rocky: { where: 'outdoors', effects: [strewn({ id: 'rocks', count: 20, drawn: [rock] })] },
  lush: {
    where: 'outdoors',
    effects: [
      strewn({
        id: 'lush',
        count: 40,
        highCm: 70,
        drawn: [kit('fern', 1.3), weeds('#3f9a4a', 60), kit('fern', 1), weeds('#5fb04a', 44)],
      }),
    ],
  },
  barren: {
    where: 'outdoors',
    toning: { chroma: 0.45, cast: '#c9a070', share: 0.36 },
    effects: [strewn({ id: 'rocks', count: 10, drawn: [rock] })],
  },
  grassy: {
    where: 'outdoors',
    effects: [
      strewn({
        id: 'grass',
        count: 54,
        highCm: 40,
        drawn: [weeds('#5fae4a', 34), weeds('#7abf5a', 26)],
      }),
    ],
  },
  icy: {
    where: 'outdoors',
    veil: { over: ['#bfe6ff', 0.12], edges: ['#7ab8e6', 0.2] },
    effects: [
      strewn({ id: 'ice', count: 20, drawn: [stain('#e6f6ff', 70, 0.75)], isBeside: true }),
      frost,
    ],
  },
  burning: {
    veil: { over: ['#ff6a2a', 0.12], edges: ['#5a1414', 0.4] },
    effects: [flames, smoke('#4a3f48', 0.3)],
  },
  rustic: { where: 'rooms', style: STYLES.rustic, effects: [furnishings(['beams'])] },
  elegant: {
    where: 'rooms',
    style: STYLES.elegant,
    effects: [furnishings(['chandelier', 'drapes'])],
  },
  scandinavian: { where: 'rooms', style: STYLES.scandinavian },
  moroccan: {
    where: 'rooms',
    style: STYLES.moroccan,
    effects: [furnishings(['arches', 'lanterns'])],
  },
  victorian: {
    where: 'rooms',
    style: STYLES.victorian,
    effects: [furnishings(['chandelier', 'drapes'])],
  },
  industrial: {
    where: 'rooms',
    style: STYLES.industrial,
    effects: [furnishings(['pipes', 'factory-lamps'])],
  },
  mediterranean: { where: 'rooms', style: STYLES.mediterranean, effects: [furnishings(['beams'])] },
  futuristic: { where: 'rooms', style: STYLES.futuristic, effects: [tubes] },
  modern: { where: 'rooms', style: STYLES.modern },
  minimalist: { where: 'rooms', style: STYLES.minimalist },
  // Who says `old` of a library means its shelves, and no cracks in its walls.
  aged: {
    where: 'rooms',
    style: STYLES.vintage,
    toning: { chroma: 0.85, cast: '#a08560', share: 0.12 },
  },
  vintage: { where: 'rooms', style: STYLES.vintage },
  pastel: [
    { where: 'rooms', style: STYLES.pastel },
    { where: 'outdoors', toning: { chroma: 0.62, cast: '#ffe6f0', share: 0.34, lighter: 0.04 } },
  ],
  colourful: [
    { where: 'rooms', style: STYLES.colourful },
    { where: 'outdoors', toning: { chroma: 1.5, cast: '#ffffff', share: 0 }, effects: [pennants] },
  ],
  japanese: {
    where: 'rooms',
    style: STYLES.japanese,
    effects: [furnishings(['screens', 'paper-lanterns'])],
  },
  bohemian: { where: 'rooms', style: STYLES.bohemian, effects: [creepers, bulbs(WARM)] },
  tropical: {
    where: 'rooms',
    style: STYLES.tropical,
    effects: [strewn({ id: 'palms', count: 5, drawn: [kit('fern', 2.2)] })],
  },
  coastal: { where: 'rooms', style: STYLES.coastal },
};
