import { type Hex } from '@/lib/color/hex';
import { circle, placed } from '@/lib/svg/markup';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { number } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { conceptOf } from '../concepts';
import type { Design } from './design/design';
import { type Frame, square } from './design/frame';
import { flatLook, pictureArt, type SubjectArt } from './design/subject';
import { inOneInk } from './design/one-ink';
import { soleInk } from './marks/told-inks';
import { companionsOf, isMinor, KIND_MARK } from './pattern-companions';
import type { TemplateRequest } from './template';

/** A motif drawn about 0, 0, and how far it reaches. */
export interface Motif {
  svg: string;
  radius: number;
  /** Of its width to its height. */
  ratio: number;
  /** Whether it may be drawn as in a mirror: what may hold letters may not. */
  isFlippable: boolean;
}

/** A motif is looked at in this size to tell how much of its box it fills. */
const LOOK_PX = 32;
/** Of a box, how much a motif fills that is taken as it is: thin ones are drawn larger. */
const USUAL_FILL = 0.52;
const LEAST_FILL = 0.2;
const LONGEST = { usual: 1.4, thin: 1.62 } as const;

/**
 * How opaque a drawing is, 0 to 255, in a small square rendering of a box of it, without what it clips: its clips are
 * defined where it ends up, and what they hold (light and shadow) lies on forms that are seen without them.
 */
export function opacityOf(svg: string, box: Frame, sidePx: number): Uint8Array {
  const view = [box.x, box.y, box.width, box.height].map(number).join(' ');
  const seen = svg.replace(/clip-path="url\(#[^)]*\)"/g, 'visibility="hidden"');
  const { data } = rasterizeSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${sidePx}" height="${sidePx}" preserveAspectRatio="none">${seen}</svg>`,
    { widthPx: sidePx, heightPx: sidePx },
  );
  return Uint8Array.from({ length: sidePx * sidePx }, (_, index) => data[index * 4 + 3] ?? 0);
}

/** How much of its box a drawing fills, from 0 to 1. */
function fillOf({ svg, box }: SubjectArt): number {
  const opacity = opacityOf(svg, box, LOOK_PX);
  return opacity.reduce((sum, alpha) => sum + alpha / 255, 0) / opacity.length;
}

/** Motifs of like weight: long and thin ones are longer than round ones are wide. */
function motifOf(art: SubjectArt, side: number, isFlippable: boolean): Motif {
  const { svg, box, by } = art;
  const thin = Math.min(1, Math.max(LEAST_FILL, fillOf(art)) / USUAL_FILL);
  const even = side / Math.sqrt(box.width * box.height) / Math.sqrt(thin);
  const longest = side * (LONGEST.thin + (LONGEST.usual - LONGEST.thin) * thin);
  const scale = by === 'icon' ? 0.9 : Math.min(even, longest / Math.max(box.width, box.height));
  const at: Point = [-(box.x + box.width / 2) * scale, -(box.y + box.height / 2) * scale];
  return {
    svg: placed(svg, { at, scaleX: scale }),
    radius: (Math.hypot(box.width, box.height) / 2) * scale * 1.1,
    ratio: box.width / box.height,
    isFlippable,
  };
}

/** What has a side to which it looks or leans, and no letters on it. */
const FLIPPABLE = /^(?:animal|plant|fantasy|person)$/;
const isFlippable = ({ concept = '' }: BriefElement): boolean =>
  FLIPPABLE.test(conceptOf(concept)?.kind ?? '');

export interface Motifs {
  /** Those that carry the pattern, and smaller ones for the gaps between them. */
  main: readonly Motif[];
  small: readonly Motif[];
}

/** Motifs about 0, 0 of what is named, and of what goes with it where that is one thing alone. */
export function motifsOf(
  design: Design,
  request: TemplateRequest,
  side: number,
  disc: Hex | undefined,
): Motifs {
  const { palette, brief } = request;
  const ink = soleInk(brief, palette.ground);
  const drawn = (element: BriefElement, size: number, on?: Hex): Motif[] => {
    const look = {
      ...flatLook(palette, brief.elements.indexOf(element) + 2, element.phrase),
      strokePx: size * 0.055,
    };
    const drawn = pictureArt(request, element, square([0, 0], size), look, on);
    if (!drawn) return [];
    const art = ink ? { ...drawn, svg: inOneInk(drawn.svg, ink, palette.ground) } : drawn;
    design.show(...named(element, request.brief));
    const motif = motifOf(art, size, isFlippable(element));
    return [on && art.by === 'kit' ? onDisc(motif, size, on) : motif];
  };
  const minor = brief.elements.filter((element) => isMinor(element, brief.elements));
  const major = brief.elements.filter((element) => !minor.includes(element));
  const { beside, between } = companionsOf(request, major);
  return {
    // Small things that are told are motifs among the others: in the gaps alone some find no room.
    main: [
      ...[...major, ...beside].flatMap((element) => drawn(element, side, disc)),
      ...minor.flatMap((element) => drawn(element, side * TOLD_SMALL)),
    ],
    small: [...minor, ...between].flatMap((element) => drawn(element, side * SMALL)),
  };
}

/** The elements of the prompt that a motif shows: one of a kind shows its kind. */
const named = ({ id }: BriefElement, { elements }: TemplateRequest['brief']): string[] =>
  elements.some((element) => element.id === id) ? [id.replace(KIND_MARK, '')] : [];

/** Of a motif's side: small things that are told, and the small things between the motifs. */
const TOLD_SMALL = 0.72;
const SMALL = 0.46;

/** On a disc that is wider than it. */
const onDisc = ({ svg }: Motif, side: number, fill: Hex): Motif => ({
  svg: circle([0, 0], side * 0.74, fill) + svg,
  radius: side * 0.76,
  ratio: 1,
  isFlippable: false,
});
