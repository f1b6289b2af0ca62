import { type Hex, mix } from '@/lib/color/hex';
import { path, placed } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { isFlanked } from '../free-side';
import { confetti, curvedFloor, dotGrid, pool, rays, rings } from './banner-grounds';
import { wordBlock } from './banner-words';
import { Design } from './design/design';
import { type Frame, split } from './design/frame';
import { accentOf, isDark, strongSurface } from './design/ink';
import { sceneOfCrowded } from './crowded';
import { flankedArt } from './design/flanked';
import { groupArt } from './design/group';
import { ideaArt } from './design/idea-art';
import { onPlinth } from './design/plinth';
import { flatLook } from './design/subject';
import { construction } from './design/variety';
import { voiceOf } from './design/voice';
import { linesOf, saidOf } from './design/said';
import { tells, textOf } from './design/words';
import { drawScenePoster } from './scene-poster';
import type { Template, TemplateRequest } from './template';

interface Parts {
  design: Design;
  request: TemplateRequest;
  lines: readonly string[];
  above?: string | undefined;
  action?: string | undefined;
}

/** Where its words and its things stand. */
interface Plan {
  words?: Frame;
  art: Frame;
  align: 'left' | 'center';
  /** Its words are above its things, from side to side. */
  isStacked?: boolean;
}

const lookIn =
  (palette: TemplateRequest['palette'], { height }: Frame) =>
  ({ phrase }: BriefElement) => ({
    ...flatLook(palette, 0, phrase),
    strokePx: height * 0.03,
  });

function art(parts: Parts, frame: Frame, ground: Hex): void {
  const { design, request } = parts;
  const { palette, brief, idea } = request;
  const shadow = mix(ground, palette.ink, 0.16);
  if (isFlanked(brief.elements)) {
    const flanked = flankedArt(request, brief.elements, frame, {
      look: lookIn(palette, frame),
      shadow,
      ...(hasWordsBetween(parts) ? { sideWidth: design.width * FLANK } : {}),
    });
    design.addArt(flanked?.svg ?? '');
    design.show(...(flanked?.shown ?? []));
    return;
  }
  if (idea) {
    const side = Math.min(frame.width, frame.height * 1.12);
    const place = {
      x: frame.x + (frame.width - side) / 2,
      y: frame.y + frame.height - side * 0.96,
      width: side,
      height: side,
    };
    const picture = ideaArt(request, place, { ground, accent: accentOf(palette, 1) });
    design.addArt(picture?.svg ?? '');
    design.show(...(picture?.shown ?? []));
    design.tell(...(picture?.told ?? []));
    return;
  }
  const drawn = groupArt(request, brief.elements, frame, lookIn(palette, frame), shadow);
  if (!drawn) return;
  design.addArt((onPlinth(request, drawn, frame, ground) ?? drawn).svg);
  design.show(...drawn.shown);
}

/** Every other picture has its things to the left, where no side was asked for. */
function isTurned({ request }: Parts): boolean {
  const { clearSide } = request.brief;
  return clearSide === 'right' || ((request.variant ?? 0) % 2 === 1 && clearSide === undefined);
}

const otherSide = (frame: Frame, width: number): Frame => ({
  ...frame,
  x: width - frame.x - frame.width,
});

function isWide({ design }: Parts): boolean {
  return design.width >= design.height * 1.15;
}

/** Of a wide page whose things stand at both sides: how much either side has. */
const FLANK = 0.28;

/** Whether its words stand in the middle of a wide page, and its things to both sides of them. */
const hasWordsBetween = (parts: Parts): boolean =>
  isWide(parts) && parts.lines.length > 0 && isFlanked(parts.request.brief.elements);

/** Words between the things at both sides. */
function betweenSides({ design }: Parts): Plan {
  const { width: w, height: h } = design;
  const pad = w * 0.025;
  const words = {
    x: w * (FLANK + 0.045),
    y: h * 0.1,
    width: w * (0.91 - 2 * FLANK),
    height: h * 0.8,
  };
  return {
    words,
    art: { x: pad, y: h * 0.09, width: w - 2 * pad, height: h * 0.82 },
    align: 'center',
  };
}

/** Words to the left and things to the right, above each other on a page that stands; things alone take it all. */
function planOf(parts: Parts): Plan {
  const { design, lines } = parts;
  const { width: w, height: h, page } = design;
  const align = isWide(parts) ? 'left' : 'center';
  if (lines.length === 0) return { art: alone(parts), align };
  if (hasWordsBetween(parts)) return betweenSides(parts);
  if (!isWide(parts)) {
    // Few words leave the page to the things.
    const shares = lines.length > 2 ? [0.8, 1.2] : [0.64, 1.36];
    const [words, art] = split(page, 'down', shares, design.px(34));
    return { ...(words ? { words } : {}), art: art ?? page, align };
  }
  const pad = w * 0.052;
  const words = { x: pad, y: h * 0.08, width: w * shareOf(lines), height: h * 0.84 };
  const x = pad + words.width + w * 0.035;
  const art = { x, y: h * 0.07, width: w * 0.985 - x, height: h * 0.85 };
  if (isLow(parts, art)) return stacked(parts);
  const plan = shared(parts, { words, art });
  if (!isTurned(parts)) return { ...plan, align };
  return { words: otherSide(plan.words, w), art: otherSide(plan.art, w), align };
}

