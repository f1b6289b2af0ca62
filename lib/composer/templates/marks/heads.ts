import { type Hex, lightnessOf, mix } from '@/lib/color/hex';
import { path, placed, stroke } from '@/lib/svg/markup';
import type { BriefElement } from '../../brief';
import { type Frame, middleOf } from '../design/frame';
import type { SubjectArt } from '../design/subject';
import type { IconLook } from '../icons/icon-art';
import { MARK_HEADS } from './heads.data';

/** Heads of animals as marks: what a firm that is called after a fox has on its door. */

interface HeadShape {
  tone: string;
  data: string;
  isAngry: boolean;
}

const SIDE = 100;
const STROKE = 4.4;

const heads = new Map<string, HeadShape[]>();
for (const row of MARK_HEADS.trim().split('\n')) {
  const [words = '', ...shapes] = row.split('|').map((one) => one.trim());
  const read = shapes.map((text): HeadShape => {
    const isAngry = text.startsWith('angry ');
    const [tone = 'i', ...data] = (isAngry ? text.slice(6) : text).split(' ');
    return { tone, data: data.join(' '), isAngry };
  });
  for (const word of words.split(',')) heads.set(word, read);
}

function shapesOf({ phrase, concept = '' }: BriefElement): HeadShape[] | undefined {
  const text = phrase.toLowerCase().replace(/'s\b|\b(?:head|face|mascot|logo)s?\b/g, '');
  const words = text.trim().split(/\s+/);
  const named = words.flatMap((_, index) => heads.get(words.slice(index).join(' ')) ?? []);
  return named.length > 0 ? named : heads.get(concept.replace(/-/g, ' '));
}

function halfOf({ tone, data }: HeadShape, { ink, ground }: IconLook, facet: Hex): string {
  if (tone === 'k') return stroke(data, ink, STROKE);
  if (tone === 'c') return stroke(data, ground, STROKE * 0.7);
  const fill = tone === 'g' ? ground : tone === 's' ? mix(ink, ground, 0.42) : facet;
  // A hair of its own colour closes the seam of the two halves.
  return path(data, fill) + stroke(data, fill, 0.5);
}

/** The head of an animal in a frame; nothing of what is no animal of the table. */
export function headArt(
  element: BriefElement,
  frame: Frame,
  look: IconLook,
): SubjectArt | undefined {
  const shapes = shapesOf(element);
  if (!shapes) return undefined;
  const isAngry = /\b(?:angry|fierce|aggressive|furious|roaring|mad)\b/.test(
    [element.phrase, ...element.attributes].join(' ').toLowerCase(),
  );
  const side = Math.min(frame.width, frame.height);
  const isLight = lightnessOf(look.ink) > lightnessOf(look.ground);
  const shaded = isLight ? mix(look.ink, look.ground, 0.16) : mix(look.ink, '#000000', 0.2);
  const parts = shapes
    .filter((shape) => isAngry || !shape.isAngry)
    .map((shape) => {
      // What is marked so is seen from the side, and has no mirror.
      if (shape.tone.endsWith('!'))
        return halfOf({ ...shape, tone: shape.tone.slice(0, -1) }, look, look.ink);
      const left = placed(halfOf(shape, look, look.ink), { scaleX: -1, scaleY: 1 });
      return left + halfOf(shape, look, shape.tone === 'f' ? shaded : look.ink);
    });
  const [x, y] = middleOf(frame);
  const scale = side / SIDE;
  return {
    svg: placed(parts.join(''), { at: [x, y], scaleX: scale }),
    by: 'figure',
    scale,
    box: { x: x - side / 2, y: y - side / 2, width: side, height: side },
  };
}
