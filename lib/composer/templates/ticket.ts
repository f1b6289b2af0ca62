import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, placed } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
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

/** A ticket's long side by its short one, and of its length the part that is torn off. */
const SHAPE = { lying: 2.1, standing: 1.62, stub: { lying: 0.24, standing: 0.2 } } as const;
/** Of the page's height by its width, up to where a ticket lies: on a page that is as high as wide it stands, and is larger. */
const LIES_FROM = 1.3;
/** Of a ticket without its stub, what its picture takes. */
const ART = { lying: 0.5, standing: 0.62, scene: 0.56 } as const;
const TITLE_FACES: readonly [FaceId, ...FaceId[]] = ['archivoBlack', 'abrilFatface', 'bebasNeue'];
/** Words where the prompt gives none. */
const ADMISSION = 'ADMIT ONE';
/** What is printed on the stub as well. */
const NUMBER = /^No\. \d+$/;

interface Ticket {
  whole: Frame;
  /** Where the stub begins, along the long side. */
  tear: number;
  isLying: boolean;
  bite: number;
  paper: Hex;
}

/** Outline with a bite at either end of the tear, drawn lying; a standing one is the same, turned. */
function outline({ whole, tear, bite, isLying }: Ticket): string {
  const { x, y, width, height } = whole;
  const corner = bite * 0.9;
  const [right, bottom] = [x + width, y + height];
  const to = (radius: number, end: string, sweep: 0 | 1 = 1) =>
    `A${radius} ${radius} 0 0 ${sweep} ${end}`;
  const upper = isLying ? `H${tear - bite}${to(bite, `${tear + bite} ${y}`, 0)}` : '';
  const lower = isLying ? `H${tear + bite}${to(bite, `${tear - bite} ${bottom}`, 0)}` : '';
  const near = isLying ? '' : `V${tear - bite}${to(bite, `${right} ${tear + bite}`, 0)}`;
  const far = isLying ? '' : `V${tear + bite}${to(bite, `${x} ${tear - bite}`, 0)}`;
  return (
    `M${x + corner} ${y}${upper}H${right - corner}${to(corner, `${right} ${y + corner}`)}` +
    `${near}V${bottom - corner}${to(corner, `${right - corner} ${bottom}`)}` +
    `${lower}H${x + corner}${to(corner, `${x} ${bottom - corner}`)}` +
    `${far}V${y + corner}${to(corner, `${x + corner} ${y}`)}Z`
  );
}

/** Bars of a code that stands for one, across the stub. */
function bars(frame: Frame, isLying: boolean, ink: Hex, request: TemplateRequest): string {
  const { x, y, width, height } = frame;
  const step = (isLying ? height : width) / BARS;
  return times(BARS, (index) => {
    const thick = step * request.random.between(0.25, 0.8);
    const at = index * step;
    return isLying
      ? path(`M${x} ${y + at}h${width}v${thick}h${-width}Z`, ink)
      : path(`M${x + at} ${y}v${height}h${thick}v${-height}Z`, ink);
  }).join('');
}
const BARS = 22;

function holesAlong({ whole, tear, isLying, bite, paper }: Ticket, ink: Hex): string {
  const across = isLying ? whole.height : whole.width;
  const gap = across * 0.045;
  const hole = circle([0, 0], across * 0.008, mix(paper, ink, 0.5));
  return times(Math.floor((across - bite * 3.2) / gap), (index) => {
    const along = bite * 1.8 + index * gap;
    const at: Point = isLying ? [tear, whole.y + along] : [whole.x + along, tear];
    return placed(hole, { at });
  }).join('');
}

/** The scene that it tells of, to its edges, or its things on its paper; where nothing is drawn nothing is answered. */
function drawArt(design: Design, request: TemplateRequest, on: Ticket, main: Frame): Frame | null {
  const { palette, brief, sceneOf } = request;
  const { isLying, paper } = on;
  const share = sceneOf ? ART.scene : isLying ? ART.lying : ART.standing;
  const part: Frame = isLying
    ? { ...main, width: main.width * share }
    : { ...main, height: main.height * share };
  if (sceneOf) {
    const scene = sceneOf(Math.round(part.width), Math.round(part.height));
    const content = scene.layers.map(({ svg }) => svg).join('');
    const inside = placed(content, { at: [part.x, part.y], scaleX: part.width / scene.widthPx });
    const edge = `M${part.x} ${part.y}h${part.width}v${part.height}h${-part.width}Z`;
    const pen = request.pen('ticket', 1);
    design.addPlate(pen.clip(outline(on), pen.clip(edge, inside)));
    design.tell(...scene.drew);
    return part;
  }
  const pad = Math.min(part.width, part.height) * 0.1;
  const frame = inset(part, pad);
  const look = (element: BriefElement) => ({
    ...flatLook(palette, isDark(paper) ? 1 : 0, element.phrase),
    strokePx: frame.height * 0.04,
  });
  const art = groupArt(request, brief.elements, frame, look, mix(paper, palette.ink, 0.12));
  if (!art) return null;
  design.addArt(art.svg);
  design.show(...art.shown);
  return part;
}

