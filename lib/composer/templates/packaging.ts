import { type Hex, mix } from '@/lib/color/hex';
import { ellipse } from '@/lib/svg/markup';
import type { BriefElement } from '../brief';
import type { PackForm } from './content/packs.data';
import { Design } from './design/design';
import { type Frame, split } from './design/frame';
import { groupArt } from './design/group';
import { headline } from './design/headline';
import { accentOf, isDark, readable } from './design/ink';
import { flatLook } from './design/subject';
import { construction } from './design/variety';
import { titleCase } from './design/words';
import { PACK_DRAWERS, PACK_RATIOS } from './packaging-forms';
import type { Template, TemplateRequest } from './template';

/** A pack with its label: the brand or the goods by name, what is on it, and the goods again where the brand is named. */

const SHARE = 0.8;
const isForm = (text: string): text is PackForm => text in PACK_DRAWERS;

function motifsOf(request: TemplateRequest): BriefElement[] {
  const { brief } = request;
  return brief.elements
    .filter((element) => request.drawingOf(element, 1) !== undefined)
    .slice(0, 3);
}

/** The words of a label above and below its picture. */
function wordsOf({ brief }: TemplateRequest): { name: string; below?: string } {
  const goods = titleCase(brief.template?.title ?? '');
  const [brand, ...rest] = brief.lettering;
  if (brand === undefined) return { name: goods };
  const isTold = brand.toLowerCase().includes(goods.toLowerCase());
  const below = rest[0] ?? (isTold ? undefined : goods);
  return { name: brand, ...(below === undefined ? {} : { below }) };
}

function drawLabel(design: Design, frame: Frame, on: Hex, isTall: boolean): void {
  const { request } = design;
  const { palette } = request;
  const { name, below } = wordsOf(request);
  const [above, picture, foot] = split(
    frame,
    'down',
    below === undefined ? [isTall ? 1.1 : 1, 2.3, 0.001] : [1, 2.1, 0.42],
    frame.height * 0.04,
  );
  if (!above || !picture || !foot) return;
  const face = construction(request, [
    'abrilFatface',
    'poppins',
    'playfairDisplay',
    'archivoBlack',
  ] as const);
  const dark = isDark(on) ? '#ffffff' : palette.ink;
  const set = { on, align: 'center', vertical: 'middle', maxLines: 2, perLine: 9 } as const;
  headline(design, name, above, {
    ...set,
    face,
    fills: [readable(accentOf(palette, 0), on), dark],
  });
  if (below !== undefined)
    headline(design, below, foot, { ...set, face: 'poppinsSemiBold', fills: [dark], maxLines: 1 });
  const art = groupArt(request, motifsOf(request), picture, (element) => ({
    ...flatLook(palette, 0, element.phrase),
    strokePx: picture.height * 0.03,
  }));
  if (!art) return;
  const sinks = picture.y + picture.height / 2 - (art.box.y + art.box.height / 2);
  design.addArt(`<g transform="translate(0 ${sinks.toFixed(2)})">${art.svg}</g>`);
  design.show(...art.shown);
}

export const packaging: Template = {
  id: 'packaging',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    const told = brief.template?.pack ?? '';
    const form: PackForm = isForm(told) ? told : 'box';
    // Of the palette's colours each kind of goods has its own.
    const tone = (brief.template?.title ?? '').length;
    const ground = mix(palette.ground, accentOf(palette, tone + 1), 0.2);
    design.fillGround(ground);
    const ratio = PACK_RATIOS[form];
    const height = Math.min(design.height * SHARE, (design.width * SHARE) / ratio);
    const width = height * ratio;
    const frame = { x: (design.width - width) / 2, y: (design.height - height) / 2, width, height };
    const foot = frame.y + height;
    if (form !== 'label')
      design.addGround(
        ellipse(
          [design.width / 2 + width * 0.06, foot - height * 0.004],
          width * 0.62,
          height * 0.035,
          mix(ground, '#20243a', 0.22),
        ),
      );
    const label = isDark(palette.ground) ? '#fbf6ec' : mix('#ffffff', palette.ground, 0.35);
    const pack = PACK_DRAWERS[form](frame, {
      body: accentOf(palette, tone),
      trim: accentOf(palette, tone + 2),
      label,
    });
    design.addArt(pack.svg);
    drawLabel(design, pack.label, pack.on, ratio < 0.5);
    design.tell('packaging', form, brief.template?.title ?? '');
    return design.finish();
  },
};
