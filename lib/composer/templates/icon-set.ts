import { type Hex, lightnessOf, mix } from '@/lib/color/hex';
import { circle, path } from '@/lib/svg/markup';
import type { Brief, BriefElement } from '../brief';
import { markOf } from '../sight';
import { Design } from './design/design';
import { cells, columnsFor, type Frame, inset, middleOf, square } from './design/frame';
import { accentOf, cardOn, readable, signInkOn } from './design/ink';
import { inStyle } from './design/mark';
import { superellipse } from './design/shapes';
import { silhouette } from './design/silhouette';
import { iconIn, iconWordOf, kitArt, type SubjectArt } from './design/subject';
import { construction } from './design/variety';
import { matching, tells, textOf } from './design/words';
import type { IconLook, IconStyle } from './icons/icon-art';
import { iconOf } from './icons/icon-names';
import { ICON_SETS } from './icons/topics';
import { pictogramArt } from './marks/pictograms';
import { fieldColor, secondAccent, strokeTold, toldGround, toldInk } from './marks/told-inks';
import type { Template, TemplateRequest } from './template';

/** Without a number a set has nine: three rows of three. */
const DEFAULT_COUNT = 9;
/** Of a cell, for icons that stand free and for those on a tile. */
const FREE_SHARE = 0.84;
const TILE_SHARE = 0.74;
/** Signs leave a margin of their grid, and drawings of the kit do not. */
const KIT_SHARE = 0.88;

/** `black circles` that the icons are in are no icon of the set. */
const isTile = ({ phrase }: BriefElement) =>
  /^\S+ (?:circles|squares|tiles|discs|buttons)$/i.test(phrase);

/** One icon of the set: what it shows, and the element of the prompt it stands for. */
interface Unit {
  word: string;
  element?: BriefElement;
}

/** Weathers that are read as the picture's weather are icons here. */
function weatherUnits(brief: Brief): Unit[] {
  return brief.words
    .filter(({ fate, word }) => ['weather', 'hour', 'season'].includes(fate) && iconOf(word))
    .map(({ word }) => ({ word }));
}

function unitsOf(request: TemplateRequest): { units: Unit[]; missing: string[] } {
  const { brief } = request;
  const topic = matching(textOf(brief), ICON_SETS);
  const isTopic = ({ phrase, concept = '' }: BriefElement) =>
    topic?.words.some((word) => word === phrase.toLowerCase() || word === concept) ?? false;
  const listed = brief.elements.filter(
    (element) =>
      !isTopic(element) && !isHeading(element, brief.elements.length) && !isTile(element),
  );
  const named: Unit[] = [
    ...listed.map((element) => ({ word: element.phrase, element })),
    ...weatherUnits(brief),
  ];
  const wanted = brief.template?.count ?? (named.length > 1 ? named.length : DEFAULT_COUNT);
  const can = ({ element, word }: Unit) =>
    element === undefined
      ? iconOf(word) !== undefined
      : iconWordOf(element) !== undefined || request.drawingOf(element, 1) !== undefined;
  const units = named.filter(can).slice(0, wanted);
  // What is listed and can't be drawn is missing, and nothing else stands in its place.
  const most = named.length >= wanted ? units.length : wanted;
  const used = new Set(units.map(({ word, element }) => iconOf(word) ?? element?.concept ?? word));
  for (const word of topic?.icons ?? []) {
    if (units.length >= most) break;
    const icon = iconOf(word);
    if (icon === undefined || used.has(icon)) continue;
    used.add(icon);
    units.push({ word });
  }
  const missing = units.length < wanted ? [`${wanted - units.length} of ${wanted} icons`] : [];
  return { units, missing };
}

const TILES = [
  'tile',
  'rounded square',
  'app style',
  'app icon',
  'button',
  'badge',
  'circle',
  'disc',
] as const;
const SEEN = 1.9;
/** Of the tile in what is filled on it, and of a told tile in the page around it. */
const TILE_TONE = 0.72;
const PAGE_TINT = 0.07;
/** So many light colours that are told are a tile each. */
const PASTELS = { count: 3, lightness: 0.8 } as const;

/** What each icon is on and its ink: as is told, pastels in turn, else a field of the leading colour. */
function tilesOf(request: TemplateRequest, isTiled: boolean): (index: number) => Tile {
  const { palette, brief } = request;
  const told = toldInk(brief);
  if (!isTiled) return () => ({ tile: palette.ground, ink: told ?? palette.ink });
  const pastels = brief.paletteColors.filter(
    (color) => /^#[0-9a-f]{6}$/.test(color) && lightnessOf(color as Hex) > PASTELS.lightness,
  ) as Hex[];
  if (pastels.length >= PASTELS.count)
    return (index) => ({
      tile: pastels[index % pastels.length] ?? palette.ground,
      ink: palette.ink,
    });
  const tile = toldGround(brief) ?? fieldColor(palette);
  return () => ({ tile, ink: told ?? signInkOn(tile, palette) });
}

