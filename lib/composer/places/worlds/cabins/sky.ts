import { circle, rectangle, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { createAir } from '../../air';
import type { Canvas } from '../../canvas';

/** The sky behind the windows of a cabin, with its sun, its moon and what falls from it. */

export interface Band {
  canvas: Canvas;
  /** Upper and lower edge of the windows in pixels. */
  top: number;
  low: number;
}

/** What is seen in a band. */
export type Outlook = (band: Band) => string;

const n = number;

/** The sky of the hour between the window's edges. */
export const sky: Outlook = ({ canvas, top, low }) => {
  const { widthPx, pen, air } = canvas;
  const { skyTop, skyMiddle, skyLow } = air.light;
  const fill = pen.linear(
    [0, top],
    [0, low],
    [
      [0, skyTop],
      [0.6, skyMiddle],
      [1, skyLow],
    ],
  );
  return rectangle([0, top], widthPx, low - top, fill) + orb({ canvas, top, low });
};

/** How light it is outside, whatever lamps there are inside. */
const OUTSIDE: Partial<Record<string, number>> = { night: 0.26, dusk: 0.5 };

/** The band in the light that is outside. */
export function seenOutside({ canvas, ...edges }: Band): Band {
  const { hour } = canvas.stage;
  const { light } = canvas.air;
  const brightness = Math.min(light.brightness, OUTSIDE[hour] ?? 1);
  return { ...edges, canvas: { ...canvas, air: createAir({ ...light, brightness }) } };
}

/** The moon or the low sun, where the hour has one. */
function orb({ canvas, top, low }: Band): string {
  const { widthPx, stage, random } = canvas;
  const high = low - top;
  const x = widthPx * (stage.focusX < 0.5 ? random.between(0.66, 0.8) : random.between(0.2, 0.34));
  if (stage.hour === 'night') {
    const stars = times(40, () =>
      circle([random() * widthPx, top + high * random() * 0.55], high * 0.008, '#ffffff', {
        opacity: random.between(0.4, 1),
      }),
    );
    return stars.join('') + circle([x, top + high * 0.24], high * 0.11, '#fdf6dd');
  }
  if (stage.hour !== 'sunset' && stage.hour !== 'dawn') return '';
  return (
    circle([x, top + high * 0.44], high * 0.24, '#fff0c0', { opacity: 0.35 }) +
    circle([x, top + high * 0.44], high * 0.14, '#fff3d0')
  );
}

/** Rain that runs down the panes, or snow before them. */
export function fallsOf({ canvas, top, low }: Band): string {
  const { stage, random, widthPx } = canvas;
  const high = low - top;
  if (stage.weather === 'snowfall')
    return times(90, () =>
      circle(
        [random() * widthPx, random.between(top, low)],
        high * random.between(0.008, 0.02),
        '#ffffff',
        {
          opacity: 0.9,
        },
      ),
    ).join('');
  if (stage.weather !== 'rain' && stage.weather !== 'storm') return '';
  const veil = rectangle([0, top], widthPx, high, '#5f7392', { opacity: 0.34 });
  return (
    veil +
    times(80, () => {
      const [x, y] = [random() * widthPx, random.between(top - high * 0.1, low)];
      const long = high * random.between(0.08, 0.2);
      return stroke(`M${n(x)} ${n(y)}l${n(-long * 0.3)} ${n(long)}`, '#e3eef8', high * 0.008, {
        opacity: 0.75,
      });
    }).join('')
  );
}
