import { type SaxesTagPlain } from 'saxes';
import { type DrawnElement, outlineSvg, type Span } from './drawn-elements';
import { withinDrawingTime } from './drawing-time';
import { rasterizeUntrustedSvg } from './rasterize';
import { writeRoot } from './root-tag';

/** Side of the square on which coverage is measured. */
const PROBE_SIDE_PX = 64;
/** A background covers at least this share of the canvas: a rounded corner is still background. */
const LEAST_COVERAGE = 0.95;
/** Alpha from which a pixel counts as covered: a wash over everything is background too. */
const LEAST_ALPHA = 16;
/** Elements looked at from the back; a background of more pieces than this is a drawing. */
const MAX_PROBED_ELEMENTS = 24;

/**
 * Removes the background shapes of an SVG that has passed the safety check: the elements that, from
 * the back, cover (almost) the whole canvas, alone or as bands that together do. Everything else is
 * kept to the letter. A drawing that is nothing but background is returned as it came.
 *
 * Coverage is measured by drawing each candidate alone at a small size: style sheets, transforms,
 * references, strokes and clips then count as they do in the picture.
 * @throws ApiError `invalid_image` when the drawing can't be read, `unsafe_svg` when it takes too long
 */
export function removeSvgBackground(
  svg: string,
  options: { param: string; signal?: AbortSignal },
): Promise<string> {
  return withinDrawingTime(options, (signal) => withoutBackground(svg, signal));
}

async function withoutBackground(svg: string, signal: AbortSignal): Promise<string> {
  const { root, drawn } = outlineSvg(svg);
  const cuts = cutsOf(svg, drawn);
  const frame: Edit = { ...root.openTag, text: probeRoot(root.tag) };
  const probe = (shown: (index: number) => boolean) =>
    measureCoverage(edit(svg, [frame, ...cuts.filter((_, index) => !shown(index))]), signal);
  const count = Math.min(drawn.length, MAX_PROBED_ELEMENTS);
  const found = await findBackground(count, (element) => probe((at) => at === element));
  const background = new Set(found);
  const isAll = shareOf(await probe((index) => !background.has(index))) === 0;
  const applied = isAll ? [] : cuts.filter((_, index) => background.has(index));
  return edit(svg, [...applied, ...rootBackground(svg, root.openTag)]);
}

/** Covered pixels of the probe, row by row. */
type Coverage = readonly boolean[];

/** Indices of the elements that make up the background, of the first `count` from the back. */
async function findBackground(
  count: number,
  probe: (index: number) => Promise<Coverage>,
): Promise<number[]> {
  const background: number[] = [];
  let bands: number[] = [];
  let together: Coverage = [];
  for (let index = 0; index < count; index++) {
    const coverage = await probe(index);
    const share = shareOf(coverage);
    if (share === 0) continue;
    if (share >= LEAST_COVERAGE) {
      background.push(...bands, index);
      bands = [];
      continue;
    }
    // Bands make up a background only where nothing else has covered the canvas yet.
    if (background.length > 0 || !isBand(coverage)) break;
    bands.push(index);
    together = coverage.map((covered, at) => covered || together[at] === true);
    if (shareOf(together) < LEAST_COVERAGE) continue;
    background.push(...bands);
    bands = [];
  }
  return background;
}

function shareOf(coverage: Coverage): number {
  return coverage.filter(Boolean).length / coverage.length;
}

/** Reaches from one side to the opposite one and fills the border between them: sky, ground, wall. */
function isBand(coverage: Coverage): boolean {
  const last = PROBE_SIDE_PX - 1;
  const along = Array.from({ length: PROBE_SIDE_PX }, (_, at) => at);
  const row = (y: number) => along.every((x) => coverage[y * PROBE_SIDE_PX + x]);
  const column = (x: number) => along.every((y) => coverage[y * PROBE_SIDE_PX + x]);
  return row(0) || row(last) || column(0) || column(last);
}

async function measureCoverage(svg: string, signal: AbortSignal): Promise<Coverage> {
  const size = { widthPx: PROBE_SIDE_PX, heightPx: PROBE_SIDE_PX };
  const { data } = await rasterizeUntrustedSvg(svg, size, signal);
  return Array.from(
    { length: PROBE_SIDE_PX ** 2 },
    (_, pixel) => data[pixel * 4 + 3]! >= LEAST_ALPHA,
  );
}

/** The root's tag with the view box stretched to the probe's square. */
function probeRoot(tag: SaxesTagPlain): string {
  const side = String(PROBE_SIDE_PX);
  return writeRoot(tag, { width: side, height: side, preserveAspectRatio: 'none' });
}

interface Edit extends Span {
  text: string;
}

/** What others refer to is not drawn any more, but stays where they find it. */
function cutsOf(svg: string, drawn: readonly DrawnElement[]): Edit[] {
  const referred = new Set(Array.from(svg.matchAll(/#([^\s"')]+)/g), ([, id]) => id));
  return drawn.map(({ start, end, id }) => ({
    start,
    end,
    text: referred.has(id) ? `<defs>${svg.slice(start, end)}</defs>` : '',
  }));
}

const BACKGROUND_DECLARATION = /(^|[\s;"'])background(?:-color)?\s*:[^;"']*;?/gi;

/** Browsers also paint the CSS background of the root element. */
function rootBackground(svg: string, { start, end }: Span): Edit[] {
  const tag = svg.slice(start, end);
  const text = tag.replace(/\sstyle\s*=\s*(?:"[^"]*"|'[^']*')/, (style) =>
    style.replace(BACKGROUND_DECLARATION, '$1'),
  );
  return text === tag ? [] : [{ start, end, text }];
}

/** Applies edits that don't overlap. */
function edit(text: string, edits: readonly Edit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, text: replacement } of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(position, start) + replacement;
    position = end;
  }
  return result + text.slice(position);
}