/** As large as the page allows, lying or standing. */
function ticketOn(design: Design, request: TemplateRequest): Ticket {
  const { page } = design;
  const isLying = page.width > page.height * LIES_FROM;
  const aspect = isLying ? SHAPE.lying : 1 / SHAPE.standing;
  const width = Math.min(page.width, page.height * aspect);
  const height = width / aspect;
  const [x, y] = [(design.width - width) / 2, (design.height - height) / 2];
  return {
    whole: { x, y, width, height },
    tear: isLying ? x + width * (1 - SHAPE.stub.lying) : y + height * (1 - SHAPE.stub.standing),
    isLying,
    bite: Math.min(width, height) * 0.075,
    paper: strongSurface(accentOf(request.palette, construction(request, [0, 1, 2]))),
  };
}

/** A ticket of an event: its things and title, and a stub that is torn off. */
export const ticket: Template = {
  id: 'ticket',
  draw(request) {
    const { palette } = request;
    const design = new Design(request);
    design.fillGround(palette.ground);
    const on = ticketOn(design, request);
    const { whole, tear, isLying, bite, paper } = on;
    const ink = inkOn(paper, palette);
    const lifted = Math.min(whole.width, whole.height) * 0.03;
    const shadow = path(outline({ ...on, whole }), mix(palette.ground, palette.ink, 0.16));
    design.addGround(`<g transform="translate(0 ${lifted})">${shadow}</g>`);
    design.addGround(path(outline(on), paper));
    const main: Frame = isLying
      ? { ...whole, width: tear - whole.x }
      : { ...whole, height: tear - whole.y };
    const art = drawArt(design, request, on, main);
    design.addGround(holesAlong(on, ink));
    const used = art ?? { ...main, width: 0, height: 0 };
    const text: Frame = isLying
      ? { ...main, x: main.x + used.width, width: main.width - used.width }
      : { ...main, y: main.y + used.height, height: main.height - used.height };
    writeTicket(design, request, { ...on, text: inset(text, bite * (isLying ? 1.1 : 0.9)) });
    const stub: Frame = isLying
      ? { ...whole, x: tear, width: whole.x + whole.width - tear }
      : { ...whole, y: tear, height: whole.y + whole.height - tear };
    drawStub(design, request, on, inset(stub, bite * 1.5, bite * (isLying ? 1.5 : 1)));
    return design.finish();
  },
};

function writeTicket(
  design: Design,
  request: TemplateRequest,
  { text, paper, isLying }: Ticket & { text: Frame },
): void {
  const { palette, brief } = request;
  const ink = inkOn(paper, palette);
  const face = construction(request, TITLE_FACES);
  const [title = ADMISSION, ...lines] = letteringOf(brief).filter((words) => !NUMBER.test(words));
  const unit = Math.min(text.width, text.height * (isLying ? 1 : 2.2));
  const align = isLying ? ('left' as const) : ('center' as const);
  const below = Math.min(2, lines.length) * unit * 0.13;
  const titled = headline(
    design,
    title.toUpperCase(),
    { ...text, height: text.height - below },
    { face, on: paper, fills: [ink], align, maxLines: isLying ? 3 : 2, vertical: 'middle' },
  );
  lines.slice(0, 2).forEach((words, index) => {
    const at: Point = [
      isLying ? text.x : text.x + text.width / 2,
      titled.y + titled.height + unit * (0.14 + index * 0.13),
    ];
    design.text(words, at, {
      ...{ face: 'interSemiBold', sizePx: unit * 0.09, maxWidthPx: text.width },
      ...{ align, fill: ink, on: paper },
    });
  });
}

/** The code, and the number that the ticket has. */
function drawStub(design: Design, request: TemplateRequest, on: Ticket, frame: Frame): void {
  const { isLying, paper } = on;
  const ink = inkOn(paper, request.palette);
  const number = letteringOf(request.brief).find((words) => NUMBER.test(words));
  const sizePx = Math.min(frame.width * 0.2, frame.height * 0.3);
  const low = number === undefined ? 0 : sizePx * 1.5;
  const coded: Frame = isLying
    ? { ...frame, x: frame.x + frame.width * 0.2, width: frame.width * 0.6 }
    : { ...frame, x: frame.x + frame.width * 0.14, width: frame.width * 0.72 };
  design.addArt(bars({ ...coded, height: coded.height - low }, isLying, ink, request));
  if (number === undefined) return;
  design.text(number, [frame.x + frame.width / 2, frame.y + frame.height - sizePx * 0.1], {
    ...{ face: 'archivoBlack', sizePx, maxWidthPx: frame.width, align: 'center' },
    ...{ fill: ink, on: paper },
  });
}
