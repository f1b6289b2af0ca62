import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, rectangle } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import type { Brief } from './brief';
import type { Illustration, IllustrationRequest } from './illustration';
import { HOUSE } from './palette/house';

/**
 * The border that a prompt tells of its page: a band within the margin that every design and title keeps, around scenes as
 * well. It is printed over the picture and under no word.
 */

/** Of the short side: how wide the band is, and a thin one. */
const BAND = { usual: 0.045, thin: 0.018 } as const;

interface Band {
  width: number;
  height: number;
  band: number;
  ink: Hex;
  paper: Hex;
}

/** Marks along all four sides, as many as fit whole: each is drawn in a cell of the band, x and y its upper left corner. */
function along(
  { width, height, band }: Band,
  cell: (x: number, y: number, side: number, index: number) => string,
): string {
  const [columns, rows] = [width, height].map((length) => Math.max(4, Math.round(length / band)));
  if (columns === undefined || rows === undefined) return '';
  const [across, down] = [width / columns, height / rows];
  return (
    times(columns, (index) =>
      [0, height - band].map((y) => cell(index * across, y, across, index)).join(''),
    ).join('') +
    times(rows - 2, (index) =>
      [0, width - band].map((x) => cell(x, (index + 1) * down, down, index + 1)).join(''),
    ).join('')
  );
}

const frameOf = ({ width, height, band, paper }: Band): string =>
  path(
    `M0 0H${width}V${height}H0ZM${band} ${band}V${height - band}H${width - band}V${band}Z`,
    paper,
  );

const DRAWN: Record<NonNullable<Brief['border']>['print'], (on: Band) => string> = {
  plain: (on) => frameOf({ ...on, paper: on.ink }),
  double: (on) => {
    const inner = { ...on, band: on.band * 0.3 };
    const by = on.band * 0.62;
    const moved = frameOf({
      ...inner,
      width: on.width - 2 * by,
      height: on.height - 2 * by,
      paper: on.ink,
    });
    return `${frameOf({ ...inner, paper: on.ink })}<g transform="translate(${by} ${by})">${moved}</g>`;
  },
  checks: (on) =>
    frameOf(on) +
    along(on, (x, y, side) => {
      const [half, high] = [side / 2, on.band / 2];
      return (
        rectangle([x, y], half, high, on.ink) + rectangle([x + half, y + high], half, high, on.ink)
      );
    }),
  stripes: (on) =>
    frameOf(on) +
    along(on, (x, y, side) => {
      const low = y + on.band;
      return path(
        `M${x} ${low}L${x + side * 0.5} ${y}H${x + side}L${x + side * 0.5} ${low}Z`,
        on.ink,
      );
    }),
  dots: (on) =>
    frameOf(on) +
    along(on, (x, y, side) => circle([x + side / 2, y + on.band / 2], on.band * 0.27, on.ink)),
  zigzag: (on) =>
    frameOf(on) +
    along(on, (x, y, side) =>
      path(`M${x} ${y + on.band}L${x + side / 2} ${y}L${x + side} ${y + on.band}Z`, on.ink),
    ),
  scallops: (on) =>
    along(on, (x, y, side) => circle([x + side / 2, y + on.band / 2], on.band * 0.62, on.ink)) +
    frameOf({ ...on, band: on.band * 0.55, paper: on.ink }),
};

/** A finished picture with the border that its prompt tells. */
export function withBorder(drawn: Illustration, { brief }: IllustrationRequest): Illustration {
  const { border } = brief;
  if (!border) return drawn;
  const { widthPx: width, heightPx: height } = drawn;
  const [ink = brief.paletteColors[0] ?? HOUSE.navy, second] = border.colors;
  const paper = second ?? mix(ink, '#ffffff', 0.86);
  const band = Math.min(width, height) * (border.isThin ? BAND.thin : BAND.usual);
  const svg = DRAWN[border.print]({ width, height, band, ink, paper });
  return {
    ...drawn,
    layers: [...drawn.layers, { id: 'page-border', role: 'scenery', depth: 1, svg }],
    drew: [...drawn.drew, border.phrase],
  };
}