/** Of their half of a wide page, the height from which on things are no strip at its foot. */
const LOW = { height: 0.52, width: 0.8 } as const;
/** Of the page, where words and things are above each other. */
const STACKED = { words: { y: 0.09, height: 0.28 }, art: { y: 0.42, height: 0.51 } } as const;

/** Whether things beside the words would be a strip at the foot of their half: a row of dogs behind a fence. */
function isLow({ request, lines }: Parts, art: Frame): boolean {
  const { brief, palette, idea } = request;
  if (idea || lines.length > 2 || brief.clearSide !== undefined) return false;
  const box = groupArt(request, brief.elements, art, lookIn(palette, art))?.box;
  return (
    box !== undefined && box.height < art.height * LOW.height && box.width > art.width * LOW.width
  );
}

function stacked({ design: { width: w, height: h } }: Parts): Plan {
  const across = { x: w * 0.06, width: w * 0.88 };
  const part = ({ y, height }: { y: number; height: number }) => ({
    ...across,
    y: h * y,
    height: h * height,
  });
  return { words: part(STACKED.words), art: part(STACKED.art), align: 'center', isStacked: true };
}

/** Of the width and the height of the page, where things are that stand alone. */
const ALONE = { middle: 0.04, aside: 0.36, width: 0.6 } as const;
/** By the height of the page, the most of its width over which they stand: farther apart they are no company. */
const COMPANY = 2.4;

/** Things without words have the whole page, but for a side that is asked to be left to words that somebody sets. */
function alone(parts: Parts): Frame {
  const { design, request } = parts;
  const { width: w, height: h } = design;
  const { clearSide } = request.brief;
  const isAside =
    !isFlanked(request.brief.elements) && (clearSide === 'left' || clearSide === 'right');
  const isBetween = isFlanked(request.brief.elements) && !isWide(parts);
  const y = isBetween ? { y: h * 0.2, height: h * 0.56 } : { y: h * 0.06, height: h * 0.86 };
  if (!isAside) {
    const width = Math.min(w * (1 - 2 * ALONE.middle), h * COMPANY);
    return { ...y, width, x: (w - width) / 2 };
  }
  return {
    ...y,
    width: w * ALONE.width,
    x: clearSide === 'right' ? w * ALONE.middle : w * ALONE.aside,
  };
}

/** Of the width: long words in a title take more of it. */
function shareOf([title = '']: readonly string[]): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  return longest > LONG_WORD ? 0.46 : 0.4;
}

const LONG_WORD = 7;

/** What things that are narrow leave of their half goes to the words. */
const SPARE = { around: 1.3, taken: 0.75 } as const;

function shared({ request }: Parts, { words, art }: { words: Frame; art: Frame }) {
  const { brief, palette, idea } = request;
  const box = idea ? undefined : groupArt(request, brief.elements, art, lookIn(palette, art))?.box;
  const spare = box ? Math.max(0, art.width - box.width * SPARE.around) * SPARE.taken : 0;
  return {
    words: { ...words, width: words.width + spare },
    art: { ...art, x: art.x + spare, width: art.width - spare },
  };
}

const middleOf = ({ x, width }: Frame) => x + width / 2;

function wordsOn(parts: Parts, { words, align }: Plan, on: Hex): void {
  if (words) wordBlock({ ...parts, frame: words, on, align });
}

/** Whether it announces something to be glad of: a sale, a party. */
const isFestive = ({ brief }: TemplateRequest) =>
  tells(textOf(brief), 'sale', 'party', 'birthday', 'festival', 'celebration', 'carnival', 'off');

function strewn({ design, request }: Parts, { art: place }: Plan, on: Hex): void {
  if (!isFestive(request)) return;
  const colors = [0, 1, 2].map((index) => mix(on, accentOf(request.palette, index), 0.7));
  design.addGround(
    confetti(
      isTurned({ design, request, lines: [] })
        ? { x: 0, y: 0, width: place.x + place.width, height: design.height * 0.62 }
        : { x: place.x, y: 0, width: design.width - place.x, height: design.height * 0.62 },
      colors,
      design.px(24),
    ),
  );
}

