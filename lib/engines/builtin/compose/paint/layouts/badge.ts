import type { PlacedSubject, ScenePlan } from '../../plan/scene-plan';
import { n, p, points, type Point, type SceneCanvas } from '../canvas';
import { mix, shade, type Hex } from '@/lib/color/hex';
import { inkOn, paintLetters } from '../letters';
import { gradientOf, graphicPalette, type GraphicPalette } from '../palette';
import { subjectMarkup } from '../subject';
import { circlePath } from '../trees';
import { placeInShape } from './medallion';
import type { PaintLayout } from './layout';

/** A round or shield-shaped emblem with rings, stars and a ribbon for the words. */
export const paintBadge: PaintLayout = (canvas, plan) => {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const colors = graphicPalette(canvas, plan);
  const ground = plan.ground ?? mix(colors.light, '#ffffff', 0.3);
  const [x, y] = [width / 2, height * 0.47];
  const shield = canvas.random('badge').chance(0.35);
  const shape = (r: number) => (shield ? shieldPath(x, y, r) : scallop(x, y, r, plan));
  canvas.layer(
    'ground',
    'backdrop',
    0,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
  );
  const r = unitPx * 0.36;
  canvas.layer(
    'rings',
    'scenery',
    0.3,
    `<path d="${shape(r)}" fill="${gradientOf(canvas, colors.deep)}"/><path d="${shield ? shieldPath(x, y, r * 0.93) : circlePath(x, y, r * 0.9)}" fill="${colors.accent}"/><path d="${shield ? shieldPath(x, y, r * 0.89) : circlePath(x, y, r * 0.86)}" fill="${gradientOf(canvas, colors.brand)}"/>`,
  );
  paintField(canvas, plan, colors, x, y, r, shield);
  for (const placed of standing(plan, y + r * 0.52))
    canvas.layer(placed.id, 'subject', 0.6, subjectMarkup(canvas, plan, placed));
  canvas.layer('stars', 'scenery', 0.7, badgeStars(x, y, r, colors, shield));
  paintRibbon(canvas, plan, colors, x, y + r * 0.86);
};

/** In a place, the group stands on its ground and leaves the sky free. */
function standing(plan: ScenePlan, groundY: number): PlacedSubject[] {
  if (plan.environment === 'studio') return plan.subjects;
  const feet = Math.max(...plan.subjects.map(({ baseYPx }) => baseYPx));
  const centreX = plan.widthPx / 2;
  const scale = 0.78;
  return plan.subjects.map((placed) => ({
    ...placed,
    xPx: centreX + (placed.xPx - centreX) * scale,
    baseYPx: groundY + (placed.baseYPx - feet) * scale,
    widthPx: placed.widthPx * scale,
    heightPx: placed.heightPx * scale,
  }));
}

/** The inner field: the named place, or rays from the centre. */
function paintField(
  canvas: SceneCanvas,
  plan: ScenePlan,
  colors: GraphicPalette,
  x: number,
  y: number,
  r: number,
  shield: boolean,
): void {
  const inner = shield ? shieldPath(x, y, r * 0.8) : circlePath(x, y, r * 0.74);
  if (plan.environment !== 'studio') {
    canvas.layer('field', 'scenery', 0.4, placeInShape(canvas, plan, inner));
  } else {
    const clip = canvas.clip(`<path d="${inner}"/>`);
    let rays = '';
    for (let i = 0; i < 24; i += 2) {
      const [a, b] = [(i / 24) * Math.PI * 2, ((i + 1) / 24) * Math.PI * 2];
      rays += `M${points([
        [x, y],
        [x + r * Math.cos(a), y + r * Math.sin(a)],
        [x + r * Math.cos(b), y + r * Math.sin(b)],
      ])}Z`;
    }
    canvas.layer(
      'field',
      'scenery',
      0.4,
      `<g clip-path="${clip}"><path d="${inner}" fill="${mix(colors.light, colors.brand, 0.12)}"/><path d="${rays}" fill="${mix(colors.brand, colors.light, 0.68)}"/></g>`,
    );
  }
  canvas.layer(
    'field-edge',
    'scenery',
    0.5,
    `<path d="${inner}" fill="none" stroke="${colors.deep}" stroke-width="${n(r * 0.018)}"/>`,
  );
}

function scallop(x: number, y: number, r: number, plan: ScenePlan): string {
  if (plan.seed % 2) return circlePath(x, y, r);
  const teeth = 32;
  const list: Point[] = [];
  for (let i = 0; i < teeth * 2; i += 1) {
    const angle = (i / (teeth * 2)) * Math.PI * 2;
    const reach = r * (i % 2 ? 0.965 : 1.02);
    list.push([x + reach * Math.cos(angle), y + reach * Math.sin(angle)]);
  }
  return `M${points(list)}Z`;
}

function shieldPath(x: number, y: number, r: number): string {
  const at = (dx: number, dy: number) => `${p(x + dx * r)} ${p(y + dy * r)}`;
  return `M${at(0, -1.05)}Q${at(0.45, -0.82)} ${at(0.95, -0.86)}V${p(y + r * 0.1)}Q${at(0.9, 0.78)} ${at(0, 1.16)}Q${at(-0.9, 0.78)} ${at(-0.95, 0.1)}V${p(y - r * 0.86)}Q${at(-0.45, -0.82)} ${at(0, -1.05)}Z`;
}

function badgeStars(
  x: number,
  y: number,
  r: number,
  colors: GraphicPalette,
  shield: boolean,
): string {
  if (shield) return '';
  return [-150, -90, -30]
    .map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return star(
        x + r * 0.8 * Math.cos(angle),
        y + r * 0.8 * Math.sin(angle),
        r * 0.05,
        colors.accent,
      );
    })
    .join('');
}

export function star(x: number, y: number, r: number, fill: Hex): string {
  const list = Array.from({ length: 10 }, (_unused, i): Point => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const reach = i % 2 ? r * 0.42 : r;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return `<path d="M${points(list)}Z" fill="${fill}"/>`;
}

function paintRibbon(
  canvas: SceneCanvas,
  plan: ScenePlan,
  colors: GraphicPalette,
  x: number,
  y: number,
): void {
  if (plan.lettering.length === 0) return;
  const { unitPx } = canvas;
  const [w, h] = [unitPx * 0.4, unitPx * 0.11];
  const face = colors.accent;
  const fold = shade(face, -0.16);
  const tail = (side: number) =>
    `<path d="M${p(x + side * w * 0.8)} ${p(y + h * 0.3)}h${p(side * w * 0.36)}l${p(-side * w * 0.08)} ${p(h * 0.5)}l${p(side * w * 0.08)} ${p(h * 0.5)}h${p(-side * w * 0.36)}z" fill="${shade(face, -0.08)}"/><path d="M${p(x + side * w)} ${p(y + h)}l${p(-side * w * 0.2)} ${p(h * 0.3)}v${p(-h * 0.3)}z" fill="${fold}"/>`;
  canvas.layer(
    'ribbon',
    'scenery',
    0.8,
    `${tail(-1)}${tail(1)}<path d="M${p(x - w)} ${p(y)}h${p(2 * w)}v${p(h)}h${p(-2 * w)}z" fill="${face}"/>`,
  );
  paintLetters(
    canvas,
    plan,
    'words',
    [plan.lettering.join(' ').toUpperCase()],
    { x: x - w * 0.9, y: y + h * 0.16, width: w * 1.8, height: h * 0.68 },
    { fill: inkOn(face), trackingEm: 0.05 },
  );
}
