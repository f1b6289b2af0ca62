import { type Hex, toLch } from '@/lib/color/hex';
import { circle, path, stroke } from '@/lib/svg/markup';
import { number as n } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { Design } from './design/design';
import { textOf } from './design/words';
import type { Template, TemplateRequest } from './template';

/** A land in few lines of one weight on plain paper: a sun in the valley of two mountains, waves, firs. */

const WEIGHT = 0.0095;

interface Sheet {
  x: (share: number) => number;
  y: (share: number) => number;
  unit: number;
  ink: Hex;
  paper: Hex;
  accent: Hex;
  weight: number;
}

const SUN: Hex = '#e2793c';
const MOON: Hex = '#e9b949';
/** Hues of suns, in degrees. */
const WARM = { from: 20, to: 92 } as const;

/** The warm accent of a palette, a sun's own colour where it has none. */
function warmOf({ palette }: TemplateRequest): Hex {
  const isWarm = (color: Hex) => {
    const { hueDegrees, chroma } = toLch(color);
    return hueDegrees >= WARM.from && hueDegrees <= WARM.to && chroma > 0.09;
  };
  return palette.accents.find(isWarm) ?? SUN;
}

function sheetOf({ width, height, shortSide }: Design, request: TemplateRequest): Sheet {
  const { palette } = request;
  const unit = shortSide;
  return {
    x: (share) => width / 2 + (share - 0.5) * unit,
    y: (share) => height / 2 + (share - 0.5) * unit,
    unit,
    ink: palette.ink,
    paper: palette.ground,
    accent: warmOf(request),
    weight: unit * WEIGHT,
  };
}

/** The line of two mountains and the foot that it leaves the sheet on. */
function mountains({ x, y, ink, paper, weight }: Sheet): string {
  const at = (px: number, py: number) => `${n(x(px))} ${n(y(py))}`;
  const line = `M${at(0.05, 0.7)}C${at(0.15, 0.7)} ${at(0.18, 0.64)} ${at(0.22, 0.57)}L${at(0.37, 0.27)}Q${at(0.385, 0.245)} ${at(0.4, 0.27)}L${at(0.575, 0.53)}L${at(0.69, 0.395)}Q${at(0.705, 0.38)} ${at(0.72, 0.4)}L${at(0.8, 0.57)}C${at(0.84, 0.65)} ${at(0.87, 0.7)} ${at(0.95, 0.7)}`;
  const snow = `M${at(0.315, 0.38)}L${at(0.345, 0.42)}L${at(0.375, 0.385)}L${at(0.405, 0.43)}L${at(0.47, 0.375)}`;
  return path(`${line}Z`, paper) + stroke(line, ink, weight) + stroke(snow, ink, weight * 0.8);
}

function hills({ x, y, ink, paper, weight }: Sheet): string {
  const at = (px: number, py: number) => `${n(x(px))} ${n(y(py))}`;
  const far = `M${at(0.3, 0.66)}C${at(0.5, 0.42)} ${at(0.7, 0.42)} ${at(0.95, 0.7)}`;
  const near = `M${at(0.05, 0.7)}C${at(0.2, 0.44)} ${at(0.42, 0.5)} ${at(0.66, 0.7)}`;
  return [far, near].map((line) => path(`${line}Z`, paper) + stroke(line, ink, weight)).join('');
}

/** A disc within a ring, which what stands before it cuts. */
function sun({ x, y, unit, ink, paper, accent, weight }: Sheet, low: number): string {
  const center = [x(0.575), y(low)] as const;
  return (
    circle([...center], unit * 0.135, ink) +
    circle([...center], unit * 0.135 - weight, paper) +
    circle([...center], unit * 0.112, accent)
  );
}

function moon({ x, y, unit, ink, weight }: Sheet): string {
  const [cx, cy, r] = [x(0.66), y(0.24), unit * 0.09];
  const crescent = `M${n(cx + r * 0.3)} ${n(cy - r)}A${n(r)} ${n(r)} 0 1 0 ${n(cx + r)} ${n(cy + r * 0.3)}A${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${n(cx + r * 0.3)} ${n(cy - r)}Z`;
  return path(crescent, MOON) + stroke(crescent, ink, weight);
}

function water({ x, y, unit, ink, weight }: Sheet, from: number): string {
  return [0.9, 0.66, 0.42]
    .map((share, row) => {
      const step = unit * 0.1;
      const count = Math.round((unit * 0.9 * share) / (2 * step));
      const left = x(0.5) - count * step;
      const waves = times(
        count,
        () => `q${n(step / 2)} ${n(-step * 0.3)} ${n(step)} 0t${n(step)} 0`,
      );
      return stroke(`M${n(left)} ${n(y(from + row * 0.06))}${waves.join('')}`, ink, weight);
    })
    .join('');
}

function firs({ x, y, unit, ink, paper, weight }: Sheet): string {
  return (
    [
      [0.75, 0.19],
      [0.83, 0.14],
      [0.68, 0.12],
    ] as const
  )
    .map(([px, size]) => {
      const [cx, base, h] = [x(px), y(0.7), unit * size];
      const tree = `M${n(cx)} ${n(base - h)}L${n(cx + h * 0.28)} ${n(base - h * 0.2)}H${n(cx - h * 0.28)}Z`;
      const trunk = `M${n(cx)} ${n(base - h * 0.2)}V${n(base)}`;
      return path(tree, paper) + stroke(tree, ink, weight) + stroke(trunk, ink, weight);
    })
    .join('');
}

function birds({ x, y, unit, ink, weight }: Sheet): string {
  return (
    [
      [0.2, 0.3],
      [0.27, 0.25],
      [0.16, 0.22],
    ] as const
  )
    .map(([px, py]) => {
      const s = unit * 0.025;
      return stroke(
        `M${n(x(px) - s)} ${n(y(py))}q${n(s / 2)} ${n(-s * 0.7)} ${n(s)} 0q${n(s / 2)} ${n(-s * 0.7)} ${n(s)} 0`,
        ink,
        weight * 0.8,
      );
    })
    .join('');
}

export const lineLandscape: Template = {
  id: 'line-art',
  draw(request) {
    const design = new Design(request);
    const sheet = sheetOf(design, request);
    const text = textOf(request.brief);
    const has = (words: RegExp) => words.test(text);
    design.fillGround(sheet.paper);
    const isHigh = has(/mountain|peak|alps/);
    const isHilly = !isHigh && has(/hill|valley/);
    const isWet = has(/sea|ocean|lake|wave|beach|water/);
    if (has(/moon|night/)) design.addArt(moon(sheet));
    else if (has(/sun/)) design.addArt(sun(sheet, isHigh ? 0.36 : isHilly ? 0.44 : 0.48));
    if (isHigh) design.addArt(mountains(sheet));
    if (isHilly) design.addArt(hills(sheet));
    if (isWet) {
      const { x, y, ink, paper, weight } = sheet;
      const shore = isHigh || isHilly ? 0.7 : 0.53;
      if (shore < 0.6)
        design.addArt(path(`M${x(0)} ${y(shore)}H${x(1)}V${y(0.7)}H${x(0)}Z`, paper));
      design.addArt(stroke(`M${n(x(0.05))} ${n(y(shore))}H${n(x(0.95))}`, ink, weight));
      design.addArt(water(sheet, shore + 0.08));
    }
    if (has(/tree|pine|fir|forest|conifer/)) design.addArt(firs(sheet));
    if (has(/bird/)) design.addArt(birds(sheet));
    design.show(...request.brief.elements.map(({ id }) => id));
    design.tell('line art');
    return design.finish();
  },
};
