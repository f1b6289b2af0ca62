import { legibleInk } from '@/lib/lettering/ink';
import { groundWhere } from '@/lib/lettering/ground-below';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { createRandom } from '@/lib/random/random';
import { type Illustration, type IllustrationRequest, svgOf } from './illustration';
import { HOUSE } from './palette/house';

import type { Frame } from './templates/design/frame';
import { LARGE_TEXT_CONTRAST } from './templates/design/ink';
import { headlineLayout } from './templates/design/headline';
import { linesOf as setLines, saidOf } from './templates/design/said';
import { placeLine } from './templates/design/type';
import { voiceOf } from './templates/design/voice';

/**
 * Words of a prompt that no design sets: they stand over the finished scene, as a title does, above or
 * below its things, in an ink that reads there.
 */

/** The picture is looked at in this size to find room and ink. */
const PREVIEW_SIDE_PX = 192;
const MARGIN_SHARE = 0.065;
/** Height of a title, as shares of the picture's: never smaller, never larger. */
const LEAST_SHARE = 0.15;
const MOST_SHARE = 0.3;
/** Most of a title's width, of its height's capitals: short words are not blown up. */
const MOST_CAP_SHARE = 0.17;
/** Outlines of letters this large are thinner than usual. */
const HALO_SHARE = 0.6;
/** Further lines, beside the first. */
const SMALLER = 0.42;

interface Preview {
  widthPx: number;
  heightPx: number;
  data: Uint8Array;
}

/** The drawing, or only what stands in it, small. */
function previewOf(drawn: Illustration, isOnlyThings = false): Preview {
  const scale = PREVIEW_SIDE_PX / Math.max(drawn.widthPx, drawn.heightPx);
  const layers = isOnlyThings
    ? drawn.layers.filter(({ role }) => role === 'subject')
    : drawn.layers;
  return rasterizeSvg(svgOf({ ...drawn, layers }), {
    widthPx: Math.max(1, Math.round(drawn.widthPx * scale)),
    heightPx: Math.max(1, Math.round(drawn.heightPx * scale)),
  });
}

/** Rows from and to which things are seen, as shares of the height; none where nothing stands there. */
function rowsOf({ widthPx, heightPx, data }: Preview): { top: number; bottom: number } | undefined {
  const isInked = (y: number) => {
    for (let x = 0; x < widthPx; x += 1)
      if ((data[(y * widthPx + x) * 4 + 3] ?? 0) > 100) return true;
    return false;
  };
  const rows = Array.from({ length: heightPx }, (_, y) => y).filter(isInked);
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return { top: first / heightPx, bottom: (last + 1) / heightPx };
}

/** The free part above the things, or below them where that is the only one. */
function roomIn(drawn: Illustration): { frame: Frame; vertical: 'top' | 'middle' | 'bottom' } {
  const { widthPx, heightPx } = drawn;
  const margin = Math.min(widthPx, heightPx) * MARGIN_SHARE;
  const within = { x: margin, width: widthPx - 2 * margin };
  const rows = rowsOf(previewOf(drawn, true));
  const tall = heightPx * MOST_SHARE;
  if (!rows) return { frame: { ...within, y: heightPx * 0.16, height: tall }, vertical: 'middle' };
  const above = heightPx * rows.top - 1.6 * margin;
  const below = heightPx * (1 - rows.bottom) - 1.6 * margin;
  const least = heightPx * LEAST_SHARE;
  const height = Math.min(tall, Math.max(least, above, below));
  if (above < least && below > above)
    return { frame: { ...within, y: heightPx - margin - height, height }, vertical: 'bottom' };
  return { frame: { ...within, y: margin, height }, vertical: 'top' };
}

/** Things that leave no room above or below them stand smaller on the same ground. */
const SHRUNK = 0.72;

