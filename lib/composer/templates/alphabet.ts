import { mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { Design } from './design/design';
import { cells, columnsFor, square } from './design/frame';
import { accentOf, inkOn, isDark, strongSurface } from './design/ink';
import { iconIn } from './design/subject';
import { construction } from './design/variety';
import type { Template } from './template';

/** A thing for each letter that has an icon. */
const THINGS =
  'apple bird cat dog egg fish guitar house ice-cream-cone joystick key leaf moon nut orange piano queen rabbit star turtle umbrella volleyball watch x-ray yacht zap'.split(
    ' ',
  );
const ICONS: Readonly<Record<string, string>> = {
  'x-ray': 'bone-fracture',
  yacht: 'sailboat',
  queen: 'crown',
};

/** All letters of the Latin alphabet, each with a thing that begins with it. */
export const alphabet: Template = {
  id: 'alphabet',
  draw(request) {
    const design = new Design(request);
    const { palette } = request;
    design.fillGround(palette.ground);
    const page = design.page;
    const columns = columnsFor(26, page);
    const style = construction(request, ['tiles', 'plain', 'letters', 'dark'] as const);
    cells(page, 26, columns, design.px(style === 'plain' ? 4 : 14)).forEach((cell, index) => {
      const letter = String.fromCharCode(65 + index);
      const tone = accentOf(palette, index);
      const surface =
        style === 'plain'
          ? palette.ground
          : style === 'dark'
            ? palette.ink
            : style === 'letters'
              ? strongSurface(tone)
              : mix(palette.ground, tone, isDark(palette.ground) ? 0.3 : 0.26);
      if (style !== 'plain')
        design.addGround(
          path(roundedPath([cell.x, cell.y], cell.width, cell.height, design.px(22)), surface),
        );
      const onDark = style === 'letters' || style === 'dark' || isDark(surface);
      const ink = style === 'letters' ? inkOn(surface, palette) : onDark ? '#ffffff' : palette.ink;
      const side = Math.min(cell.width, cell.height);
      const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2];
      const pair = style === 'letters' ? 0 : side * 0.21;
      design.text(`${letter}${letter.toLowerCase()}`, [x, y - pair], {
        face: 'fredoka',
        sizePx: side * (style === 'letters' ? 0.52 : 0.36),
        align: 'center',
        middle: true,
        fill: style === 'plain' ? tone : ink,
        on: surface,
        contrast: 3,
      });
      if (style === 'letters') return;
      const word = THINGS[index] ?? '';
      const art = iconIn(ICONS[word] ?? word, square([x, y + side * 0.2], side * 0.4), {
        style: 'duotone',
        ink,
        cool: ink,
        warm: style === 'dark' ? tone : mix(tone, '#ffffff', 0.15),
        ground: surface,
        strokePx: side * 0.026,
      });
      if (art) design.addArt(art.svg);
    });
    for (const { id, phrase } of request.brief.elements)
      if (/alphabet|letter|abc/i.test(phrase)) design.show(id);
    return design.finish();
  },
};
