import { rectangle } from '@/lib/svg/markup';
import { clamp, times } from '@/lib/svg/point';
import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { Canvas } from '../canvas';
import type { Ground, Stage } from '../place';
import type { Course } from './way';

/** The road or the track that a vehicle is on: from edge to edge under its wheels, since it is seen from its side. */
export type CrossingKind = 'road' | 'railway';

/** Centimetres of the ground, and how far they are shortened to the eye. */
const WIDTH_CM = { road: 520, railway: 330 } as const;
const SHORTENED = 0.24;
/** Of a picture's height, the least and the most of it. */
const SHARES = { least: 0.07, most: 0.2 } as const;
/** Of its width, how much is behind the wheels. */
const BEHIND = 0.55;

/** What the vehicles of a picture are on; nothing where none has wheels for it. */
export function crossingOf({
  things = new Set<string>(),
}: Pick<Stage, 'things'>): CrossingKind | undefined {
  const ids = [...things];
  if (ids.some((id) => isOfSort(id, 'on-rails'))) return 'railway';
  return ids.some((id) => isOfSort(id, 'on-asphalt') && conceptOf(id)) ? 'road' : undefined;
}

interface Band {
  top: number;
  height: number;
}

/** Where wheels stand, from the farthest to the nearest, with room on both sides. */
function bandOf(canvas: Canvas, kind: CrossingKind, ground: Ground): Band & { depth: number } {
  const { stage, heightPx } = canvas;
  const wheels = (stage.standing?.(ground) ?? []).filter(({ isVehicle }) => isVehicle);
  const usual = ground.yAt(ground.mainDepth, stage.focusX);
  const bottoms = wheels.length > 0 ? wheels.map(({ bottom }) => bottom) : [usual];
  const depths = wheels.length > 0 ? wheels.map(({ depth }) => depth) : [ground.mainDepth];
  const asked = WIDTH_CM[kind] * stage.pxPerCm * SHORTENED;
  const width = clamp(asked, heightPx * SHARES.least, heightPx * SHARES.most);
  const top = Math.min(...bottoms) - width * BEHIND;
  const height = Math.max(...bottoms) + width * (1 - BEHIND) - top;
  return { top, height, depth: Math.min(...depths) };
}

function asphalt({ widthPx, air, random }: Canvas, { top, height }: Band): string {
  const dash = widthPx / 6;
  const start = random.between(-0.6, 0) * dash;
  const line = air.tone('#fff4de', 0.1);
  return (
    rectangle([-2, top - height * 0.05], widthPx + 4, height * 1.1, air.tone('#a79f8c', -0.05)) +
    rectangle([-2, top], widthPx + 4, height, air.tone('#6d7399', -0.05)) +
    [0.06, 0.9]
      .map((share) =>
        rectangle([-2, top + height * share], widthPx + 4, height * 0.035, line, { opacity: 0.7 }),
      )
      .join('') +
    times(8, (index) =>
      rectangle([start + index * dash, top + height * 0.47], dash * 0.5, height * 0.05, line),
    ).join('')
  );
}

/** Ballast with sleepers, and two rails of steel. */
function track({ widthPx, air, unit }: Canvas, { top, height }: Band): string {
  const step = Math.max(18 * unit, height * 0.42);
  const sleepers = times(Math.ceil(widthPx / step) + 1, (index) =>
    rectangle(
      [index * step - step / 2, top + height * 0.2],
      step * 0.42,
      height * 0.62,
      air.tone('#7a5a45', -0.1),
      { radius: 2 * unit },
    ),
  ).join('');
  const rails = [0.3, 0.6].map(
    (share) =>
      rectangle([-2, top + height * share], widthPx + 4, height * 0.09, air.tone('#6d7389', -0.3)) +
      rectangle([-2, top + height * share], widthPx + 4, height * 0.035, air.tone('#d3d9e6', 0.1)),
  );
  return (
    rectangle([-2, top], widthPx + 4, height, air.tone('#a3927f', -0.05)) +
    sleepers +
    rails.join('')
  );
}

/** Draws it, and tells what has to be clear of it. */
export function addCrossing(canvas: Canvas, kind: CrossingKind, ground: Ground): Course {
  const band = bandOf(canvas, kind, ground);
  canvas.add({
    id: `crossing-${kind}`,
    depth: band.depth - 0.0004,
    svg: kind === 'road' ? asphalt(canvas, band) : track(canvas, band),
    shows: kind === 'road' ? ['road', 'street'] : ['railway', 'road'],
  });
  return {
    isClear: (_x, y, margin) => y < band.top - margin || y > band.top + band.height + margin,
  };
}
