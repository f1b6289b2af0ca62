import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, rectangle } from '@/lib/svg/markup';
import { type Edges, heightOf, times, widthOf } from '@/lib/svg/point';
import type { BriefElement, Depicted } from '../../brief';
import { conceptOf } from '../../concepts';
import { HOUSE } from '../../palette/house';

/** A few flat shapes that tell where the motif of a small picture is. */

type Setting = 'sea' | 'under' | 'sky' | 'space' | 'portrait' | 'table' | 'land';

const BY_PLACE: readonly (readonly [RegExp, Setting])[] = [
  [/^(?:sea|ocean|beach|harbour|lake|river|shore|coast)$/, 'sea'],
  [/^(?:underwater|reef|coral-reef|seabed)$/, 'under'],
  [/^(?:space|moon-surface|galaxy)$/, 'space'],
  [/^sky$/, 'sky'],
];

function settingOfThing({ concept: id }: Depicted): Setting {
  const { kind = 'tool', habitat = 'ground', heightCm = 10 } = conceptOf(id) ?? {};
  if (kind === 'person') return 'portrait';
  if (habitat === 'underwater') return 'under';
  if (habitat === 'water') return 'sea';
  if (/^(?:rocket|planet|astronaut|satellite|ufo|spaceship|space-station)$/.test(id))
    return 'space';
  if (habitat === 'air' || habitat === 'sky') return 'sky';
  if (/^(?:food|container|tool|device|instrument|toy|clothing)$/.test(kind) && heightCm < 90)
    return 'table';
  return 'land';
}

/** Where what a picture shows is: as it was told, else where its first thing is at home. */
export function settingOf({ things, place }: NonNullable<BriefElement['depicts']>): Setting {
  const told = BY_PLACE.find(([names]) => names.test(place ?? ''))?.[1];
  const [first] = things;
  return told ?? (first ? settingOfThing(first) : 'land');
}

/** Where the motif stands, as a share of the height; none where it is in the middle of everything. */
export const STANDS: Readonly<Record<Setting, number | undefined>> = {
  sea: 0.8,
  under: undefined,
  sky: undefined,
  space: undefined,
  portrait: 1,
  table: 0.84,
  land: 0.84,
};

const GROUND: Readonly<Record<Setting, Hex>> = {
  sea: '#cfe8f3',
  under: '#3f93bd',
  sky: '#bfe0f2',
  space: '#252a5a',
  portrait: '#e9c9a0',
  table: '#f6dfc0',
  land: '#cfe8f3',
};

const NIGHT: Hex = '#20264f';

const at = ({ left, top, right, bottom }: Edges, x: number, y: number): string =>
  `${(left + (right - left) * x).toFixed(2)} ${(top + (bottom - top) * y).toFixed(2)}`;

const hill = (edges: Edges, from: number, crest: number, to: number, fill: Hex) =>
  path(
    `M${at(edges, 0, from)}Q${at(edges, 0.45, crest)} ${at(edges, 1, to)}V${edges.bottom}H${edges.left}Z`,
    fill,
  );

const stars = (edges: Edges): string =>
  times(14, (index) =>
    circle(
      [
        edges.left + widthOf(edges) * ((index * 0.381 + 0.07) % 1),
        edges.top + heightOf(edges) * ((index * 0.617 + 0.11) % 1),
      ],
      Math.min(widthOf(edges), heightOf(edges)) * (index % 3 ? 0.008 : 0.014),
      '#fff3c4',
    ),
  ).join('');

const sun = (edges: Edges, isDark: boolean) =>
  circle(
    [edges.left + widthOf(edges) * 0.8, edges.top + heightOf(edges) * 0.2],
    Math.min(widthOf(edges), heightOf(edges)) * 0.08,
    isDark ? HOUSE.cream : HOUSE.mustard,
  );

const cloud = (edges: Edges, x: number, y: number, share: number) => {
  const size = Math.min(widthOf(edges), heightOf(edges)) * share;
  const [left, base] = [edges.left + widthOf(edges) * x, edges.top + heightOf(edges) * y];
  return path(
    `M${left - size} ${base}a${size * 0.4} ${size * 0.4} 0 0 1 ${size * 0.5} ${-size * 0.4}a${size * 0.55} ${size * 0.55} 0 0 1 ${size} 0a${size * 0.4} ${size * 0.4} 0 0 1 ${size * 0.5} ${size * 0.4}Z`,
    HOUSE.white,
    { opacity: 0.9 },
  );
};

/** The flat ground of a small picture, with what is behind the motif and what is before it. */
export function vignetteOf(setting: Setting, edges: Edges, isDark: boolean) {
  const shade = (color: Hex) => (isDark ? mix(color, NIGHT, 0.62) : color);
  const ground = rectangle(
    [edges.left, edges.top],
    widthOf(edges),
    heightOf(edges),
    isDark && setting !== 'portrait' && setting !== 'table' ? NIGHT : GROUND[setting],
  );
  const strip = (from: number, fill: Hex) =>
    rectangle(
      [edges.left, edges.top + heightOf(edges) * from],
      widthOf(edges),
      heightOf(edges) * (1 - from),
      fill,
    );
  const lights = isDark ? stars(edges) + sun(edges, true) : sun(edges, false);
  const scenes: Record<Setting, readonly [behind: string, before: string]> = {
    sea: [lights + strip(0.6, shade('#6db6d8')), strip(0.76, shade('#3f93bd'))],
    under: [hill(edges, 0.9, 0.8, 0.92, shade('#e6cf9a')), ''],
    sky: [lights + cloud(edges, 0.24, 0.3, 0.16) + cloud(edges, 0.72, 0.82, 0.2), ''],
    space: [stars(edges), ''],
    portrait: [hill(edges, 0.72, 0.58, 0.76, '#d9ae7c'), ''],
    table: [strip(0.76, '#c98d58'), ''],
    land: [
      lights +
        hill(edges, 0.66, 0.46, 0.74, shade('#9ccf9f')) +
        hill(edges, 0.82, 0.7, 0.76, shade('#6fb47a')),
      '',
    ],
  };
  const [behind, before] = scenes[setting];
  return { behind: ground + behind, before };
}
