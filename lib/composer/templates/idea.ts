import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle } from '@/lib/svg/markup';
import { blob } from '@/lib/svg/path';
import { clamp, type Edges, type Point, polar, times } from '@/lib/svg/point';
import { markupEdges } from '../kit/form/bounds';
import { Design } from './design/design';
import type { Frame } from './design/frame';
import { ideaArt } from './design/idea-art';
import { accentOf, isDark } from './design/ink';
import { construction } from './design/variety';
import type { Template, TemplateRequest } from './template';

/** Share of the picture's short side that an idea takes. */
const IDEA_SHARE = 0.86;
/** And of a wide picture, which has room to both sides. */
const WIDE_SHARE = 1;
/** Where its floor is, as a share of its frame. */
const FLOOR_SHARE = 0.9;

interface Backdrop {
  design: Design;
  frame: Frame;
  ground: string;
  tone: string;
  deep: string;
}

const middleXOf = ({ frame }: Backdrop) => frame.x + frame.width / 2;
const floorOf = ({ frame }: Backdrop) => frame.y + frame.height * FLOOR_SHARE;

/** A leafy twig in a tone of the ground: it fills the sides of a wide picture. */
function twig(at: Point, size: number, angle: number, fill: string): string {
  const leaves = times(7, (index) => {
    const side = index % 2 ? 1 : -1;
    return placed(ellipse([side * size * 0.16, -size * 0.1], size * 0.2, size * 0.085, fill), {
      at: [0, -index * size * 0.15],
      angleDegrees: side * -34,
    });
  });
  return placed(
    rectangle([-size * 0.012, -size * 1.05], size * 0.024, size * 1.05, fill) + leaves.join(''),
    { at, angleDegrees: angle },
  );
}

/** What is free at either side of the frame, in pixels; nothing where that is too narrow for anything. */
function freeBesideOf({ design, frame }: Backdrop): number | undefined {
  const free = (design.width - frame.width) / 2;
  return free < frame.width * 0.2 ? undefined : free;
}

function sides(backdrop: Backdrop): string {
  const { frame, deep } = backdrop;
  const free = freeBesideOf(backdrop);
  if (free === undefined) return '';
  const y = floorOf(backdrop);
  const size = frame.height * 0.3;
  return [-1, 1]
    .map((side) => {
      const x = middleXOf(backdrop) + side * (frame.width / 2 + free * 0.55);
      return (
        twig([x, y], size, side * 8, deep) +
        twig([x - side * size * 0.2, y], size * 0.7, side * -20, deep) +
        twig([x + side * size * 0.24, y], size * 0.6, side * 30, deep)
      );
    })
    .join('');
}

const cloud = (x: number, y: number, s: number, fill: string): string =>
  rectangle([x - s, y], s * 2, s * 0.44, fill, { radius: s * 0.22 }) +
  circle([x - s * 0.3, y], s * 0.36, fill) +
  circle([x + s * 0.24, y + s * 0.02], s * 0.27, fill);

/** Clouds at both sides of the upper half of a page, where things seldom are. */
function cloudsAbove({ design, ground }: Backdrop): string {
  const fill = mix(ground, '#ffffff', isDark(ground) ? 0.14 : 0.75);
  const side = design.shortSide;
  const spots = [
    [0.14, 0.16, 0.1],
    [0.86, 0.11, 0.08],
    [0.93, 0.34, 0.06],
    [0.06, 0.4, 0.055],
  ] as const;
  return spots
    .map(([x, y, size]) => cloud(x * design.width, y * design.height, size * side, fill))
    .join('');
}

/** Round bushes at both ends of the floor, so that what stands there stands somewhere. */
function bushes({ design, frame, tone }: Backdrop): string {
  const y = frame.y + frame.height * FLOOR_SHARE;
  const side = design.shortSide;
  const heap = [
    [0.02, 0.13],
    [0.13, 0.09],
    [0.22, 0.055],
  ] as const;
  return heap
    .flatMap(([from, size]) =>
      [from, 1 - from].map((x) =>
        path(
          `M${x * design.width - size * side} ${y}a${size * side} ${size * side} 0 0 1 ${2 * size * side} 0Z`,
          tone,
        ),
      ),
    )
    .join('');
}

/** Of the page: where its stars are by night. */
const STARS: readonly Point[] = times(26, (index) => [
  ((index * 0.618 + 0.05) % 1) * 0.94 + 0.03,
  ((index * 0.7549 + 0.02) % 1) * 0.66 + 0.03,
]);

/** Behind what fills its page: leaves at its lower corners, stars, or clouds, another in each picture of a request. */
const AROUND: readonly ((backdrop: Backdrop) => string)[] = [
  (backdrop) => bushes(backdrop) + cloudsAbove(backdrop),
  (backdrop) => {
    const { design, deep } = backdrop;
    const side = design.shortSide;
    const y = Math.min(floorOf(backdrop), design.height * 0.97);
    return [-1, 1]
      .map((to) => {
        const x = design.width * (0.5 + to * 0.41);
        return (
          twig([x, y], side * 0.24, to * 6, deep) +
          twig([x - to * side * 0.05, y], side * 0.17, to * -22, deep) +
          twig([x + to * side * 0.05, y], side * 0.15, to * 30, deep)
        );
      })
      .join('');
  },
  ({ design, ground }) =>
    STARS.map(([x, y], index) =>
      circle(
        [x * design.width, y * design.height],
        design.shortSide * (index % 3 === 0 ? 0.006 : 0.0035),
        mix(ground, '#ffffff', isDark(ground) ? 0.45 : 0.8),
      ),
    ).join(''),
  cloudsAbove,
];

