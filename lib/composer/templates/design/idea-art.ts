import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Edges, Point } from '@/lib/svg/point';
import type { IdeaThing } from '../../ideas/taken';
import type { Pen } from '../../kit/pen';
import type { PropTones } from '../../ideas/prop';
import { darker } from '../../palette/tones';
import { propOf } from '../../ideas/props';
import type { TemplateRequest } from '../template';
import type { Frame } from './frame';
import { accentOf, isDark } from './ink';
import { silhouette } from './silhouette';

/** Things whose foot is lower than this stand on the floor of the picture, and have a shadow there. */
const ON_FLOOR = 86;
/** Characters of markup after which no more copies of things are added. */
const MOST_MARKUP = 900_000;
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

/** A window in which somebody is seen to the waist: of its height, how wide it is, its bar and its room above a head. */
const WINDOW = { width: 1.16, bar: 0.1, air: 0.09, figure: 1.9, edge: 0.028 } as const;

/** Somebody to the waist in a window of a screen, with the buttons of a call below. */
function framedArt(
  request: TemplateRequest,
  { brief, what, x, y, height: h, isMirrored }: IdeaThing,
  unitPx: number,
  { ink, accents }: PropTones,
): ThingArt | undefined {
  if (!brief) return undefined;
  const label = `${what} framed at ${x} ${y}`;
  const probe = request.drawingOfBrief?.(brief, 1, label);
  if (!probe) return undefined;
  const tall = probe.drawing.box.bottom - probe.drawing.box.top;
  const scale = (h * WINDOW.figure) / tall;
  const { drawing, shown } = request.drawingOfBrief?.(brief, scale * unitPx, label) ?? probe;
  const w = h * WINDOW.width;
  const [left, top, edge] = [x - w / 2, y - h, h * WINDOW.edge];
  const bar = h * WINDOW.bar;
  const room = roundedPath([left + edge, top + bar], w - edge * 2, h - bar - edge, h * 0.03);
  const wall = mix('#ffffff', accents[Math.round(Math.abs(x)) % 2 ? 1 : 0], 0.3);
  const head = drawing.anchors.head?.at[0] ?? 0;
  const figure = placed(drawing.svg + (drawing.front ?? ''), {
    at: [
      x - head * scale * (isMirrored ? -1 : 1),
      top + bar + h * WINDOW.air - drawing.box.top * scale,
    ],
    scaleX: scale * (isMirrored ? -1 : 1),
    scaleY: scale,
  });
  const inside =
    path(room, wall) +
    circle([x, y - h * 0.4], h * 0.36, mix('#ffffff', wall, 0.55)) +
    rectangle([left + w * 0.68, top + h * 0.2], w * 0.2, h * 0.2, mix(wall, ink, 0.16), {
      radius: h * 0.01,
    }) +
    figure;
  const dots = ['#f0604d', '#f4b740', '#3fae72'].map((fill, index) =>
    circle([left + h * (0.06 + index * 0.055), top + bar / 2], h * 0.018, fill),
  );
  const buttons = ['#d9dcf2', '#d9dcf2', '#f0604d'].map((fill, index) =>
    circle([x + (index - 1) * h * 0.11, y], h * 0.036, fill),
  );
  return {
    svg:
      path(roundedPath([left, top], w, h, h * 0.05), ink) +
      dots.join('') +
      request.pen(label, unitPx).clip(room, inside) +
      path(roundedPath([x - h * 0.2, y - h * 0.055], h * 0.4, h * 0.11, h * 0.055), '#ffffff') +
      buttons.join(''),
    shown,
  };
}

/** Marked as what of the prompt it shows, so that the report sees it. */
const marked = (svg: string, ids: readonly string[]): string =>
  ids.reduce((inner, id) => `<g data-e="${id}">${inner}</g>`, svg);

interface ThingArt {
  svg: string;
  shown: readonly string[];
  /** Where its head is, of somebody. */
  head?: Point;
  /** What it takes up. */
  edges?: Edges;
}

/** How far who touches something reaches over its edge, so that hands are on it. */
const TOUCH = 1;

/** Where the middle of the foot of something is that is so large, against a side of its host if it has one. */
function footOf({ x, y, side }: IdeaThing, width: number, host: Edges | undefined): Point {
  if (side === undefined || !host) return [x, y];
  if (side === 'atop') return [(host.left + host.right) / 2 + x, host.top + y];
  return side === 'before'
    ? [host.left - width / 2 + TOUCH + x, y]
    : [host.right + width / 2 - TOUCH + x, y];
}

