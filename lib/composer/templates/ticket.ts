import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, placed } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import type { FaceId } from '@/lib/lettering/faces';
import type { BriefElement } from '../brief';
import { Design } from './design/design';
import { type Frame, inset } from './design/frame';
import { groupArt } from './design/group';
import { headline } from './design/headline';
import { accentOf, inkOn, isDark, strongSurface } from './design/ink';
import { flatLook } from './design/subject';
import { construction } from './design/variety';
import { letteringOf } from './design/words';
import type { Template, TemplateRequest } from './template';

/** A ticket's width by its height, and of its width the part that is torn off. */
const SHAPE = { aspect: 2.1, stub: 0.28 } as const;
const TITLE_FACES: readonly [FaceId, ...FaceId[]] = ['archivoBlack', 'abrilFatface', 'bebasNeue'];
/** Words where the prompt gives none. */
const ADMISSION = 'ADMIT ONE';

/** Outline with a bite at either end of the tear. */
function outline({ x, y, width, height }: Frame, tear: number, bite: number): string {
  const corner = bite * 0.9;
  const [right, bottom] = [x + width, y + height];
  const arc = (radius: number, to: string, sweep: 0 | 1 = 1) =>
    `A${radius} ${radius} 0 0 ${sweep} ${to}`;
  return (
    `M${x + corner} ${y}H${tear - bite}${arc(bite, `${tear + bite} ${y}`, 0)}H${right - corner}` +
    `${arc(corner, `${right} ${y + corner}`)}V${bottom - corner}${arc(corner, `${right - corner} ${bottom}`)}` +
    `H${tear + bite}${arc(bite, `${tear - bite} ${bottom}`, 0)}H${x + corner}` +
    `${arc(corner, `${x} ${bottom - corner}`)}V${y + corner}${arc(corner, `${x + corner} ${y}`)}Z`
  );
}

/** Bars of a code that stands for one, on the stub. */
function bars({ x, y, width, height }: Frame, ink: Hex, request: TemplateRequest): string {
  const count = 22;
  const step = height / count;
  return times(count, (index) => {
    const thick = step * request.random.between(0.25, 0.8);
    return path(`M${x} ${y + index * step}h${width}v${thick}h${-width}Z`, ink);
  }).join('');
}

function drawArt(design: Design, request: TemplateRequest, frame: Frame, ground: Hex): boolean {
  const { palette, brief } = request;
  const look = (element: BriefElement) => ({
    ...flatLook(palette, isDark(ground) ? 1 : 0, element.phrase),
    strokePx: frame.height * 0.04,
  });
  const art = groupArt(request, brief.elements, frame, look, mix(ground, palette.ink, 0.12));
  if (!art) return false;
  design.addArt(art.svg);
  design.show(...art.shown);
  return true;
}

/** A ticket of an event: its things and title, and a stub that is torn off. */
export const ticket: Template = {
  id: 'ticket',
  draw(request) {
    const { palette } = request;
    const design = new Design(request);
    design.fillGround(palette.ground);
    const width = Math.min(design.page.width, design.page.height * SHAPE.aspect * 0.9);
    const height = width / SHAPE.aspect;
    const [x, y] = [(design.width - width) / 2, (design.height - height) / 2];
    const whole: Frame = { x, y, width, height };
    const tear = x + width * (1 - SHAPE.stub);
    const paper = strongSurface(accentOf(palette, construction(request, [0, 1, 2])));
    const ink = inkOn(paper, palette);
    const bite = height * 0.075;
    const lifted = { ...whole, y: y + height * 0.035 };
    design.addGround(path(outline(lifted, tear, bite), mix(palette.ground, palette.ink, 0.16)));
    design.addGround(path(outline(whole, tear, bite), paper));
    const gap = height * 0.045;
    const hole = circle([0, 0], height * 0.008, mix(paper, ink, 0.5));
    const length = height - bite * 3.2;
    const holes = times(Math.floor(length / gap), (index) =>
      placed(hole, { at: [tear, y + bite * 1.8 + index * gap] }),
    );
    design.addGround(holes.join(''));
    writeTicket(design, request, whole, tear, paper);
    return design.finish();
  },
};

function writeTicket(
  design: Design,
  request: TemplateRequest,
  { x, y, width, height }: Frame,
  tear: number,
  paper: Hex,
): void {
  const { palette, brief } = request;
  const ink = inkOn(paper, palette);
  const face = construction(request, TITLE_FACES);
  const [title = ADMISSION, ...lines] = letteringOf(brief);
  const main = inset({ x, y, width: tear - x, height }, height * 0.12);
  const artWidth = main.width * 0.42;
  const drawn = drawArt(design, request, { ...main, width: artWidth }, paper);
  const off = drawn ? artWidth + height * 0.08 : 0;
  const text = { ...main, x: main.x + off, width: main.width - off };
  const titled = headline(
    design,
    title.toUpperCase(),
    { ...text, height: text.height * (lines.length > 0 ? 0.62 : 1) },
    { face, on: paper, fills: [ink], align: 'left', maxLines: 3, vertical: 'middle' },
  );
  lines.slice(0, 2).forEach((words, index) => {
    design.text(words, [text.x, titled.y + titled.height + height * (0.14 + index * 0.11)], {
      face: 'interSemiBold',
      sizePx: height * 0.075,
      maxWidthPx: text.width,
      fill: ink,
      on: paper,
    });
  });
  const stub = inset({ x: tear, y, width: x + width - tear, height }, height * 0.13);
  design.addArt(
    bars({ ...stub, x: stub.x + stub.width * 0.29, width: stub.width * 0.5 }, ink, request),
  );
}
