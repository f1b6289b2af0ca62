import { type Hex, mix } from '@/lib/color/hex';
import { circle, path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { Design } from './design/design';
import { square } from './design/frame';
import { appIcon, DISCS } from './app-icon';
import { accentOf, LARGE_TEXT_CONTRAST, readable, signInkOn } from './design/ink';
import { markSubjectOf } from './design/mark';
import { superellipse } from './design/shapes';
import { groundUnder, thingColor } from './design/thing-color';
import { construction } from './design/variety';
import { tells, textOf } from './design/words';
import type { IconLook, IconStyle } from './icons/icon-art';
import { pairArt, pairIn } from './marks/facing';
import { plainMark } from './marks/fields';
import { signWithLetters } from './marks/lettered-icon';
import { busyIn, coloredArt, isScene, mayBeColored } from './marks/portrayed';
import {
  fieldColor,
  secondAccent,
  toldGround,
  toldInk,
  tonesTold,
  strokeTold,
} from './marks/told-inks';
import type { Template, TemplateRequest } from './template';

/** Of the short side: the icon alone, on a disc, and on a tile. */
const ALONE = 0.74;
const ON_DISC = 0.58;
const ON_TILE = 0.56;
/** Of the short side: radius of the disc, half of the tile and of the card. */
const DISC = 0.455;
const TILE = 0.44;
const CARD = 0.43;

type Ground = 'none' | 'disc' | 'tile' | 'card';
const SIZES: Record<Ground, number> = {
  none: ALONE,
  disc: ON_DISC,
  tile: ON_TILE,
  card: ON_TILE,
};

/** Grounds on which the colours of a drawing read, and how much larger it is than a sign. */
const IN_COLORS = [
  { style: 'duotone', ground: 'disc' },
  { style: 'duotone', ground: 'none' },
] as const;
const COLORED_SIZE = 1.1;

interface Choice {
  style: IconStyle;
  ground: Ground;
}

/** An icon that is told to be of one colour, or on nothing but a colour, has no tile. */
const isFree = ({ brief }: TemplateRequest, text: string) =>
  brief.background !== undefined ||
  tells(text, 'one color', 'one colour', 'single color', 'single colour', 'monochrome');

/** In which style an icon is and what it lies on: as is told, else another for each picture. */
function choiceOf(request: TemplateRequest, text: string, isInColors: boolean): Choice {
  const isInLines = tells(text, 'line', 'lines', 'outline', 'stroke', 'line art');
  if (isFree(request, text) && !isInColors)
    return { style: isInLines ? 'line' : 'solid', ground: 'none' };
  if (isInLines)
    return { style: 'line', ground: construction<Ground>(request, ['none', 'disc', 'tile']) };
  if (!isInColors && tonesTold(request.brief) !== undefined)
    return { style: request.brief.elements.length > 1 ? 'solid' : 'duotone', ground: 'none' };
  if (tells(text, 'pictogram', 'solid', 'glyph', 'silhouette', 'filled'))
    return { style: 'solid', ground: construction<Ground>(request, ['none', 'card', 'disc']) };
  if (isInColors) return construction<Choice>(request, IN_COLORS);
  return construction<Choice>(request, [
    { style: 'duotone', ground: 'disc' },
    { style: 'solid', ground: 'tile' },
    { style: 'duotone', ground: 'none' },
    { style: 'solid', ground: 'card' },
  ]);
}

/** A rounded square or a circle in a told colour is the tile of an app's icon. */
const isOnToldTile = ({ brief }: TemplateRequest): boolean => {
  const text = textOf(brief);
  const isOfForm = (form: string) => brief.paletteColors.length > 0 && tells(text, form);
  return (
    (toldGround(brief) !== undefined && tells(text, 'rounded corners', ...TILES)) ||
    [...TILES, ...DISCS].some(isOfForm)
  );
};
const TILES = ['rounded square', 'squircle', 'tile'] as const;

/** The page, and the disc or the tile on it in a colour. */
function layGround(design: Design, ground: Ground, color: Hex): void {
  const center: Point = [design.width / 2, design.height / 2];
  const side = design.shortSide;
  design.fillGround(design.request.palette.ground);
  if (ground === 'disc') design.addGround(circle(center, side * DISC, color));
  if (ground === 'tile') design.addGround(path(superellipse(center, side * TILE), color));
  if (ground !== 'card') return;
  const half = side * CARD;
  const corner: Point = [center[0] - half, center[1] - half];
  design.addGround(path(roundedPath(corner, half * 2, half * 2, side * 0.06), color));
}

/** One icon: in lines, in two tones or as a mass, alone or on a disc or a tile. */
export const icon: Template = {
  id: 'icon',
  draw(request) {
    if (isOnToldTile(request)) return appIcon.draw(request);
    const design = new Design(request);
    const { palette } = request;
    const text = `${textOf(request.brief)} ${request.brief.media.join(' ')}`;
    const subject = markSubjectOf(request);
    const busy = busyIn(request, subject);
    const pair = mayBeColored(request) ? pairIn(request, subject) : undefined;
    const isInColors = busy !== undefined || pair !== undefined || isScene(request, subject);
    const choice = choiceOf(request, text, isInColors);
    const center: Point = [design.width / 2, design.height / 2];
    const side = design.shortSide;
    const isOnColor = choice.ground === 'tile' || choice.ground === 'card';
    const own = isOnColor ? thingColor(request, subject.elements) : undefined;
    const isPlain = choice.ground === 'card' && request.brief.paletteColors.length === 0;
    const tile = isPlain ? palette.ink : fieldColor(palette);
    const surface = own ? groundUnder(own) : isOnColor ? tile : palette.ground;
    const disc = mix(palette.ground, accentOf(palette, 0), 0.2);
    layGround(design, choice.ground, choice.ground === 'disc' ? disc : surface);
    const size = side * SIZES[choice.ground];
    const ground = choice.ground === 'disc' ? disc : surface;
    const isLine = choice.style === 'line';
    const isOfOne = choice.ground === 'none' && choice.style === 'solid' && isFree(request, text);
    const free = isOfOne
      ? readable(accentOf(palette, 0), ground, LARGE_TEXT_CONTRAST)
      : palette.ink;
    const told = choice.ground === 'none' ? toldInk(request.brief) : undefined;
    const ink = own ?? told ?? (isOnColor ? signInkOn(surface, palette) : free);
    const lead = accentOf(palette, 0);
    // A line alone has to be seen on its ground; filled shapes have an outline.
    const tone = isOnColor ? ink : (told ?? readable(lead, ground, LARGE_TEXT_CONTRAST));
    const look: IconLook = {
      style: choice.style,
      ink,
      cool: isLine ? tone : lead,
      warm: isLine ? tone : accentOf(palette, choice.ground === 'none' ? 0 : secondAccent(request)),
      ground,
      strokePx: size * (isLine ? 0.06 : 0.07) * strokeTold(text),
      ...(isInColors ? { isColored: true } : {}),
    };
    const art =
      (pair && pairArt(request, pair, square(center, size * COLORED_SIZE))) ??
      (busy && coloredArt(request, busy, square(center, size * COLORED_SIZE))) ??
      signWithLetters(design, request, subject, square(center, size), look);
    if (art) {
      design.addArt(art.svg);
      design.show(...art.shown);
    } else {
      design.addArt(plainMark(center, size * 0.42, ink));
      design.miss('icon');
    }
    return design.finish();
  },
};
