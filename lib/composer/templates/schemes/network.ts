import { type Hex, mix } from '@/lib/color/hex';
import { path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { NETWORKS, tierOf } from '../content/networks.data';
import { techSignOf } from '../content/tech-signs.data';
import { arrowArt } from '../design/arrow';
import { Design } from '../design/design';
import { type Frame, split } from '../design/frame';
import { accentOf, cardOn, strongSurface } from '../design/ink';
import { listedElement } from '../design/item-sign';
import { iconIn } from '../design/subject';
import { pageTitle } from '../design/title';
import { sizeForAll } from '../design/type';
import { matching, sentenceCase, textOf } from '../design/words';
import type { Template, TemplateRequest } from '../template';
import { inOneTone } from '../icons/icon-art';

const FACE = 'poppinsSemiBold';

interface Node {
  name: string;
  frame: Frame;
  tier: number;
  index: number;
}

function contentOf({ brief }: TemplateRequest): { title: string; parts: readonly string[] } {
  const { items = [], title } = brief.template ?? {};
  const known = matching(textOf(brief), NETWORKS) ?? NETWORKS[0];
  return {
    title: sentenceCase(brief.lettering[0] ?? title ?? known.title),
    parts: items.length > 1 ? items.map(({ text }) => sentenceCase(text)) : known.parts,
  };
}

/** Tiers in their order from above, each in a row of its own. */
function placed(design: Design, parts: readonly string[], frame: Frame): Node[] {
  const tiers = [0, 1, 2, 3]
    .map((tier) =>
      parts.flatMap((name, index) => (tierOf(name) === tier ? [{ name, index, tier }] : [])),
    )
    .filter((row) => row.length > 0);
  const isWide = frame.width > frame.height * 1.3;
  const gap = isWide ? frame.width * 0.08 : frame.height * 0.09;
  const lanes = split(
    frame,
    isWide ? 'across' : 'down',
    tiers.map(() => 1),
    gap,
  );
  const most = Math.max(...tiers.map((row) => row.length));
  const side = isWide ? frame.height : frame.width;
  const size = Math.min(
    (side - design.px(30) * (most - 1)) / most,
    side * 0.44,
    design.px(isWide ? 330 : 420),
  );
  return tiers.flatMap((row, lane) => {
    const at = lanes[lane] ?? frame;
    const step = side / row.length;
    return row.map((node, place) => {
      const middle = step * (place + 0.5);
      const own = isWide
        ? { ...at, y: frame.y + middle - size / 2, height: size }
        : { ...at, x: frame.x + middle - size / 2, width: size };
      return { ...node, frame: own };
    });
  });
}

function nodeArt(design: Design, { name, frame, tier, index }: Node, sizePx: number): void {
  const { request } = design;
  const { palette } = request;
  const accent = accentOf(palette, tier);
  const on = mix(cardOn(palette), accent, 0.2);
  const outline = roundedPath([frame.x, frame.y], frame.width, frame.height, design.px(24));
  design.addArt(path(outline, on), stroke(outline, strongSurface(accent), design.px(5)));
  const side = Math.min(frame.height - sizePx * 2.3, frame.width * 0.6);
  const middle = frame.x + frame.width / 2;
  const spot = {
    x: middle - side / 2,
    y: frame.y + (frame.height - sizePx * 1.7 - side) / 2,
    width: side,
    height: side,
  };
  const tone = strongSurface(accent);
  const strokePx = side * 0.06;
  const sign = iconIn(techSignOf(name) ?? 'box', spot, inOneTone(palette.ink, tone, on, strokePx));
  if (sign) design.addArt(sign.svg);
  const own = listedElement(request, index);
  if (own) design.show(own.id);
  design.text(name, [middle, frame.y + frame.height - sizePx * 0.95], {
    face: FACE,
    sizePx,
    align: 'center',
    middle: true,
    maxWidthPx: frame.width * 0.9,
    fill: palette.ink,
    on,
  });
}

/** Which parts of a tier speak with which of the next: each with its like where both are as many, else each with all. */
function pairsOf(above: readonly Node[], below: readonly Node[]): (readonly [Node, Node])[] {
  if (above.length === below.length && above.length > 1)
    return above.flatMap((node, index) => (below[index] ? [[node, below[index]] as const] : []));
  return above.flatMap((node) => below.map((other) => [node, other] as const));
}

function linkArt(
  design: Design,
  [from, to]: readonly [Node, Node],
  isWide: boolean,
  tone: Hex,
): string {
  const air = design.px(8);
  const [a, b] = [from.frame, to.frame];
  const [start, end]: readonly [Point, Point] = isWide
    ? [
        [a.x + a.width + air, a.y + a.height / 2],
        [b.x - air, b.y + b.height / 2],
      ]
    : [
        [a.x + a.width / 2, a.y + a.height + air],
        [b.x + b.width / 2, b.y - air],
      ];
  return arrowArt(start, end, tone, design.px(6), true);
}

/** The parts of a system in tiers, from who uses it to its data, with arrows both ways. */
export const network: Template = {
  id: 'network',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    design.fillGround(palette.ground);
    const { title, parts } = contentOf(request);
    const frame = pageTitle(design, title, { align: 'center' });
    const nodes = placed(design, parts, frame);
    const isWide = frame.width > frame.height * 1.3;
    const width = Math.min(...nodes.map((node) => node.frame.width)) * 0.88;
    const set = { face: FACE, sizePx: design.px(38) } as const;
    const sizePx = Math.max(design.px(20), sizeForAll(parts, width, set));
    const tiers = [...new Set(nodes.map(({ tier }) => tier))];
    const tone = mix(palette.ink, palette.ground, 0.25);
    tiers.slice(1).forEach((tier, index) => {
      const rows = [tiers[index], tier].map((one) => nodes.filter((node) => node.tier === one));
      for (const pair of pairsOf(rows[0] ?? [], rows[1] ?? []))
        design.addArt(linkArt(design, pair, isWide, tone));
    });
    for (const node of nodes) nodeArt(design, node, sizePx);
    design.tell('arrows');
    for (const { id, phrase } of brief.elements)
      if (title.toLowerCase().includes(phrase.toLowerCase())) design.show(id);
    return design.finish();
  },
};
