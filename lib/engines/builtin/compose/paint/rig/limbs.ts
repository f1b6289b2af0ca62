import type { Limb } from '../../plan/rig-poses.data';
import { p, type SceneCanvas } from '../canvas';
import { mix, shade, type Hex } from '@/lib/color/hex';

/** Soft volume: lighter towards the light, darker at the rim. */
export function volume(canvas: SceneCanvas, color: Hex, cx = 0.4, cy = 0.28): string {
  return canvas.radial(
    [
      [0, shade(color, 0.07)],
      [0.55, color],
      [1, shade(color, -0.1)],
    ],
    cx,
    cy,
    0.8,
  );
}

/** A limb: a thick stroke, and a thinner lighter one along its lit side. */
export function limb(curve: Limb, color: Hex, width: number): string {
  const [x, y, bx, by, ex, ey] = curve;
  const path = (shift: number) =>
    `M${p(x + shift)} ${p(y)}Q${p(bx + shift)} ${p(by - 3)} ${p(ex + shift)} ${p(ey)}`;
  return `<path d="${path(0)}" fill="none" stroke="${shade(color, -0.05)}" stroke-width="${width}" stroke-linecap="round"/><path d="${path(-width * 0.08)}" fill="none" stroke="${shade(color, 0.025)}" stroke-width="${p(width * 0.52)}" stroke-linecap="round" opacity=".75"/>`;
}

export function paw(canvas: SceneCanvas, x: number, y: number, r: number, color: Hex): string {
  return `<ellipse cx="${p(x)}" cy="${p(y)}" rx="${p(r)}" ry="${p(r * 0.84)}" fill="${volume(canvas, color)}"/>`;
}

/** The sole of a sitting animal's foot, with its toes. */
export function sole(canvas: SceneCanvas, side: number, color: Hex, pad: Hex, fur: Hex): string {
  let svg = `<ellipse cx="${side * 82}" cy="368" rx="56" ry="34" fill="${volume(canvas, shade(fur, -0.03))}"/><ellipse cx="${side * 102}" cy="372" rx="30" ry="30" fill="${volume(canvas, color)}"/><ellipse cx="${side * 104}" cy="379" rx="13" ry="11" fill="${pad}"/>`;
  for (const toe of [-1, 0, 1]) {
    svg += `<circle cx="${side * 104 + toe * 12.5}" cy="${360 + Math.abs(toe) * 3}" r="5" fill="${pad}"/>`;
  }
  return svg;
}

export function laptop(canvas: SceneCanvas): string {
  const lid = canvas.slanted(
    [
      [0, '#f4f7fb'],
      [0.5, '#cfd8e2'],
      [1, '#a8b4c2'],
    ],
    [0, 0],
    [0.4, 1],
  );
  return `<path d="M-110 264q0-12 12-12H98q12 0 12 12l12 112h-244z" fill="${lid}"/><path d="M-130 376h260q4 14-12 14h-236q-16 0-12-14z" fill="#8a97a6"/><path d="M-130 376h260l1 5h-262z" fill="#dfe6ee"/><circle cx="0" cy="316" r="14" fill="#ffffff" opacity=".85"/>`;
}

export function openBook(): string {
  return `<path d="M0 268C-34 250-78 250-108 260V352C-78 342-34 342 0 360 34 342 78 342 108 352V260C78 250 34 250 0 268Z" fill="#b5483f"/><path d="M0 264C-32 248-72 248-100 257V344C-72 335-32 337 0 352 32 337 72 335 100 344V257C72 248 32 248 0 264Z" fill="#d9604f"/><path d="M0 264V352" stroke="#8e352d" stroke-width="4"/>`;
}

/** Tails by species: a plume, a ring-striped brush, a stub; most animals show none from the front. */
export function tail(canvas: SceneCanvas, conceptId: string, main: Hex, tip: Hex): string {
  if (conceptId === 'fox' || conceptId === 'wolf') {
    return `<path d="M50 345C190 360 226 262 186 192 174 232 150 262 60 285Z" fill="${volume(canvas, main)}"/><path d="M186 192C216 238 208 290 174 322 186 270 180 240 186 192Z" fill="${tip}"/>`;
  }
  if (conceptId === 'lion' || conceptId === 'tiger-face' || conceptId === 'cat-face') {
    return `<path d="M60 352C150 372 182 320 158 262" fill="none" stroke="${shade(main, -0.03)}" stroke-width="18" stroke-linecap="round"/><ellipse cx="156" cy="250" rx="18" ry="22" fill="${conceptId === 'lion' ? mix(main, '#6b3f22', 0.6) : main}"/>`;
  }
  return '';
}