function withRoom(drawn: Illustration, { brief }: IllustrationRequest): Illustration {
  const rows = rowsOf(previewOf(drawn, true));
  const { widthPx, heightPx } = drawn;
  const least = heightPx * LEAST_SHARE + 1.6 * Math.min(widthPx, heightPx) * MARGIN_SHARE;
  if (!rows || brief.places.length > 0) return drawn;
  if (heightPx * Math.max(rows.top, 1 - rows.bottom) >= least) return drawn;
  const shift = [(widthPx / 2) * (1 - SHRUNK), heightPx * rows.bottom * (1 - SHRUNK)];
  const layers = drawn.layers.map((layer) =>
    layer.role === 'subject'
      ? {
          ...layer,
          svg: `<g transform="translate(${shift.join(' ')}) scale(${SHRUNK})">${layer.svg}</g>`,
        }
      : layer,
  );
  return { ...drawn, layers };
}

interface Line {
  pathData: string;
  box: Frame;
}

/** The first words large, all others in smaller lines below them. */
function linesOf(
  request: IllustrationRequest,
  { frame, vertical }: ReturnType<typeof roomIn>,
): Line[] {
  const { brief, prompt, seed, variant } = request;
  const { display, label } = voiceOf({
    brief,
    random: createRandom(seed, `${prompt} title`),
    variant,
  });
  const said = saidOf(brief);
  const { title = '', above, action } = said;
  const rest = [...setLines(said), ...(action === undefined ? [] : [action])];
  const small = rest.length > 0 ? Math.min(frame.height * 0.14, frame.width * 0.05) : 0;
  const smallHeight = small * 1.6 * rest.length;
  const head = { ...frame, height: frame.height - smallHeight };
  const { lines, sizes, cap, steps, height } = headlineLayout(title, head, {
    face: display,
    on: HOUSE.white,
    fills: [HOUSE.white],
    align: 'center',
    maxLines: 3,
    perLine: 13,
    maxCapPx: Math.min(frame.width, frame.height * 2) * MOST_CAP_SHARE,
    above,
  });
  const free = { top: 0, middle: 0.5, bottom: 1 }[vertical] * (head.height - height);
  const middle = frame.x + frame.width / 2;
  let y = frame.y + free;
  const large = lines.map((line, index) => {
    const sizePx = sizes[index] ?? 0;
    const set = placeLine(line, [middle, y + sizePx * cap], {
      face: display,
      sizePx,
      align: 'center',
    });
    y += steps[index] ?? 0;
    return set;
  });
  const below = rest.map((line, index) =>
    placeLine(line, [middle, y + small * (SMALLER + 0.9 + index * 1.6)], {
      face: label,
      sizePx: small,
      align: 'center',
      maxWidthPx: frame.width,
    }),
  );
  return [...large, ...below];
}

/** All lines in one ink, by the ground below all of them. */
function inked(drawn: Illustration, lines: readonly Line[]): string {
  const preview = previewOf(drawn);
  const scale = preview.widthPx / drawn.widthPx;
  const isBelow = (px: number, py: number) =>
    lines.some(({ box }) => {
      const [x, y] = [px / scale - box.x, py / scale - box.y];
      return x >= 0 && y >= 0 && x <= box.width && y <= box.height;
    });
  return legibleInk(lines.map(({ pathData }) => pathData).join(''), groundWhere(preview, isBelow), {
    preferred: [HOUSE.cream, drawn.light.shade],
    letterHeightPx: (lines[0]?.box.height ?? 1) * HALO_SHARE,
    leastContrast: LARGE_TEXT_CONTRAST,
  });
}

/** A drawing with the words of its brief over it; the drawing itself where there are none. */
export function withTitle(picture: Illustration, request: IllustrationRequest): Illustration {
  const { lettering } = request.brief;
  if (lettering.length === 0) return picture;
  const drawn = withRoom(picture, request);
  const lines = linesOf(request, roomIn(drawn)).filter(({ pathData }) => pathData !== '');
  if (lines.length === 0) return { ...drawn, notDrawn: [...drawn.notDrawn, ...lettering] };
  const layer = { id: 'title', role: 'lettering', depth: 1, svg: inked(drawn, lines) } as const;
  return {
    ...drawn,
    layers: [...drawn.layers, layer],
    drew: [...new Set([...drawn.drew, ...lettering])],
  };
}
