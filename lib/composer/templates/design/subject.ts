import type { Hex } from '@/lib/color/hex';
import { mix } from '@/lib/color/hex';
import { circle, placed } from '@/lib/svg/markup';
import type { BriefElement } from '../../brief';
import { iconArt, type IconLook } from '../icons/icon-art';
import { iconOf, wholeIconOf } from '../icons/icon-names';
import { HOUSE } from '../../palette/house';
import { markOf } from '../../sight';
import type { Shown, TemplateRequest } from '../template';
import type { TemplatePalette } from '../template-palette';
import { accentOf } from './ink';
import { type Frame, middleOf } from './frame';

/** A thing of the prompt drawn into a frame of the design. */
export interface SubjectArt {
  svg: string;
  by: 'kit' | 'icon' | 'figure';
  /** Where it ended up. */
  box: Frame;
  /** Pixels of one unit of the drawing. */
  scale: number;
}

/** The kit's drawing, as large as a frame allows; nothing where the kit can't draw it. */
export function kitArt(
  request: TemplateRequest,
  element: BriefElement,
  frame: Frame,
  align: 'middle' | 'bottom' = 'middle',
  as?: Shown,
): SubjectArt | undefined {
  const probe = request.drawingOf(element, 1, as);
  if (!probe) return undefined;
  const width = Math.max(0.01, probe.box.right - probe.box.left);
  const height = Math.max(0.01, probe.box.bottom - probe.box.top);
  const scale = Math.min(frame.width / width, frame.height / height);
  const { svg, front = '', box } = request.drawingOf(element, scale, as) ?? probe;
  const [x, middle] = middleOf(frame);
  const y =
    align === 'bottom' ? frame.y + frame.height - height * scale : middle - (height * scale) / 2;
  return {
    svg: placed(svg + front, {
      at: [x - ((box.left + box.right) / 2) * scale, y - box.top * scale],
      scaleX: scale,
    }),
    by: 'kit',
    scale,
    box: { x: x - (width * scale) / 2, y, width: width * scale, height: height * scale },
  };
}

/** Things that have a colour of their own keep it. */
const NATURAL: readonly (readonly [RegExp, Hex])[] = [
  [/lea(f|ves)|clover|plant|tree|herb|sprout/, HOUSE.leaf],
  [/snow|ghost|cloud/, '#dbe8f6'],
  [/flame|fire|lamp|candle/, HOUSE.fire],
  [/star|sun|moon|lightning|firework/, HOUSE.mustard],
  [/heart|rose/, HOUSE.red],
  [/flower|blossom/, HOUSE.pink],
];

function naturalColor(word: string): Hex | undefined {
  return NATURAL.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1];
}

/** Signs beside drawings of the kit are masses without outlines, details in a darker tone. */
export function flatLook(
  palette: TemplatePalette,
  index: number,
  word = '',
): Omit<IconLook, 'strokePx'> {
  const color = naturalColor(word) ?? accentOf(palette, index);
  return {
    style: 'solid',
    ink: color,
    cool: color,
    warm: color,
    ground: mix(color, '#23264d', 0.35),
  };
}

/**
 * The word by which an element's icon is found: its phrase first, because it is narrower than its
 * concept. The noun that ends a phrase counts only where it is what the thing is: a rolling pin is no pin.
 */
export function iconWordOf({ phrase, concept }: BriefElement): string | undefined {
  // Of a dental clinic the chair is the dentist's: its concept is the narrower of the two.
  const isNarrower = concept?.endsWith(`-${phrase.toLowerCase()}`) === true;
  const words = isNarrower ? [concept ?? '', phrase] : [phrase, concept ?? ''];
  const whole = words.find((word) => wholeIconOf(word) !== undefined);
  if (whole !== undefined || concept !== undefined) return whole;
  return iconOf(phrase) === undefined ? undefined : phrase;
}

export function signArt(
  element: BriefElement,
  frame: Frame,
  look: IconLook,
): SubjectArt | undefined {
  const word = iconWordOf(element);
  const sign = word === undefined ? undefined : iconIn(word, frame, look);
  return sign && { ...sign, svg: `<g ${markOf(element.id)}>${sign.svg}</g>` };
}

export function iconIn(word: string, frame: Frame, look: IconLook): SubjectArt | undefined {
  const side = Math.min(frame.width, frame.height);
  const svg = iconArt(word, middleOf(frame), side, look);
  if (svg === undefined) return undefined;
  const [x, y] = middleOf(frame);
  return {
    svg,
    by: 'icon',
    scale: side / 24,
    box: { x: x - side / 2, y: y - side / 2, width: side, height: side },
  };
}

/**
 * A subject for a picture that tells something: the kit's drawing, else its sign on a disc; nothing
 * where neither knows it.
 */
export function pictureArt(
  request: TemplateRequest,
  element: BriefElement,
  frame: Frame,
  look: IconLook,
  disc?: Hex,
): SubjectArt | undefined {
  const kit = kitArt(request, element, frame);
  if (kit) return kit;
  const side = Math.min(frame.width, frame.height);
  const sign = signArt(
    element,
    disc === undefined
      ? frame
      : {
          ...frame,
          x: frame.x + side * 0.2,
          y: frame.y + side * 0.2,
          width: frame.width - side * 0.4,
          height: frame.height - side * 0.4,
        },
    look,
  );
  if (!sign || disc === undefined) return sign;
  return { ...sign, svg: circle(middleOf(frame), side / 2, disc) + sign.svg };
}
