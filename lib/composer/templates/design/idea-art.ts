import { type Hex, mix } from '@/lib/color/hex';
import { ellipse, placed } from '@/lib/svg/markup';
import type { IdeaThing } from '../../ideas/taken';
import type { PropTones } from '../../ideas/prop';
import { propOf } from '../../ideas/props';
import type { TemplateRequest } from '../template';
import type { Frame } from './frame';
import { accentOf, isDark } from './ink';

/** Things whose foot is lower than this stand on the floor of the picture, and have a shadow there. */
const ON_FLOOR = 86;
/** No thing is wider than this, of the picture's 100. */
const MOST_WIDE = 92;

interface Ground {
  ground: Hex;
  accent: Hex;
}

function tonesOf({ palette }: TemplateRequest, { ground, accent }: Ground): PropTones {
  return {
    ink: isDark(palette.ground) ? '#e9ecf8' : '#2d3263',
    soft: mix(ground, accent, 0.2),
    mid: mix(mix(ground, accent, 0.2), '#6c7690', 0.55),
    paper: '#fffdf8',
    accents: [0, 1, 2, 3].map((index) =>
      accentOf(palette, index),
    ) as unknown as PropTones['accents'],
  };
}

/** One thing of the picture, in units of 100, as the kit draws its phrase. */
function thingArt(
  request: TemplateRequest,
  { brief, what, x, y, height, isMirrored, tiltDegrees }: IdeaThing,
  unitPx: number,
  shadow: Hex,
): { svg: string; shown: readonly string[] } | undefined {
  if (!brief) return undefined;
  const label = `${what} at ${x} ${y}`;
  const probe = request.drawingOfBrief?.(brief, 1, label);
  if (!probe) return undefined;
  const { left, right, top, bottom } = probe.drawing.box;
  const scale = Math.min(height / (bottom - top), MOST_WIDE / (right - left));
  const { drawing, shown } = request.drawingOfBrief?.(brief, scale * unitPx, label) ?? probe;
  const middle = (left + right) / 2;
  // Turned about its middle, on the spot.
  const inner = placed(drawing.svg + (drawing.front ?? ''), {
    at: [-middle * scale, (-(top + bottom) / 2) * scale],
    scaleX: scale,
  });
  const turned = placed(inner, {
    at: [x, y - ((bottom - top) * scale) / 2],
    scaleX: isMirrored ? -1 : 1,
    scaleY: 1,
    angleDegrees: tiltDegrees,
  });
  const width = (right - left) * scale;
  const below =
    y >= ON_FLOOR && y <= 96
      ? ellipse([x, y], width * 0.46, Math.min(1.8, width * 0.06), shadow)
      : '';
  return { svg: below + turned, shown };
}

/**
 * A picture of the idea of a prompt in a frame; every other picture of a request takes another
 * arrangement. Nothing where the prompt means none.
 */
export function ideaArt(
  request: TemplateRequest,
  frame: Frame,
  on: Ground,
): { svg: string; shown: string[]; told: string[] } | undefined {
  const { idea, variant = 0, random } = request;
  if (!idea) return undefined;
  const start = random.whole(0, idea.pictures.length - 1);
  const things = idea.pictures[(start + variant) % idea.pictures.length] ?? [];
  const unitPx = Math.min(frame.width, frame.height) / 100;
  const tones = tonesOf(request, on);
  const shadow = mix(mix(on.ground, on.accent, 0.3), tones.ink, 0.12);
  const shown: string[] = [];
  const parts = things.map((thing) => {
    if (thing.isProp) return propOf(thing.what)?.(thing, tones) ?? '';
    const art = thingArt(request, thing, unitPx, shadow);
    shown.push(...(art?.shown ?? []));
    return art?.svg ?? '';
  });
  return {
    svg: placed(parts.join(''), {
      at: [frame.x + frame.width / 2 - 50 * unitPx, frame.y + frame.height / 2 - 50 * unitPx],
      scaleX: unitPx,
    }),
    shown: [...new Set(shown)],
    told: [idea.id.replaceAll('-', ' ')],
  };
}
