import { type Hex, mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { Design } from './design/design';
import { cells, columnsFor, type Frame, inset, split, square } from './design/frame';
import { headline } from './design/headline';
import { accentOf, inkOn, isDark, readable, strongSurface } from './design/ink';
import { elementOfWord } from './design/picture-of';
import { iconIn, kitArt } from './design/subject';
import { construction } from './design/variety';
import { tells, textOf } from './design/words';
import type { Template, TemplateRequest } from './template';
import type { TemplatePalette } from './template-palette';

/** A thing for each letter that has an icon. */
const THINGS =
  'apple bird cat dog egg fish guitar house ice-cream-cone joystick key leaf moon nut orange piano queen rabbit star turtle umbrella volleyball watch x-ray yacht zap'.split(
    ' ',
  );
/** An animal for each letter. */
const ANIMALS =
  'alligator bear cat dog elephant fox giraffe hippo iguana jellyfish koala lion monkey newt owl penguin quail rabbit snake tiger urchin vulture whale fox yak zebra'.split(
    ' ',
  );
const ICONS: Readonly<Record<string, string>> = {
  'x-ray': 'bone-fracture',
  yacht: 'sailboat',
  queen: 'crown',
};

/** How far letters and thing are moved from the middle of their field: aside where it is broad, else up and down. */
const asideOf = ({ width, height }: Frame): readonly [number, number] =>
  width > height * 1.25 ? [width * 0.23, 0] : [0, Math.min(width, height) * 0.21];

const OF_IT = /alphabet|letter|abc|animal/i;

/** The kit's drawing of a word, without its mark: what an alphabet shows is measured as a whole. */
function unmarked(request: TemplateRequest, word: string, frame: Frame): string | undefined {
  return kitArt(request, elementOfWord(request, word), frame)?.svg.replace(/ data-e="[^"]*"/g, '');
}

function surfaceIn(style: string, palette: TemplatePalette, tone: Hex): Hex {
  if (style === 'plain') return palette.ground;
  if (style === 'dark') return palette.ink;
  if (style === 'letters') return strongSurface(tone);
  return mix(palette.ground, tone, isDark(palette.ground) ? 0.3 : 0.26);
}

/** The letters that a prompt tells with a word for each: a card a letter, its thing, and the word below. */
function drawTold(design: Design, told: readonly { text: string }[]): Design {
  const { request, page } = design;
  const { palette } = request;
  design.fillGround(palette.ground);
  const gap = design.px(22);
  cells(page, told.length, columnsFor(told.length, page), gap).forEach((cell, index) => {
    const { text = '' } = told[index] ?? {};
    const element = request.brief.elements[index];
    const tone = accentOf(palette, index);
    const surface = mix(palette.ground, tone, isDark(palette.ground) ? 0.3 : 0.22);
    design.addGround(
      path(roundedPath([cell.x, cell.y], cell.width, cell.height, design.px(30)), surface),
    );
    const [head, spot, foot] = split(
      inset(cell, cell.width * 0.06),
      'down',
      [1, 2.4, 0.7],
      gap / 3,
    );
    if (!head || !spot || !foot) return;
    const set = { face: 'fredoka', on: surface, align: 'center', vertical: 'middle' } as const;
    const letter = text.charAt(0);
    headline(design, `${letter}${letter.toLowerCase()}`, head, {
      ...set,
      fills: [readable(tone, surface, 3)],
      maxLines: 1,
    });
    headline(design, text, foot, { ...set, fills: [palette.ink], maxLines: 1 });
    const art = element && kitArt(request, element, spot);
    if (!art) return;
    design.addArt(art.svg);
    design.show(element.id);
  });
  return design;
}

/** All letters of the Latin alphabet, each with a thing that begins with it. */
export const alphabet: Template = {
  id: 'alphabet',
  draw(request) {
    const design = new Design(request);
    const { items = [] } = request.brief.template ?? {};
    if (items.length > 1) return drawTold(design, items).finish();
    const { palette } = request;
    design.fillGround(palette.ground);
    const page = design.page;
    const isOfAnimals = tells(textOf(request.brief), 'animal');
    const isPlain = !isOfAnimals && (request.variant ?? 0) % 2 === 1;
    const columns = columnsFor(26, page);
    const style = isOfAnimals
      ? construction(request, ['tiles', 'plain'] as const)
      : construction(request, ['tiles', 'plain', 'letters', 'dark'] as const);
    cells(page, 26, columns, design.px(style === 'plain' ? 4 : 14)).forEach((cell, index) => {
      const letter = String.fromCharCode(65 + index);
      const tone = accentOf(palette, index);
      const surface = surfaceIn(style, palette, tone);
      if (style !== 'plain')
        design.addGround(
          path(roundedPath([cell.x, cell.y], cell.width, cell.height, design.px(22)), surface),
        );
      const ink =
        style === 'letters' ? inkOn(surface, palette) : isDark(surface) ? '#ffffff' : palette.ink;
      const side = Math.min(cell.width, cell.height);
      const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2];
      // In a broad field the letters stand beside their thing.
      const [beside, above] = style === 'letters' ? [0, 0] : asideOf(cell);
      design.text(`${letter}${letter.toLowerCase()}`, [x - beside, y - above], {
        face: 'fredoka',
        sizePx: side * (style === 'letters' ? 0.52 : 0.36),
        align: 'center',
        middle: true,
        fill: style === 'plain' ? tone : ink,
        on: surface,
        contrast: 3,
      });
      if (style === 'letters') return;
      const word = (isOfAnimals ? ANIMALS : THINGS)[index] ?? '';
      const spot = square([x + beside, y + above], side * (beside > 0 ? 0.8 : 0.46));
      const drawn = isPlain ? undefined : unmarked(request, word, spot);
      if (drawn !== undefined) {
        design.addArt(drawn);
        return;
      }
      const sign = square([x + beside, y + above], side * (beside > 0 ? 0.56 : 0.4));
      const art = iconIn(ICONS[word] ?? word, sign, {
        style: 'duotone',
        ink,
        cool: ink,
        warm: style === 'dark' ? tone : mix(tone, '#ffffff', 0.15),
        ground: surface,
        strokePx: side * 0.026,
      });
      if (art) design.addArt(art.svg);
    });
    const named = request.brief.elements.filter(({ phrase }) => OF_IT.test(phrase));
    design.show(...named.map(({ id }) => id));
    return design.finish();
  },
};
