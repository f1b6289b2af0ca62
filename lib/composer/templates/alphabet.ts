import { type Hex, mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { Design } from './design/design';
import { cells, columnsFor, type Frame, square } from './design/frame';
import { accentOf, inkOn, isDark, strongSurface } from './design/ink';
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

/** All letters of the Latin alphabet, each with a thing that begins with it. */
export const alphabet: Template = {
  id: 'alphabet',
  draw(request) {
    const design = new Design(request);
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