interface Tile {
  tile: Hex;
  ink: Hex;
}

/** The style that the words ask for, else one of the constructions. */
function styleOf(request: TemplateRequest): { style: IconStyle; isTiled: boolean } {
  const text = `${textOf(request.brief)} ${request.brief.media.join(' ')}`;
  const isTiled = tells(text, ...TILES);
  if (tells(text, 'duotone', 'two-tone', 'two tone', 'two-colour'))
    return { style: 'duotone', isTiled: true };
  if (tells(text, 'line', 'outline', 'line-art', 'stroke', 'linear', 'thin'))
    return { style: 'line', isTiled };
  if (tells(text, 'solid', 'glyph', 'filled', 'pictogram', 'silhouette'))
    return { style: 'solid', isTiled };
  const free = construction<{ style: IconStyle; isTiled: boolean }>(request, [
    { style: 'duotone', isTiled: true },
    { style: 'line', isTiled: false },
    { style: 'duotone', isTiled: false },
    { style: 'solid', isTiled: true },
  ]);
  return isTiled ? { style: free.isTiled ? free.style : 'solid', isTiled } : free;
}

function artOf(
  request: TemplateRequest,
  unit: Unit,
  frame: Frame,
  look: IconLook,
): SubjectArt | undefined {
  if (!unit.element) return iconIn(unit.word, frame, look);
  const word = iconWordOf(unit.element);
  const sign = word === undefined ? undefined : iconIn(word, frame, look);
  if (sign) return sign;
  const figure = pictogramArt(request.brief, unit.element, frame, look);
  if (figure) return figure;
  const kit = kitArt(request, unit.element, square(middleOf(frame), frame.width * KIT_SHARE));
  return kit && { ...kit, svg: inHand(kit, look, unit.element) };
}

/** A drawing of the kit in the hand of the set: a mass, or an outline that is as heavy as the others. */
function inHand(art: SubjectArt, look: IconLook, element: BriefElement): string {
  if (look.style !== 'duotone') return inStyle(art, look, element);
  return silhouette(art, look.ink, look.strokePx) + silhouette(art, look.warm, 0);
}

/** The noun of the whole set, which its list spells out: `8 kitchen tools: whisk, knife`. */
const isHeading = ({ count }: BriefElement, elements: number) => count > 2 && elements > count;

/** A set of N icons of one hand on a true grid: free lines, two tones, or masses on tiles. */
export const iconSet: Template = {
  id: 'icon-set',
  draw(request) {
    const design = new Design(request);
    const { palette } = request;
    const { style, isTiled } = styleOf(request);
    const isRound = tells(textOf(request.brief), 'circle', 'disc', 'round', 'circular');
    const { units, missing } = unitsOf(request);
    missing.forEach((phrase) => design.miss(phrase));
    const onTold = toldGround(request.brief);
    design.fillGround(isTiled && onTold ? mix('#ffffff', onTold, PAGE_TINT) : palette.ground);
    const page = inset(design.page, design.px(12));
    const columns = columnsFor(units.length, page);
    const side = Math.min(page.width / columns, page.height / Math.ceil(units.length / columns));
    const rows = Math.ceil(units.length / columns);
    const [x, y] = middleOf(page);
    const grid = {
      x: x - (side * columns) / 2,
      y: y - (side * rows) / 2,
      width: side * columns,
      height: side * rows,
    };
    const groundsOf = tilesOf(request, isTiled);
    cells(grid, units.length, columns, 0).forEach((cell, index) => {
      const unit = units[index];
      if (!unit) return;
      const { tile, ink } = groundsOf(index);
      const size = side * (isTiled ? 0.86 * TILE_SHARE : FREE_SHARE);
      const look: IconLook = {
        style,
        ink,
        cool: isTiled ? ink : readable(accentOf(palette, 0), tile, SEEN),
        warm: isTiled ? mix(ink, tile, TILE_TONE) : accentOf(palette, secondAccent(request)),
        ground: isTiled ? tile : style === 'duotone' ? palette.ground : cardOn(palette),
        strokePx:
          size *
          (style === 'solid' ? 0.075 : isTiled ? 0.08 : 0.06) *
          strokeTold(textOf(request.brief)),
      };
      const art = artOf(request, unit, square(middleOf(cell), size), look);
      if (!art) return;
      if (isTiled)
        design.addArt(
          isRound
            ? circle(middleOf(cell), side * 0.42, tile)
            : path(superellipse(middleOf(cell), side * 0.43), tile),
        );
      const { element } = unit;
      design.addArt(element ? `<g ${markOf(element.id)}>${art.svg}</g>` : art.svg);
      if (element) design.show(element.id);
    });
    // The subject of the set is shown by its icons.
    const shownBySet = matching(textOf(request.brief), ICON_SETS);
    for (const { id, phrase, concept = '' } of request.brief.elements) {
      if (shownBySet?.words.some((word) => word === phrase.toLowerCase() || word === concept))
        design.show(id);
    }
    return design.finish();
  },
};
