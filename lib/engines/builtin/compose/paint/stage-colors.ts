import { artworkOf } from '../assets/assets';
import type { ScenePlan } from '../plan/scene-plan';
import type { SceneCanvas } from './canvas';
import { mix, shade, toLch, type Hex } from '@/lib/color/hex';
import { inkOn } from './letters';
import { mainHex } from './recolor';

/** Colours of a poster or banner: ground with rays, the disc that the subject stands before, letters. */
export interface StageColors {
  ground: Hex;
  ray: Hex;
  disc: Hex;
  ink: Hex;
}

interface Scheme extends StageColors {
  /** Moods that it suits better than others. */
  moods: readonly string[];
}

const SCHEMES: readonly Scheme[] = [
  { ground: '#f7e8cf', ray: '#f1dcb8', disc: '#e8654a', ink: '#2b2a3a', moods: ['cozy', 'calm'] },
  { ground: '#12606a', ray: '#1a727d', disc: '#f6c667', ink: '#fff4dc', moods: [] },
  { ground: '#1b2752', ray: '#25346c', disc: '#ff8a5c', ink: '#fff2e0', moods: ['dramatic'] },
  { ground: '#4a1f4f', ray: '#5d2a63', disc: '#f5a54b', ink: '#ffeeda', moods: ['magical'] },
  {
    ground: '#f2705a',
    ray: '#f58772',
    disc: '#ffe3b0',
    ink: '#fff8ec',
    moods: ['joyful', 'romantic'],
  },
  { ground: '#f4b83f', ray: '#f8c964', disc: '#fff3d6', ink: '#3a2440', moods: ['joyful'] },
  { ground: '#1f4d3c', ray: '#2a6350', disc: '#f2d08a', ink: '#fdf6e3', moods: ['cozy'] },
  { ground: '#6cc0e5', ray: '#86ceed', disc: '#fff1c9', ink: '#133a5c', moods: ['joyful', 'calm'] },
  {
    ground: '#1a1722',
    ray: '#2b2536',
    disc: '#e8402f',
    ink: '#fff3e2',
    moods: ['dramatic', 'spooky'],
  },
  { ground: '#8ed1c0', ray: '#a3dccd', disc: '#fff4dc', ink: '#1f3d3a', moods: ['pastel', 'calm'] },
];

/** How unlike two colours are, hue and lightness together: 0 the same to about 1. */
function apart(a: Hex, b: Hex): number {
  const [p, q] = [toLch(a), toLch(b)];
  const [hp, hq] = [p, q].map(({ hueDegrees }) => (hueDegrees * Math.PI) / 180) as [number, number];
  return Math.hypot(
    p.lightness - q.lightness,
    1.6 * (p.chroma * Math.cos(hp) - q.chroma * Math.cos(hq)),
    1.6 * (p.chroma * Math.sin(hp) - q.chroma * Math.sin(hq)),
  );
}

/** Schemes that a picture is chosen from by its seed: the ones that set the subject off best. */
const SHORT_LIST = 4;

function schemeFor(canvas: SceneCanvas, plan: ScenePlan): StageColors {
  const first = plan.subjects[0];
  const own = first ? mainHex(artworkOf(first.concept.asset).body) : '#c8563f';
  const dark = ['night', 'dusk'].includes(plan.hour);
  const score = (scheme: Scheme) =>
    apart(scheme.disc, own) +
    (scheme.moods.some((mood) => plan.moods.includes(mood)) ? 0.25 : 0) +
    (dark && toLch(scheme.ground).lightness < 0.4 ? 0.3 : 0);
  const ranked = [...SCHEMES].sort((a, b) => score(b) - score(a)).slice(0, SHORT_LIST);
  return canvas.random('stage').pick(ranked as [Scheme, ...Scheme[]]);
}

/** Colours of the request where there are any, else a scheme that sets the subject off. */
export function stageColors(canvas: SceneCanvas, plan: ScenePlan): StageColors {
  const ground = plan.ground ?? plan.accents[0];
  if (!ground) return schemeFor(canvas, plan);
  const accent = plan.accents[plan.ground ? 0 : 1];
  return {
    ground,
    ray: mix(ground, '#ffffff', 0.12),
    disc: accent ?? mix(ground, toLch(ground).lightness > 0.6 ? '#ffffff' : '#ffe9c4', 0.6),
    ink: inkOn(ground),
  };
}

/** The shadow that letters of an ink throw on a ground. */
export function letterShadow({ ground }: StageColors): Hex {
  return shade(ground, -0.2);
}
