import { fromLch, type Hex, hueTurn, lightnessOf, mix, shade, toLch } from '@/lib/color/hex';
import { circle, path } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { Design } from './design/design';
import { square } from './design/frame';
import { accentOf, signInkOn, surfaceOf } from './design/ink';
import { markSubjectOf } from './design/mark';
import { kitArt } from './design/subject';
import { markOf } from '../sight';
import { silhouette } from './design/silhouette';
import { signWithLetters } from './marks/lettered-icon';
import { isBusy } from './marks/portrayed';
import { toldInk } from './marks/told-inks';
import { superellipse } from './design/shapes';
import { COLORED, groundUnder, isGroundUnder, thingColor } from './design/thing-color';
import { construction } from './design/variety';
import { tells, textOf } from './design/words';
import type { Template, TemplateRequest } from './template';

/** Of the short side, half of the tile; how large the glyph is on it; and how much of the tile's colour is around it. */
interface Shot {
  tile: number;
  glyph: number;
  around: number;
}

const SHOTS: readonly [Shot, ...Shot[]] = [
  { tile: 0.44, glyph: 1, around: 0.06 },
  { tile: 0.39, glyph: 1.02, around: 0.28 },
  { tile: 0.44, glyph: 1.08, around: 0.14 },
  { tile: 0.41, glyph: 1.04, around: 0 },
];
/** White glyphs read on tiles up to this lightness. */
const LIGHT_TILE = 0.8;
const GLYPH = 0.6;
/** Somebody on a tile is larger than a sign, and a told gradient goes so far round the hues. */
const CHARACTER = 1.24;
const RIM = 0.022;
const GRADIENT_TURN = 28;
const WARM_END = 130;
const CONTRARY = '#f08a4b';
const FREE_TURN = 60;
const BADGE_RED = '#e5342b';

/** Words for a round tile. */
export const DISCS = ['circle', 'disc', 'circular', 'round button'] as const;

/** The outline of the tile: round where a prompt tells so. */
const outlineOf = ({ brief }: TemplateRequest, center: Point, radius: number): string =>
  tells(textOf(brief), ...DISCS) ? ellipsePath(center, radius) : superellipse(center, radius);

/** The number on a badge: one that the prompt writes, else 1. */
function badgeOf({ brief }: TemplateRequest): string | undefined {
  if (!tells(textOf(brief), 'badge', 'notification', 'unread', 'counter')) return undefined;
  const written = brief.lettering.find((text) => /^\d{1,3}\+?$/.test(text.trim()));
  const counted = brief.elements.find(({ lettering }) =>
    /^\d{1,3}$/.test(lettering ?? ''),
  )?.lettering;
  return written ?? counted ?? '1';
}

/** Both ends of a tile's colour: two that are told, else its own lighter and its own turned a little and darker. */
function endsOf({ brief }: TemplateRequest, tile: Hex): readonly [Hex, Hex] {
  if (isGroundUnder(tile)) return [shade(tile, 0.02), shade(tile, -0.03)];
  const ink = toldInk(brief);
  const [first, second] = brief.paletteColors as Hex[];
  if (ink === undefined && first !== undefined && second !== undefined) return [first, second];
  const isTold = brief.words.some(({ word }) => /^gradients?$/i.test(word));
  const { hueDegrees, chroma, lightness } = toLch(tile);
  // Warm colours turn to red and violet, which olive would dull.
  const turn = (isTold ? GRADIENT_TURN : 8) * (hueDegrees < WARM_END ? -1 : 1);
  const turned = fromLch({
    lightness: lightness - (isTold ? 0.16 : 0.1),
    chroma,
    hueDegrees: hueDegrees + turn,
  });
  return [shade(tile, isTold ? 0.12 : 0.08), turned];
}

