import { mix } from '@/lib/color/hex';
import { circle } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { Design } from './design/design';
import { portrait } from './design/figure';
import { cells, columnsFor } from './design/frame';
import { accentOf } from './design/ink';
import { pageBelow } from './figure-sheets';
import type { Template } from './template';

const USUAL = 6;

/** Heads in discs: of each thing that is named, or so many of one, no two alike. */
export const avatarSet: Template = {
  id: 'avatar-set',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    design.fillGround(palette.ground);
    const drawable = brief.elements.filter(
      (one) => request.drawingOf(one, 1)?.anchors.head !== undefined,
    );
    const [only] = drawable;
    const asked = brief.template?.count ?? Math.max(USUAL, only?.count ?? 1);
    // A set is of several; one head alone is a portrait.
    const number = asked > 1 ? Math.min(16, asked) : USUAL;
    const heads =
      drawable.length > 1
        ? drawable.map((element) => ({ element, copy: 0 }))
        : Array.from({ length: only ? number : 0 }, (_, copy) => ({ element: only, copy }));
    const frame = pageBelow(design);
    const all = cells(frame, heads.length, columnsFor(heads.length, frame), design.px(44));
    heads.forEach(({ element, copy }, index) => {
      const cell = all[index];
      if (!cell || !element) return;
      const r = Math.min(cell.width, cell.height) / 2;
      const center = [cell.x + cell.width / 2, cell.y + cell.height / 2] as const;
      design.addGround(circle(center, r, mix(palette.ground, accentOf(palette, index), 0.55)));
      const outline = ellipsePath(center, r);
      portrait(
        { design, request, element },
        { center, r, outline },
        { pose: 'stand', view: 'front', copy },
      );
      design.show(element.id);
    });
    if (heads.length === 0) design.miss('avatars');
    return design.finish();
  },
};
