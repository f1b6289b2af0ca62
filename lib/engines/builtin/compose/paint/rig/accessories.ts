import { artworkOf, boxOf, crownXOf } from '../../assets/assets';
import type { Figure } from '../../plan/figure';
import { RIG_NECK_Y } from '../../plan/rig-poses.data';
import { conceptOf } from '../../lexicon/lexicon';
import type { Subject } from '../../understand/description';
import { n, type SceneCanvas } from '../canvas';
import { recolor, type ColorMap } from '../recolor';
import { namespaced } from '../namespace';

export type WornPlace = 'head' | 'neck';

interface Fit {
  place: WornPlace;
  /** Width as a share of the head's width. */
  width: number;
  /** Lower edge, as a share of the head's height above the neck. */
  rise: number;
}

/** How things are worn; what is not listed is held or stands beside. */
const FITS: Record<string, Fit> = {
  'top-hat': { place: 'head', width: 0.5, rise: 0.84 },
  'witch-hat': { place: 'head', width: 0.78, rise: 0.78 },
  'chef-hat': { place: 'head', width: 0.66, rise: 0.76 },
  'womans-hat': { place: 'head', width: 0.8, rise: 0.76 },
  'billed-cap': { place: 'head', width: 0.66, rise: 0.74 },
  'rescue-workers-helmet': { place: 'head', width: 0.72, rise: 0.74 },
  'graduation-cap': { place: 'head', width: 0.74, rise: 0.76 },
  crown: { place: 'head', width: 0.48, rise: 0.84 },
  headphone: { place: 'head', width: 0.98, rise: 0.26 },
  sunglasses: { place: 'head', width: 0.66, rise: 0.42 },
  glasses: { place: 'head', width: 0.66, rise: 0.42 },
  goggles: { place: 'head', width: 0.7, rise: 0.42 },
  scarf: { place: 'neck', width: 0.68, rise: -0.64 },
  'bow-tie': { place: 'neck', width: 0.36, rise: -0.14 },
  necktie: { place: 'neck', width: 0.24, rise: -0.4 },
};

/** Everything a figure wears in one place, in the space of the rig. */
export function wornBy(
  canvas: SceneCanvas,
  place: WornPlace,
  { carries, carriedColors = {} }: Pick<Subject, 'carries' | 'carriedColors'>,
  figure: Figure,
  light: ColorMap,
): string {
  const headHeight = RIG_NECK_Y - figure.box.y;
  return carries
    .map((id) => {
      const fit = FITS[id];
      if (!fit || fit.place !== place) return '';
      const { body, box } = artworkOf(conceptOf(id).asset);
      const scale = (figure.headWidth * fit.width) / box.width;
      const y = RIG_NECK_Y - headHeight * fit.rise;
      return `<g transform="translate(0 ${n(y)}) scale(${scale.toFixed(4)}) translate(${n(-(box.x + box.width / 2))} ${n(-(box.y + box.height))})">${namespaced(canvas, recolor(body, carriedColors[id], light))}</g>`;
    })
    .join('');
}

/** What lies below this share of a worn thing's height is drawn below the spot it is put on. */
const FOOT = 0.86;

type Spot = readonly [x: number, y: number];
/** Where hats and glasses end below, and scarves above, on animals seen from the side. */
const SIDE_VIEWS: Record<string, Record<'crown' | 'eyes' | 'neck', Spot>> = {
  'own:cat': { crown: [68, 26], eyes: [68, 50], neck: [68, 66] },
  'own:dog': { crown: [92, 22], eyes: [104, 43], neck: [93, 55] },
  'own:rabbit': { crown: [82, 42], eyes: [96, 57], neck: [84, 70] },
  'own:elephant': { crown: [98, 28], eyes: [102, 48], neck: [94, 66] },
  'own:lioness': { crown: [94, 26], eyes: [103, 48], neck: [92, 64] },
  'own:panther': { crown: [94, 26], eyes: [103, 48], neck: [92, 64] },
};

function spotOn(asset: string, { place, rise }: Fit): Spot | undefined {
  const spots = SIDE_VIEWS[asset];
  if (place === 'neck') return spots?.neck;
  return rise < 0.5 ? spots?.eyes : spots?.crown;
}

/** Hats and glasses on an icon with a body of its own, in the coordinates of the icon. */
export function wornByIcon(
  canvas: SceneCanvas,
  asset: string,
  { carries, carriedColors = {} }: Pick<Subject, 'carries' | 'carriedColors'>,
  light: ColorMap,
): string {
  const host = boxOf(asset);
  return carries
    .map((id) => {
      const fit = FITS[id];
      if (!fit) return '';
      const { body, box } = artworkOf(conceptOf(id).asset);
      const scale = (Math.min(host.width, host.height) * fit.width * 0.62) / box.width;
      const top = fit.place === 'head' ? 0.06 + (0.84 - fit.rise) * 0.5 : 0.5;
      const spot = spotOn(asset, fit);
      const low = fit.rise < 0.5;
      const x = spot?.[0] ?? (low ? host.x + host.width / 2 : crownXOf(asset));
      const hangs = fit.place === 'neck' ? box.height * scale * FOOT : 0;
      const y = spot ? spot[1] + hangs : host.y + host.height * (top + (low ? 0.16 : 0));
      return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(4)}) translate(${n(-(box.x + box.width / 2))} ${n(-(box.y + box.height * FOOT))})">${namespaced(canvas, recolor(body, carriedColors[id], light))}</g>`;
    })
    .join('');
}