function around(backdrop: Backdrop, variant: number): string {
  if (freeBesideOf(backdrop) !== undefined) return '';
  return AROUND[variant % AROUND.length]?.(backdrop) ?? '';
}

function clouds(backdrop: Backdrop, fill: string): string {
  const { design, frame } = backdrop;
  const free = freeBesideOf(backdrop);
  if (free === undefined) return '';
  return (
    cloud(free * 0.6, frame.y + frame.height * 0.22, frame.height * 0.09, fill) +
    cloud(design.width - free * 0.6, frame.y + frame.height * 0.3, frame.height * 0.11, fill)
  );
}

function floor(backdrop: Backdrop): string {
  const { design, tone } = backdrop;
  const y = floorOf(backdrop) - backdrop.frame.height * 0.05;
  return rectangle([0, y], design.width, design.height - y, tone);
}

function disc(backdrop: Backdrop): string {
  const { frame, tone } = backdrop;
  const x = middleXOf(backdrop);
  return (
    circle([x, frame.y + frame.height * 0.48], frame.height * 0.5, tone) +
    ellipse([x, floorOf(backdrop)], frame.width * 0.54, frame.height * 0.045, backdrop.deep)
  );
}

function cloudShape(backdrop: Backdrop): string {
  const { design, frame, tone } = backdrop;
  const stretch = Math.min(1.5, design.width / frame.width);
  const points = times(8, (index): Point => {
    const [dx, dy] = polar(index * 45 + 12, 1);
    const far = 0.5 + ((index * 37) % 10) * 0.012;
    return [
      middleXOf(backdrop) + dx * frame.width * far * stretch,
      frame.y + frame.height * (0.5 + dy * far * 0.94),
    ];
  });
  return (
    path(blob(points), tone) +
    ellipse(
      [middleXOf(backdrop), floorOf(backdrop)],
      frame.width * 0.54 * Math.min(1.2, stretch),
      frame.height * 0.045,
      backdrop.deep,
    )
  );
}

function sunAndFloor(backdrop: Backdrop): string {
  const { frame, deep } = backdrop;
  return (
    circle(
      [middleXOf(backdrop), floorOf(backdrop) - frame.height * 0.3],
      frame.height * 0.42,
      deep,
    ) + floor(backdrop)
  );
}

/** How one picture of a request is laid out: its size, and how far it is from the middle. */
interface Layout {
  /** Of the size that the idea has otherwise. */
  scale: number;
  /** Shares of the short side, to the right and down, as far as all of it stays on the page. */
  shift: Point;
}

/** Any two in a row are of two sizes, on two sides and of two heights. */
const LAYOUTS: readonly [Layout, ...Layout[]] = [
  { scale: 1, shift: [-0.07, 0.07] },
  { scale: 0.93, shift: [0.09, -0.08] },
  { scale: 1, shift: [0.07, -0.07] },
  { scale: 0.93, shift: [-0.09, 0.09] },
];
/** Four pictures of one idea are two pale ones, a full one and one by night. */
const GROUNDS = ['pale', 'full', 'dark', 'pale'] as const;
type Tone = (typeof GROUNDS)[number];
/** Of the short side, what is free at each side of all that an idea shows. */
const EDGE_SHARE = 0.045;

/** How far what is drawn goes aside, so that none of it leaves the page; not at all where it comes in from its edge. */
function shiftFor(design: Design, { left, top, right, bottom }: Edges, [dx, dy]: Point): Point {
  const edge = design.shortSide * EDGE_SHARE;
  const along = (asked: number, from: number, to: number, whole: number) => {
    const [least, most] = [edge - from, whole - edge - to];
    return least > most ? 0 : clamp(asked, least, most);
  };
  return [along(dx, left, right, design.width), along(dy, top, bottom, design.height)];
}

/** Shares of a page that an idea fills in its width or its height, and how much larger it may become for that. */
const FILLED = { width: 0.9, height: 0.84, most: 1.4 } as const;

/** How much nearer what is drawn is seen, so that it fills its page: few things in the middle of it are lost there. */
function fillingScale(design: Design, { left, right, top, bottom }: Edges): number {
  const wide = (design.width * FILLED.width) / (right - left);
  const high = (design.height * FILLED.height) / (bottom - top);
  return clamp(Math.min(wide, high), 1, FILLED.most);
}

/** What brings the middle of all that is drawn into the middle of its page. */
const toMiddle = ({ width, height }: Design, { left, top, right, bottom }: Edges): Point => [
  (width - left - right) / 2,
  (height - top - bottom) / 2,
];

