import { describe, expect, it } from 'vitest';
import { type Pixels, type Plane } from '@/lib/engines/engine';
import { lightSubject } from './light-subject';
import { placeSubject } from './place-subject';

const SIDE_PX = 160;
type Rgb = readonly [number, number, number];

function filled(color: (x: number, y: number) => Rgb): Pixels {
  const data = new Uint8Array(SIDE_PX ** 2 * 4);
  for (let at = 0; at < SIDE_PX ** 2; at++)
    data.set([...color(at % SIDE_PX, Math.floor(at / SIDE_PX)), 255], at * 4);
  return { widthPx: SIDE_PX, heightPx: SIDE_PX, data };
}

/** A bowl: a half disc, shaded from left to right. */
const isBowl = (x: number, y: number, sizePx = 60) => y > 70 && Math.hypot(x - 80, y - 70) < sizePx;
const matte: Plane = {
  widthPx: SIDE_PX,
  heightPx: SIDE_PX,
  data: Uint8Array.from({ length: SIDE_PX ** 2 }, (_, at) =>
    isBowl(at % SIDE_PX, Math.floor(at / SIDE_PX)) ? 255 : 0,
  ),
};
const shaded = ([red, green, blue]: Rgb) =>
  filled((x) => [red + (x - 80) * 0.3, green + (x - 80) * 0.1, blue + (x - 80) * 0.1]);

const BOWLS: Readonly<Record<string, Pixels>> = {
  red: shaded([200, 40, 36]),
  blue: shaded([40, 70, 180]),
  white: shaded([226, 224, 220]),
  black: shaded([40, 38, 44]),
};
const BACKGROUNDS: Readonly<Record<string, Pixels>> = {
  snow: filled(() => [235, 240, 248]),
  night: filled((_x, y) => (y < 80 ? [10, 16, 50] : [20, 34, 30])),
  forest: filled((x, y) => [40 + (x % 7), 80 + (y % 9), 36]),
  sunset: filled((_x, y) => [240, 150 - y * 0.4, 90]),
};

/** Mean change, in levels, well inside the matte. */
function changeInside(before: Pixels, after: Pixels): number {
  let [sum, count] = [0, 0];
  for (let pixel = 0; pixel < SIDE_PX ** 2; pixel++) {
    const [x, y] = [pixel % SIDE_PX, Math.floor(pixel / SIDE_PX)];
    if (!isBowl(x, y, 50) || y < 80) continue;
    count += 3;
    for (let at = pixel * 4; at < pixel * 4 + 3; at++)
      sum += Math.abs(before.data[at]! - after.data[at]!);
  }
  return sum / count;
}

const pairs = Object.keys(BOWLS).flatMap((bowl) =>
  Object.keys(BACKGROUNDS).map((ground) => [bowl, ground] as const),
);

describe('a subject before another background', () => {
  it.each(pairs)('keeps the colours of a %s bowl before %s', (bowl, ground) => {
    const subject = BOWLS[bowl]!;
    const placed = placeSubject(subject, matte, BACKGROUNDS[ground]!);
    expect(changeInside(subject, placed)).toBeLessThan(12);
  });

  it('stays red: its colour is as full as before', () => {
    for (const ground of Object.values(BACKGROUNDS)) {
      const { data } = lightSubject(BOWLS.red!, matte, ground);
      const at = (100 * SIDE_PX + 80) * 4;
      expect(data[at]! - data[at + 1]!).toBeGreaterThan(135);
    }
  });

  it('is darker at night than in the snow', () => {
    const mean = ({ data }: Pixels) => data[(100 * SIDE_PX + 80) * 4]!;
    const night = lightSubject(BOWLS.red!, matte, BACKGROUNDS.night!);
    const snow = lightSubject(BOWLS.red!, matte, BACKGROUNDS.snow!);
    expect(mean(night)).toBeLessThan(mean(snow) - 8);
  });
});
