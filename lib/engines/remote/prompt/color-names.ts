import { rgbToLab, squaredDistance } from '@/lib/engines/builtin/compose/finish/color/oklab';

/** Colour words that image models know well, with the sRGB value they stand for. */
const NAMED: readonly (readonly [string, number, number, number])[] = [
  ['black', 10, 10, 12],
  ['charcoal', 54, 58, 64],
  ['grey', 128, 128, 128],
  ['light grey', 205, 207, 210],
  ['white', 250, 250, 250],
  ['cream', 250, 240, 210],
  ['beige', 225, 205, 170],
  ['brown', 110, 65, 35],
  ['dark brown', 60, 38, 25],
  ['terracotta', 200, 95, 65],
  ['dark red', 130, 15, 20],
  ['red', 220, 30, 35],
  ['coral', 255, 120, 95],
  ['orange', 250, 140, 25],
  ['gold', 215, 170, 50],
  ['yellow', 250, 220, 45],
  ['olive', 120, 120, 40],
  ['lime green', 150, 210, 50],
  ['green', 45, 150, 65],
  ['dark green', 20, 75, 45],
  ['mint', 165, 230, 200],
  ['teal', 15, 125, 125],
  ['turquoise', 60, 205, 200],
  ['sky blue', 125, 195, 240],
  ['blue', 35, 95, 215],
  ['navy', 20, 35, 90],
  ['indigo', 70, 50, 150],
  ['purple', 125, 50, 160],
  ['lavender', 195, 175, 230],
  ['magenta', 215, 40, 150],
  ['pink', 245, 160, 190],
  ['burgundy', 105, 20, 45],
];

const LABS = NAMED.map(([name, r, g, b]) => ({ name, lab: rgbToLab(r, g, b) }));

/** The common name of a colour: the nearest of the list in OKLab. */
export function colorName([r, g, b]: readonly [number, number, number]): string {
  const lab = rgbToLab(r, g, b);
  return LABS.reduce((best, entry) =>
    squaredDistance(lab, entry.lab) < squaredDistance(lab, best.lab) ? entry : best,
  ).name;
}

/** The names of colours, most wanted first, each once. */
export function colorNames(
  colors: readonly { rgb: readonly [number, number, number]; weight?: number }[],
  most: number,
): string[] {
  const ordered = [...colors].sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
  return [...new Set(ordered.map((color) => colorName(color.rgb)))].slice(0, most);
}