const isOnFloor = ({ isShadow, isCentred }: IdeaThing, footY: number): boolean =>
  footY >= ON_FLOOR && footY <= 96 && !isShadow && !isCentred;

/** The half of a drawing that is seen of a thing; all of it where no half is told. */
function halved(pen: Pen, { half, x }: IdeaThing, svg: string): string {
  if (!half) return svg;
  return pen.clip(half === 'left' ? `M-200 -200H${x}V300H-200Z` : `M${x} -200H400V300H${x}Z`, svg);
}

/** One thing of the picture, in units of 100, as the kit draws its phrase. */
function thingArt(
  request: TemplateRequest,
  thing: IdeaThing,
  unitPx: number,
  shadow: Hex,
  host?: Edges,
): ThingArt | undefined {
  const { brief, what, height, isMirrored, isShadow, tiltDegrees } = thing;
  if (!brief) return undefined;
  const label = `${what} at ${thing.x} ${thing.y} ${thing.side ?? ''}`.trim();
  const probe = request.drawingOfBrief?.(brief, 1, label);
  if (!probe) return undefined;
  const { left, right, top, bottom } = probe.drawing.box;
  const scale = Math.min(height / (bottom - top), (thing.mostWide ?? MOST_WIDE) / (right - left));
  const tall = (bottom - top) * scale;
  const width = (right - left) * scale;
  const [x, y] = footOf(thing, width, host);
  const middleY = thing.isCentred ? y : y - tall / 2;
  const { drawing, shown } = request.drawingOfBrief?.(brief, scale * unitPx, label) ?? probe;
  const middle = (left + right) / 2;
  const whole = drawing.svg + (drawing.front ?? '');
  // Turned about its middle, on the spot.
  const inner = placed(isShadow ? silhouette({ svg: whole }, darker(shadow, 0.16), 0) : whole, {
    at: [-middle * scale, (-(top + bottom) / 2) * scale],
    scaleX: scale,
  });
  const turned = placed(inner, {
    at: [x, middleY],
    scaleX: isMirrored ? -1 : 1,
    scaleY: 1,
    angleDegrees: tiltDegrees,
  });
  const below = isOnFloor(thing, y)
    ? ellipse([x, y], width * 0.46, Math.min(1.8, width * 0.06), shadow)
    : '';
  const cut = halved(request.pen(label, unitPx), thing, below + turned);
  const head = drawing.anchors.head?.at;
  return {
    svg: cut,
    shown,
    edges: {
      left: x - width / 2,
      right: x + width / 2,
      top: middleY - tall / 2,
      bottom: middleY + tall / 2,
    },
    ...(head
      ? {
          head: [
            x + (head[0] - middle) * scale * (isMirrored ? -1 : 1),
            middleY + (head[1] - (top + bottom) / 2) * scale,
          ],
        }
      : {}),
  };
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
  let head: Point = [50, 20];
  let host: Edges | undefined;
  let written = 0;
  const parts = things.map((told) => {
    if (written > MOST_MARKUP) return '';
    const thing = told.isHeaded ? { ...told, x: told.x + head[0], y: told.y + head[1] } : told;
    if (thing.isProp) {
      shown.push(...(thing.shows ?? []));
      return marked(propOf(thing.what)?.(thing, tones) ?? '', thing.shows ?? []);
    }
    const art = thing.isFramed
      ? framedArt(request, thing, unitPx, tones)
      : thingArt(request, thing, unitPx, shadow, host);
    if (art) shown.push(...art.shown, ...(thing.shows ?? []));
    head = art?.head ?? head;
    if (thing.side === undefined) host = art?.edges ?? host;
    written += art?.svg.length ?? 0;
    const isOwn = (id: string) => art?.shown.includes(id) ?? false;
    return marked(
      art?.svg ?? '',
      (thing.shows ?? []).filter((id) => !isOwn(id)),
    );
  });
  return {
    svg: placed(parts.join(''), {
      at: [frame.x + frame.width / 2 - 50 * unitPx, frame.y + frame.height / 2 - 50 * unitPx],
      scaleX: unitPx,
    }),
    shown: [...new Set(shown)],
    told: idea.told === undefined ? [] : [idea.told],
  };
}
