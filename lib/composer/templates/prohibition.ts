import { circle, stroke } from '@/lib/svg/markup';
import { add, type Point, polar } from '@/lib/svg/point';
import { Design } from './design/design';
import { square } from './design/frame';
import { iconIn, signArt, kitArt } from './design/subject';
import { stencil } from './design/mark';
import type { Template } from './template';

const RED = '#d7263d';
const BLACK = '#1c1d22';

/** What is not allowed, black in a red ring with a bar across. */
export const prohibition: Template = {
  id: 'prohibition',
  draw(request) {
    const design = new Design(request);
    design.fillGround(request.brief.background ? request.palette.ground : '#ffffff');
    const [text] = request.brief.lettering;
    // Words stand large below the ring.
    const center: Point = [design.width / 2, design.height * (text ? 0.44 : 0.5)];
    const r = design.shortSide * (text ? 0.34 : 0.38);
    const look = {
      style: 'solid',
      ink: BLACK,
      cool: BLACK,
      warm: BLACK,
      ground: '#ffffff',
      strokePx: r * 0.07,
    } as const;
    design.addArt(circle(center, r, '#ffffff'));
    const [element] = request.brief.elements;
    const frame = square(center, r * 1.08);
    const word = request.brief.template?.title ?? '';
    const kit = element ? kitArt(request, element, frame) : undefined;
    const art =
      (element ? signArt(element, frame, look) : iconIn(word, frame, look)) ??
      (kit && { ...kit, svg: stencil(kit, { ink: BLACK, ground: '#ffffff' }) });
    if (art) design.addArt(art.svg);
    else design.miss(word === '' ? 'what is forbidden' : word);
    if (art && element) design.show(element.id);
    const [from, to] = [add(center, polar(225, r * 0.93)), add(center, polar(45, r * 0.93))];
    design.addArt(
      stroke(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, RED, r * 0.15),
      stroke(
        `M${center[0] - r} ${center[1]}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
        RED,
        r * 0.17,
      ),
    );
    design.tell('prohibition ring');
    if (text)
      design.text(text, [center[0], (center[1] + r * 1.1 + design.height) / 2], {
        face: 'archivoBlack',
        sizePx: design.px(96),
        middle: true,
        align: 'center',
        maxWidthPx: design.page.width,
        fill: BLACK,
        on: '#ffffff',
      });
    return design.finish();
  },
};