/** Whether what is drawn leaves the page: a sea goes on to all its sides. */
const isBleeding = ({ width, height }: Design, { left, right, bottom }: Edges): boolean =>
  (left <= 0 && right >= width) || bottom >= height;

/** Where edges are when all is seen so much nearer, about the middle of the page. */
function edgesNearer({ width, height }: Design, edges: Edges, scale: number): Edges {
  const from = (at: number, whole: number) => whole / 2 + (at - whole / 2) * scale;
  return {
    left: from(edges.left, width),
    right: from(edges.right, width),
    top: from(edges.top, height),
    bottom: from(edges.bottom, height),
  };
}

/** Where what is drawn goes on its page: into its middle, and from there to the side of its layout. */
function shiftAsked(design: Design, edges: Edges, { shift }: Layout, aside: number): Point {
  const [toX, toY] = toMiddle(design, edges);
  const [dx, dy] = [shift[0] * design.shortSide, shift[1] * design.shortSide];
  return shiftFor(design, edges, aside === 0 ? [toX + dx, toY + dy] : [0, dy]);
}

/** Seen so much nearer, about the middle of the page. */
const nearer = ({ width, height }: Design, svg: string, scale: number): string =>
  placed(svg, { at: [(width / 2) * (1 - scale), (height / 2) * (1 - scale)], scaleX: scale });

const NIGHT: Hex = '#1a2140';

function groundFor({ palette, brief }: TemplateRequest, ground: Tone, accent: Hex): Hex {
  if (isDark(palette.ground)) return palette.ground;
  // Who names colours has them, and no night.
  if (ground === 'pale' || brief.paletteColors.length > 0) return mix('#ffffff', accent, 0.1);
  return ground === 'full' ? mix('#ffffff', accent, 0.36) : mix(NIGHT, accent, 0.14);
}

/** Of the free width of a page beside which words are set, how far from its middle the picture is. */
const ASIDE = 0.36;

function asideOf({ brief, widthPx, heightPx }: TemplateRequest, sidePx: number): number {
  const { clearSide } = brief;
  if (clearSide === undefined || clearSide === 'top' || widthPx < heightPx * 1.3) return 0;
  return (widthPx - sidePx) * ASIDE * (clearSide === 'left' ? 1 : -1);
}

/** An idea that nobody can see, as a picture that says it. */
export const idea: Template = {
  id: 'idea',
  draw(request) {
    const design = new Design(request);
    const { palette } = request;
    const layout = construction(request, LAYOUTS);
    const tone = GROUNDS[(request.variant ?? 0) % GROUNDS.length] ?? 'pale';
    const share = design.width > design.height * 1.3 ? WIDE_SHARE : IDEA_SHARE;
    const sizePx = design.shortSide * share;
    const aside = asideOf(request, sizePx * layout.scale);
    const inMiddle = (side: number): Frame => ({
      x: (design.width - side) / 2 + aside,
      y: (design.height - side) / 2,
      width: side,
      height: side,
    });
    const smaller = inMiddle(sizePx * layout.scale);
    const accent = accentOf(palette, request.random.whole(0, 2) + (request.variant ?? 0));
    const ground = groundFor(request, tone, accent);
    // By night the things stand before something pale: many of them are dark.
    const isNight = isDark(ground) && !isDark(palette.ground);
    const lit = isNight ? mix('#ffffff', accent, 0.12) : ground;
    const drawn = ideaArt(request, smaller, { ground: lit, accent });
    const own = drawn && markupEdges(drawn.svg);
    // In its full size, where a smaller one would end before the edges of the page that it goes on to.
    const full = own && edgesNearer(design, own, 1 / layout.scale);
    const isFull = aside === 0 && full !== undefined && isBleeding(design, full);
    const fills = own && aside === 0 ? fillingScale(design, own) * layout.scale : 1;
    const near = isFull ? 1 / layout.scale : Math.max(1, fills);
    const middle = inMiddle(smaller.width * near);
    const art = drawn ? nearer(design, drawn.svg, near) : '';
    const edges = own && edgesNearer(design, own, near);
    const shift: Point = edges && !isFull ? shiftAsked(design, edges, layout, aside) : [0, 0];
    const frame = { ...middle, x: middle.x + shift[0], y: middle.y + shift[1] };
    const backdrop: Backdrop = {
      design,
      frame,
      ground,
      tone: mix(lit, accent, 0.16),
      deep: mix(lit, accent, 0.26),
    };
    design.fillGround(ground);
    design.addGround(
      aside === 0 ? around(backdrop, request.variant ?? 0) : '',
      construction(request, [disc, isNight ? disc : sunAndFloor, cloudShape])(backdrop),
      aside === 0 ? clouds(backdrop, mix(ground, '#ffffff', isDark(ground) ? 0.14 : 0.7)) : '',
      isNight || aside !== 0 ? '' : sides(backdrop),
    );
    if (drawn) {
      design.addArt(placed(art, { at: shift }));
      design.show(...drawn.shown);
      design.tell(...drawn.told);
    }
    return design.finish();
  },
};
