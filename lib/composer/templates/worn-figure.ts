import { placed } from '@/lib/svg/markup';
import { between, type Point } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { conceptOf } from '../concepts';
import type { AnchorName, KitDrawing } from '../kit/part';
import { OUTFIT_NAMES, type OutfitName, outfitOf } from '../kit/people/outfits';
import type { Outfit } from '../kit/people/outfits/outfit';
import {
  CLOTHES_ON,
  COVERS_TOP,
  HATS_NAMED,
  type Named,
  SHOES_NAMED,
  WORN_NAMED,
} from './content/clothes-named.data';
import { Design } from './design/design';
import { pageTitle } from './design/title';
import { construction } from './design/variety';
import { sentenceCase } from './design/words';
import type { Diagram, Label } from './diagrams/diagram';
import { callouts, onDisc } from './labelled-layouts';
import type { Template, TemplateRequest } from './template';

/** Somebody in the middle of the page, with what they wear named at the ends of leader lines. */

const LABELS_MAX = 8;
/** Centimetres of a figure to units of a diagram. */
const SCALE = 5;

function topOf({ top, bottom, sleeves, skirt, lower, worn = [] }: Outfit): Named[] {
  if (worn.some(([id]) => COVERS_TOP.test(id)) || top === 'skin') return [];
  if (skirt) return [{ name: skirt.tone === top ? 'Dress' : 'Top', on: 'chest' }];
  if (top === bottom && !lower) return [{ name: 'Suit', on: 'chest' }];
  return [{ name: sleeves === 'short' || sleeves === 'none' ? 'T-shirt' : 'Shirt', on: 'chest' }];
}

function legsOf({ top, bottom, legs, skirt, lower, worn = [] }: Outfit): Named[] {
  const isWhole = top === bottom && !worn.some(([id]) => COVERS_TOP.test(id));
  if (lower || bottom === 'skin') return [];
  if (skirt) return skirt.tone === top ? [] : [{ name: 'Skirt', on: 'lap' }];
  if (legs === 'shorts') return [{ name: 'Shorts', on: 'lap' }];
  return legs === 'bare' || isWhole ? [] : [{ name: 'Trousers', on: 'lap' }];
}

/** What an outfit has, from head to foot. */
function piecesOf(outfit: Outfit): Named[] {
  const { hat, gloves, shoes, worn = [], behind = [], glasses } = outfit;
  const hatNamed = HATS_NAMED.get(hat?.[0] ?? '');
  const shoesNamed = SHOES_NAMED[shoes ?? 'smart'];
  return [
    ...(hatNamed ? [hatNamed] : []),
    ...(glasses ? [{ name: 'Glasses', on: 'eyes' } as const] : []),
    ...topOf(outfit),
    ...[...worn, ...behind].flatMap(([id]) => WORN_NAMED.get(id) ?? []),
    ...(gloves ? [{ name: 'Gloves', on: 'hand' } as const] : []),
    ...legsOf(outfit),
    ...(shoesNamed ? [{ name: shoesNamed, on: 'foot' } as const] : []),
  ].slice(0, LABELS_MAX);
}

const isOutfit = (name: unknown): name is OutfitName =>
  OUTFIT_NAMES.some((outfit) => outfit === name);

/** The clothes that the prompt lists, else those of the trade. */
function namedOf({ brief }: TemplateRequest, who: BriefElement): Named[] {
  const told = (brief.template?.items ?? []).map(({ text }): Named => {
    const on = CLOTHES_ON.find(([pattern]) => pattern.test(text))?.[1] ?? 'chest';
    return { name: sentenceCase(text), on };
  });
  if (told.length > 0) return told;
  const outfit = conceptOf(who.concept ?? '')?.parameters?.outfit;
  return isOutfit(outfit) ? piecesOf(outfitOf(outfit)) : [];
}

/** Where on a figure something is worn; trousers lie between hips and knees. */
function pointOf({ anchors }: KitDrawing, on: AnchorName): Point | undefined {
  const { seat, knee } = anchors;
  if (on === 'lap' && seat && knee) return between(seat.at, knee.at, 0.6);
  return anchors[on]?.at;
}

function diagramOf(drawing: KitDrawing, pieces: readonly Named[], title: string): Diagram {
  const { left, right, top, bottom } = drawing.box;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const taken = new Map<AnchorName, number>();
  const labels = pieces.flatMap(({ name, on }): Label[] => {
    const point = pointOf(drawing, on);
    if (!point) return [];
    const before = taken.get(on) ?? 0;
    taken.set(on, before + 1);
    // Two on one part point apart.
    return [
      { name, at: [(point[0] - x + before * 5) * SCALE, (point[1] - y + before * 7) * SCALE] },
    ];
  });
  return {
    words: [],
    title,
    subtitle: '',
    draw: () =>
      placed(drawing.svg + (drawing.front ?? ''), { at: [-x * SCALE, -y * SCALE], scaleX: SCALE }),
    extent: [((right - left) / 2) * SCALE * 1.1, ((bottom - top) / 2) * SCALE * 1.04],
    labels,
  };
}

export const wornFigure: Template = {
  id: 'worn-figure',
  draw(request) {
    const design = new Design(request);
    const { brief, palette } = request;
    design.fillGround(palette.ground);
    const who = brief.elements.find((element) => request.drawingOf(element, SCALE));
    const title = sentenceCase(brief.lettering[0] ?? brief.template?.title ?? who?.phrase ?? '');
    const frame = pageTitle(design, title, { align: 'center' });
    const drawing = who && request.drawingOf(who, SCALE, { pose: 'stand', view: 'front' });
    if (!who || !drawing) return design.finish();
    const diagram = diagramOf(drawing, namedOf(request, who), title);
    const layout = construction(request, [onDisc, callouts]);
    layout({ design, request, diagram, frame });
    for (const { id } of brief.elements) design.show(id);
    return design.finish();
  },
};
