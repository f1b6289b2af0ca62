import type { Sample } from './sample';

/** One or more prompts of each template, as briefs. */
export const SAMPLES: readonly (Sample & { widthPx?: number; heightPx?: number })[] = [
  {
    template: 'icon-set',
    count: 9,
    words: 'set weather icons line',
    elements: ['sun', 'cloud', 'rain', 'snow', 'storm', 'wind', 'moon', 'fog', 'partly cloudy'],
    media: ['line'],
  },
  {
    template: 'icon-set',
    count: 6,
    words: 'duotone icons for a hotel',
    elements: ['bed', 'wifi', 'swimming pool', 'breakfast', 'service', 'key'],
    widthPx: 1200,
    heightPx: 832,
  },
  { template: 'icon-set', count: 12, words: 'set of icons for a camping app' },
  {
    template: 'icon-set',
    count: 7,
    words: 'solid glyph icons christmas',
    widthPx: 1280,
    heightPx: 720,
  },
  {
    template: 'icon',
    words: 'icon of a calendar with a check mark',
    elements: ['calendar with check mark'],
  },
  { template: 'icon', words: 'pictogram', elements: ['person running to exit'] },
  {
    template: 'app-icon',
    words: 'app icon of a bell with a red notification badge',
    elements: ['bell', 'red notification badge'],
  },
  { template: 'app-icon', words: 'app icon meditation', elements: ['lotus flower'] },
  {
    template: 'logo',
    words: 'logo for a bicycle repair shop',
    lettering: ['SPOKE'],
    elements: ['bicycle'],
  },
  {
    template: 'logo',
    words: 'minimalist logo coffee roastery',
    lettering: ['EMBER'],
    elements: ['coffee bean', 'flame'],
  },
  {
    template: 'logo',
    words: 'logo for a law firm',
    lettering: ['Hartman & Cole'],
    elements: ['scales of justice'],
  },
  { template: 'logo', words: 'logo cyber security startup', elements: ['shield with keyhole'] },
  { template: 'monogram', words: 'monogram logo for a wedding photographer', lettering: ['MK'] },
  {
    template: 'emblem',
    words: 'vintage badge logo for a fishing club',
    lettering: ['BLUE LAKE ANGLERS', 'EST 1987'],
    elements: ['fishing club'],
  },
  {
    template: 'emblem',
    words: 'badge for a mountain climbing',
    lettering: ['SUMMIT CREW'],
    elements: ['mountain'],
  },
  { template: 'word-mark', words: 'word mark for a bakery', lettering: ['Morning Loaf'] },
];
