import type { FaceId } from '@/lib/lettering/faces';
import type { TemplatePalette } from '../template-palette';
import type { Design } from './design';
import type { Frame } from './frame';

interface TitleOptions {
  subtitle?: string;
  face?: FaceId;
  align?: 'left' | 'center';
  palette?: TemplatePalette;
}

/** A title and its subtitle at the head of a page; answers the frame that is left below. */
export function pageTitle(
  design: Design,
  title: string,
  {
    subtitle,
    face = 'poppins',
    align = 'left',
    palette = design.request.palette,
  }: TitleOptions = {},
): Frame {
  const page = design.page;
  const size = design.size(4.1);
  const x = align === 'left' ? page.x : page.x + page.width / 2;
  const baseline = page.y + size * 0.86;
  design.text(title, [x, baseline], {
    face,
    sizePx: size,
    trackingEm: -0.015,
    align,
    maxWidthPx: page.width,
    fill: palette.ink,
    on: palette.ground,
  });
  let bottom = baseline + size * 0.3;
  if (subtitle) {
    const small = design.size(1.05);
    design.text(subtitle, [x, bottom + small * 1.1], {
      face: 'interText',
      sizePx: small,
      align,
      maxWidthPx: page.width,
      fill: palette.muted,
      on: palette.ground,
    });
    bottom += small * 1.5;
  }
  const top = bottom + design.size(2.2);
  return { ...page, y: top, height: page.y + page.height - top };
}