/** The leading accent; with a red badge one that is not red. */
function tileColor({ palette, brief }: TemplateRequest, hasBadge: boolean) {
  // The background of an icon is its tile.
  if (brief.background && /^#[0-9a-f]{6}$/.test(brief.background)) return brief.background;
  const [told] = brief.paletteColors as Hex[];
  // The colour that is told of somebody is none of the tile behind them.
  const isOwn = brief.elements.some(
    ({ phrase, attributes }) => attributes.length > 0 && COLORED.test(phrase),
  );
  if (told !== undefined && !isOwn && !hasBadge) return told;
  const taken = hasBadge ? BADGE_RED : isOwn ? told : undefined;
  const isFree = (color: Hex) =>
    taken === undefined ||
    Math.abs(hueTurn(toLch(color).hueDegrees, toLch(taken).hueDegrees)) > FREE_TURN;
  const color = palette.accents.find((accent) => isFree(accent) && toLch(accent).chroma > 0.07);
  return shade(surfaceOf(color ?? (isOwn && !hasBadge ? CONTRARY : '#4b5bd6')), -0.02);
}

/** So that the colours of the tile run on below it. */
const thin = (svg: string, opacity: number) => `<g opacity="${opacity.toFixed(2)}">${svg}</g>`;

/** What lies behind the glyph: a sheen, rings, a diagonal, or nothing. */
function tileArt(request: TemplateRequest, center: Point, radius: number, tile: Hex): string {
  const pen = request.pen('app-icon tile', 1);
  const outline = outlineOf(request, center, radius);
  const [x, y] = center;
  const inner = construction(request, [
    '',
    [1.25, 0.92, 0.6]
      .map((share, index) => thin(circle([x, y], radius * share, '#ffffff'), 0.05 + 0.01 * index))
      .join(''),
    thin(
      path(`M${x - radius} ${y + radius}L${x + radius} ${y - radius}V${y + radius}Z`, '#000000'),
      0.1,
    ),
    thin(path(ellipsePath([x, y - radius * 1.15], radius * 1.7, radius * 1.05), '#ffffff'), 0.14),
  ] as const);
  const [from, to] = endsOf(request, tile);
  const fill = pen.linear(
    [x - radius * 0.6, y - radius],
    [x + radius * 0.6, y + radius],
    [
      [0, from],
      [1, to],
    ],
  );
  return path(outline, fill) + pen.clip(outline, inner);
}

/** What on a tile is drawn as it is, and as no sign: who alone is busy with something, and what has wings. */
const busyIn = (
  request: TemplateRequest,
  elements: readonly BriefElement[],
): BriefElement | undefined =>
  elements.find(
    (one) => one.attributes.includes('winged') || (elements.length === 1 && isBusy(request, one)),
  );

const showBadges = (design: Design): void => {
  for (const { id, phrase } of design.request.brief.elements)
    if (tells(phrase.toLowerCase(), 'badge', 'notification')) design.show(id);
};

/** A red disc with its number at the upper right of a glyph. */
function putBadge(
  design: Design,
  badge: string,
  { glyph, size, tile }: { glyph: Point; size: number; tile: Hex },
): void {
  const at: Point = [glyph[0] + size * 0.36, glyph[1] - size * 0.33];
  const r = size * 0.225;
  design.addArt(circle(at, r * 1.2, shade(tile, 0.025)), circle(at, r, BADGE_RED));
  design.text(badge, at, {
    face: 'poppins',
    sizePx: r * 1.15,
    fill: '#ffffff',
    on: BADGE_RED,
    contrast: 4,
    align: 'center',
    middle: true,
    maxWidthPx: r * 1.45,
  });
  showBadges(design);
}

const glyphInk = (tile: Hex, palette: TemplateRequest['palette']): Hex =>
  lightnessOf(tile) < LIGHT_TILE ? '#ffffff' : signInkOn(tile, palette);

/** An app's icon: a superellipse tile with one glyph, and a badge with its number where one is asked for. */
export const appIcon: Template = {
  id: 'app-icon',
  draw(request) {
    const design = new Design(request);
    const { palette } = request;
    const center: Point = [design.width / 2, design.height / 2];
    const shot = construction(request, SHOTS);
    const radius = design.shortSide * shot.tile;
    const badge = badgeOf(request);
    const subject = markSubjectOf(request);
    // The badge itself is no part of the glyph.
    const elements = subject.elements.filter(
      ({ phrase }) => !(badge && tells(phrase.toLowerCase(), 'badge', 'notification')),
    );
    const own = thingColor(request, elements);
    const tile = own ? groundUnder(own) : tileColor(request, badge !== undefined);
    const around = request.brief.background ? mix('#ffffff', tile, 0.14) : palette.ground;
    design.fillGround(mix(around, tile, shot.around));
    const shadow = mix(around, tile, 0.22);
    design.addGround(
      path(outlineOf(request, [center[0], center[1] + radius * 0.07], radius * 0.97), shadow),
    );
    design.addGround(tileArt(request, center, radius, tile));
    const size = radius * 2 * GLYPH * shot.glyph * (badge ? 1.06 : 1.04);
    const glyph: Point = badge ? [center[0] - size * 0.04, center[1] + size * 0.04] : center;
    const ink = own ?? toldInk(request.brief) ?? glyphInk(tile, palette);
    const busy = busyIn(request, elements);
    const somebody = elements.find((element) => request.isCharacter?.(element)) ?? busy;
    const room = square(glyph, size);
    const figure = somebody && kitArt(request, somebody, square(glyph, size * CHARACTER));
    // What has no face of its own is told from the tile by a rim.
    const rim = figure && busy ? silhouette(figure, '#ffffff', size * RIM) : '';
    const art = figure
      ? { svg: `<g ${markOf(somebody.id)}>${rim}${figure.svg}</g>`, shown: [somebody.id] }
      : signWithLetters(
          design,
          request,
          { ...subject, elements: elements.slice(0, 3) },
          room,
          {
            style: 'solid',
            ink,
            cool: ink,
            warm: mix(accentOf(palette, 1), '#ffffff', 0.2),
            ground: tile,
            strokePx: size * 0.075,
          },
          tells(textOf(request.brief), ...DISCS),
        );
    if (art) {
      design.addArt(art.svg);
      design.show(...art.shown);
    } else design.miss('glyph');
    if (badge) putBadge(design, badge, { glyph, size, tile });
    return design.finish();
  },
};
