import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { Design } from './design/design';
import { type Frame, inset, middleOf } from './design/frame';
import { accentOf, cardOn, inkOn, readable } from './design/ink';
import { pictureArt } from './design/subject';
import { capHeightPx, placeLine, widthOf } from './design/type';
import { construction } from './design/variety';
import { letteringOf, titleCase } from './design/words';
import { drawCardSet, severalOf } from './flash-card-set';
import { drawNumberCard, numeralOf } from './number-card';
import type { Template, TemplateRequest } from './template';

interface Slots {
  letter: string;
  /** `is for`. */
  phrase?: string;
  word: string;
  element?: BriefElement;
}

/** `A is for Apple`, or a word whose first letter it teaches. */
function slotsOf({ brief }: TemplateRequest): Slots | undefined {
  const [first, second] = letteringOf(brief);
  const told = /^(\p{L})\s+(.+?)\s+(\p{L}+)$/u.exec(first ?? '');
  const element = brief.elements[0];
  if (told) {
    const word = told[3] ?? '';
    const named = brief.elements.find(({ phrase }) =>
      phrase.toLowerCase().startsWith(word.toLowerCase()),
    );
    return {
      letter: told[1] ?? '',
      phrase: told[2] ?? '',
      word,
      element: named ??
        element ?? {
          id: 'word',
          phrase: word.toLowerCase(),
          count: 1,
          several: false,
          colors: [],
          attributes: [],
        },
    };
  }
  const word = (first && first.length > 1 ? first : second) ?? element?.phrase.split(' ').at(-1);
  if (word === undefined) return undefined;
  const letter = first?.length === 1 ? first : ([...word][0] ?? '');
  const isInitial = word.toLowerCase().startsWith(letter.toLowerCase());
  return {
    letter,
    word: titleCase(word),
    ...(isInitial ? { phrase: 'is for' } : {}),
    element: element ?? {
      id: 'word',
      phrase: word.toLowerCase(),
      count: 1,
      several: false,
      colors: [],
      attributes: [],
    },
  };
}

interface Parts {
  design: Design;
  request: TemplateRequest;
  slots: Slots;
  card: Frame;
  surface: string;
}

function picture(
  { design, request, slots, surface }: Parts,
  frame: Frame,
  withGround: boolean,
): void {
  const { palette } = request;
  const { element } = slots;
  if (!element) return;
  const disc = mix(surface, accentOf(palette, 1), 0.35);
  const art = pictureArt(
    request,
    element,
    frame,
    {
      style: 'duotone',
      ink: palette.ink,
      cool: accentOf(palette, 3),
      warm: accentOf(palette, 0),
      ground: disc,
      strokePx: Math.min(frame.width, frame.height) * 0.036,
    },
    disc,
  );
  if (!art) {
    design.miss(element.phrase);
    return;
  }
  if (withGround && art.by === 'kit') {
    const [x] = middleOf(art.box);
    design.addArt(
      ellipse(
        [x, art.box.y + art.box.height],
        art.box.width * 0.44,
        art.box.height * 0.04,
        mix(surface, palette.ink, 0.12),
      ),
    );
  }
  design.addArt(art.svg);
  if (element.id !== 'word') design.show(element.id);
}

/** `Aa is for`, as wide as a measure. */
function heading({ design, request, slots, surface }: Parts, frame: Frame): void {
  const { palette } = request;
  const { letter, phrase } = slots;
  const upper = letter.toUpperCase();
  const lower = letter.toLowerCase();
  const em = (text: string, face: 'fredoka' | 'fredokaText') => widthOf(text, { face, sizePx: 1 });
  const small = 0.37;
  const natural =
    em(upper, 'fredoka') +
    0.06 +
    em(lower, 'fredoka') +
    (phrase ? 0.18 + em(phrase, 'fredokaText') * small : 0);
  const size = Math.min(frame.width / natural, frame.height / capHeightPx('fredoka', 1));
  let x = frame.x + (frame.width - natural * size) / 2;
  const y = frame.y + frame.height;
  const put = (text: string, sizePx: number, fill: string, face: 'fredoka' | 'fredokaText') => {
    const box = design.text(text, [x, y], { face, sizePx, fill, on: surface, contrast: 3 });
    x += box.width;
  };
  put(upper, size, accentOf(palette, 0), 'fredoka');
  x += 0.06 * size;
  put(lower, size, palette.ink, 'fredoka');
  x += 0.18 * size;
  if (phrase) put(phrase, size * small, palette.ink, 'fredokaText');
}

