import { rgbToLab } from '@/lib/engines/builtin/compose/finish/color/oklab';
import type { Pixels } from '@/lib/engines/engine';

/** Mean distance in OKLab below which two pictures of one prompt are nearly the same. */
const FLOOR = 0.02;

function labOf({ data }: Pixels): Float32Array {
  const lab = new Float32Array((data.length / 4) * 3);
  for (let p = 0; p < data.length / 4; p += 1)
    lab.set(rgbToLab(data[4 * p]!, data[4 * p + 1]!, data[4 * p + 2]!), 3 * p);
  return lab;
}

/** Whether the mean distance is below the floor; most pairs are told apart long before their last pixel. */
function isNearlyAlike(a: Float32Array, b: Float32Array): boolean {
  const mostOfAll = (FLOOR * a.length) / 3;
  let sum = 0;
  for (let i = 0; i < a.length && sum < mostOfAll; i += 3)
    sum += Math.sqrt(
      (a[i]! - b[i]!) ** 2 + (a[i + 1]! - b[i + 1]!) ** 2 + (a[i + 2]! - b[i + 2]!) ** 2,
    );
  return sum < mostOfAll;
}

/** Pairs of pictures of one prompt that nobody would tell apart, by the names of their styles. */
export function nearlyAlike(pictures: ReadonlyMap<string, Pixels>): string[] {
  const labs = [...pictures].map(([name, pixels]) => ({ name, lab: labOf(pixels) }));
  return labs.flatMap(({ name, lab }, i) =>
    labs
      .slice(i + 1)
      .filter((other) => isNearlyAlike(lab, other.lab))
      .map((other) => `${name}, ${other.name}`),
  );
}