/** Things before rings that leave the page, on a floor of their own tone. */
function disc(parts: Parts): void {
  const { design, request } = parts;
  const { palette } = request;
  const plan = planOf(parts);
  const { width: w, height: h } = design;
  const on = palette.ground;
  const tone = mix(on, accentOf(palette, 1), 0.62);
  const center: Point = [middleOf(plan.art), plan.art.y + plan.art.height * 0.5];
  const r = Math.min(plan.art.width * 0.52, plan.art.height * 0.56);
  design.fillGround(on);
  design.addGround(
    rings(center, r, on, tone),
    dotGrid([w * 0.03, h * 0.05], 9, 3, design.px(34), mix(on, accentOf(palette, 0), 0.5)),
    dotGrid([w * 0.86, h * 0.88], 8, 3, design.px(34), mix(on, accentOf(palette, 0), 0.5)),
    pool([center[0], plan.art.y + plan.art.height], r * 0.98, mix(tone, palette.ink, 0.1)),
  );
  strewn(parts, plan, on);
  art(parts, plan.art, tone);
  wordsOn(parts, plan, on);
}

/** A full colour for the words that a slope cuts, a stripe along it, a tinted side for the things. */
function slope(parts: Parts): void {
  const { design, request } = parts;
  const { palette } = request;
  const plan = planOf(parts);
  const { width: w, height: h } = design;
  if (!plan.words || !isWide(parts) || plan.isStacked || hasWordsBetween(parts))
    return floor(parts);
  const color = strongSurface(accentOf(palette, 0));
  const tint = mix(palette.ground, accentOf(palette, 1), isDark(palette.ground) ? 0.3 : 0.42);
  const side = request.brief.background === undefined ? tint : palette.ground;
  const isOther = isTurned(parts);
  const edge = isOther ? w - plan.words.x : plan.words.x + plan.words.width;
  const [top, foot] = [edge + w * 0.075, edge - w * 0.02];
  const band = (from: number, to: number, fill: Hex) =>
    path(`M${from + top} 0H${to + top}L${to + foot} ${h}H${from + foot}Z`, fill);
  const onSide = (svg: string) =>
    isOther ? placed(svg, { at: [w, 0], scaleX: -1, scaleY: 1 }) : svg;
  design.fillGround(side);
  design.addGround(
    rings([middleOf(plan.art), h * 0.48], h * 0.36, side, mix(side, '#ffffff', 0.5)),
    path(`M0 ${h * 0.84}H${w}V${h}H0Z`, mix(side, palette.ink, 0.12)),
    onSide(
      band(w * 0.02, w * 0.034, accentOf(palette, 2)) +
        path(`M0 0H${top}L${foot} ${h}H0Z`, color) +
        dotGrid([w * 0.03, h * 0.06], 8, 3, design.px(32), mix(color, '#ffffff', 0.22)),
    ),
  );
  strewn(parts, isOther ? plan : { ...plan, art: { ...plan.art, x: plan.art.x + w * 0.07 } }, side);
  art(parts, plan.art, side);
  const indent = w * 0.03;
  const { x, width } = plan.words;
  const words = { ...plan.words, x: isOther ? x + indent : x, width: width - indent };
  wordsOn(parts, { ...plan, words }, color);
}

/** Rays from behind the things on a full colour, a curved floor below all. */
function floor(parts: Parts): void {
  const { design, request } = parts;
  const { palette } = request;
  const plan = planOf(parts);
  const { width: w, height: h } = design;
  const isTold = isDark(palette.ground) || request.brief.background !== undefined;
  const color = isTold ? palette.ground : mix(palette.ground, accentOf(palette, 1), 0.55);
  const center: Point = [middleOf(plan.art), plan.art.y + plan.art.height * 0.55];
  design.fillGround(color);
  const light = mix(color, isDark(color) ? accentOf(palette, 0) : '#ffffff', 0.2);
  const low = mix(color, isDark(color) ? accentOf(palette, 0) : palette.ink, 0.14);
  design.addGround(
    rays(center, w * 1.2, 14, mix(color, light, 0.6)),
    rings(center, plan.art.height * 0.42, mix(color, light, 0.4), mix(light, '#ffffff', 0.25)),
    curvedFloor(design, h * 0.84, { far: low, near: mix(low, palette.ink, 0.08) }),
  );
  strewn(parts, plan, color);
  art(parts, plan.art, color);
  wordsOn(
    parts,
    plan.words && isWide(parts) && plan.align === 'left'
      ? { ...plan, words: { ...plan.words, height: h * 0.74 } }
      : plan,
    color,
  );
}

/** A wide picture with a headline: three layouts. */
export const banner: Template = {
  id: 'banner',
  draw(request) {
    const design = new Design(request);
    const said = saidOf(request.brief);
    const { title, above, action } = said;
    const others = linesOf(said).slice(0, 3);
    const words = { design, request, above, action };
    const room = { width: request.widthPx * 0.55, height: request.heightPx * 0.85 };
    const sceneOf = request.sceneOf ?? sceneOfCrowded(request, room);
    if (sceneOf) {
      const { display: face } = voiceOf(request);
      drawScenePoster({ ...words, sceneOf, title, lines: others, face });
    } else {
      const lines = [...(title === undefined ? [] : [title]), ...others];
      construction(request, [disc, slope, floor])({ ...words, lines });
    }
    return design.finish();
  },
};