function word(
  { design, request, slots }: Parts,
  at: Point,
  widthPx: number,
  capPx: number,
  on: string,
): void {
  const { palette } = request;
  const text = slots.word.toUpperCase();
  const options = {
    face: 'fredoka',
    trackingEm: 0.05,
    sizePx: capPx / capHeightPx('fredoka', 1),
    middle: true,
    align: 'center',
    maxWidthPx: widthPx,
  } as const;
  const whole = placeLine(text, at, options);
  const at2: Point = [whole.box.x, at[1]];
  const cut = text.indexOf(slots.letter.toUpperCase()) + 1;
  const left = { ...options, align: 'left', sizePx: whole.sizePx, maxWidthPx: Infinity } as const;
  const ink = inkOn(on, palette);
  if (cut !== 1) {
    design.write(text, whole, { fill: ink, on, contrast: 3 });
    return;
  }
  const head = design.text(text.slice(0, 1), at2, {
    ...left,
    fill: readable(accentOf(palette, 0), on, 3),
    on,
    contrast: 3,
  });
  const rest = text.slice(1);
  const restAt: Point = [
    whole.box.x +
      whole.box.width -
      widthOf(rest, { face: 'fredoka', sizePx: whole.sizePx, trackingEm: 0.05 }),
    at[1],
  ];
  if (rest !== '' && head.width > 0)
    design.text(rest, restAt, { ...left, fill: ink, on, contrast: 3 });
}

/** Letters above, the thing, the word on a coloured band. */
function banded(parts: Parts): void {
  const { design, request, card, surface } = parts;
  const band = card.height * 0.21;
  const color = accentOf(request.palette, 1);
  const clip = request.pen('card', 1);
  const radius = design.px(72);
  const outline = roundedPath([card.x, card.y], card.width, card.height, radius);
  const dots = times(15, (row) =>
    times(12, (column) =>
      circle(
        [design.width * ((column + (row % 2) * 0.5) / 11.5), design.height * (row / 14)],
        design.px(7),
        mix(request.palette.ground, color, 0.5),
      ),
    ).join(''),
  ).join('');
  design.addGround(
    dots,
    path(
      roundedPath([card.x, card.y + design.px(10)], card.width, card.height, radius),
      mix(request.palette.ground, request.palette.ink, 0.18),
    ),
  );
  design.addGround(
    path(outline, surface),
    clip.clip(outline, rectangle([card.x, card.y + card.height - band], card.width, band, color)),
  );
  heading(parts, {
    x: card.x + card.width * 0.12,
    y: card.y + card.height * 0.075,
    width: card.width * 0.76,
    height: card.height * 0.165,
  });
  picture(
    parts,
    {
      x: card.x + card.width * 0.17,
      y: card.y + card.height * 0.3,
      width: card.width * 0.66,
      height: card.height * 0.42,
    },
    true,
  );
  word(
    parts,
    [card.x + card.width / 2, card.y + card.height - band / 2],
    card.width * 0.8,
    band * 0.44,
    color,
  );
}

/** A coloured half with the letter, a light half with the thing. */
function halved(parts: Parts): void {
  const { design, request, card, surface, slots } = parts;
  const color = readable(accentOf(request.palette, 3), '#ffffff', 3);
  const radius = design.px(56);
  const outline = roundedPath([card.x, card.y], card.width, card.height, radius);
  const isWide = card.width > card.height;
  const half: Frame = isWide
    ? { ...card, width: card.width * 0.42 }
    : { ...card, height: card.height * 0.4 };
  const rest: Frame = isWide
    ? { ...card, x: card.x + half.width, width: card.width - half.width }
    : { ...card, y: card.y + half.height, height: card.height - half.height };
  design.addGround(
    path(outline, surface),
    request
      .pen('half', 1)
      .clip(outline, rectangle([half.x, half.y], half.width, half.height, color)),
  );
  const letters = `${slots.letter.toUpperCase()}${slots.letter.toLowerCase()}`;
  const sizePx = (half.height * (isWide ? 0.4 : 0.62)) / capHeightPx('fredoka', 1);
  design.text(letters, middleOf(half), {
    face: 'fredoka',
    sizePx,
    align: 'center',
    middle: true,
    maxWidthPx: half.width * 0.8,
    fill: '#ffffff',
    on: color,
    contrast: 3,
  });
  picture(
    parts,
    {
      x: rest.x + rest.width * 0.18,
      y: rest.y + rest.height * 0.09,
      width: rest.width * 0.64,
      height: rest.height * 0.6,
    },
    true,
  );
  word(
    parts,
    [rest.x + rest.width / 2, rest.y + rest.height * 0.86],
    rest.width * 0.8,
    rest.height * 0.105,
    surface,
  );
}

/** A card that teaches a letter by a thing. */
export const flashCard: Template = {
  id: 'flash-card',
  draw(request) {
    const design = new Design(request);
    const { palette } = request;
    design.fillGround(mix(palette.ground, accentOf(palette, 1), 0.3));
    const page = inset(design.page, design.px(-8));
    const width = Math.min(page.width, page.height * 0.8);
    const isWide = design.width > design.height * 1.25;
    const card = isWide ? page : { ...page, x: (design.width - width) / 2, width };
    const numeral = numeralOf(request);
    if (numeral) {
      drawNumberCard(design, request, card, numeral);
      return design.finish();
    }
    const several = severalOf(request);
    if (several.length > 1) {
      drawCardSet(design, several);
      return design.finish();
    }
    const slots = slotsOf(request);
    if (!slots) {
      design.miss('word of the card');
      return design.finish();
    }
    const surface = cardOn({ ...palette, ground: palette.ground });
    const parts = { design, request, slots, card, surface };
    if (isWide) halved(parts);
    else construction(request, [banded, halved])(parts);
    return design.finish();
  },
};
