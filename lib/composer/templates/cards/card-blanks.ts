import { mix } from '@/lib/color/hex';
import { line } from '@/lib/svg/markup';
import type { Brief } from '../../brief';
import type { Design } from '../design/design';
import type { Frame } from '../design/frame';
import { widthOf } from '../design/type';
import { textOf } from '../design/words';

/** Places to write in by hand: `lines for date and address`, `space for names and venue`. */

const ASKED =
  /\b(?:(?:blank |empty |dotted )?(?:lines?|fields?|blanks|rows?)|(?:blank |empty )?(?:space|room|places?)|placeholders?|fill-?in(?: lines?| fields?)?)\b[^,.;]{0,12}?\bfor\b|\bfill[- ]in(?:[- ]the)?[- ]blanks?\b/iu;

/** What may be written on a card, in the order in which it stands there. */
const FIELDS: readonly (readonly [label: string, told: RegExp])[] = [
  ['To', /\bto (?:and|&) from\b|\brecipient\b/iu],
  ['From', /\bto (?:and|&) from\b|\bsender\b/iu],
  ['Name', /\bnames?\b|\bguests?\b/iu],
  ['Date', /\bdates?\b|\bday\b|\bwhen\b/iu],
  ['Time', /\btimes?\b|\bhour\b/iu],
  ['Place', /\bvenue\b|\blocation\b|\bplace\b|\bwhere\b/iu],
  ['Address', /\baddress\b/iu],
  ['RSVP', /\brsvp\b/iu],
];
const MOST = 4;

/** `Save the date` is what the card says, and no place for one. */
const SAYS = /\bsave (?:the|our) date\b/giu;

/** What the card keeps a line for. */
export function blanksOf(brief: Brief): string[] {
  const text = textOf(brief).replace(SAYS, ' ');
  if (!ASKED.test(text)) return [];
  return FIELDS.filter(([, told]) => told.test(text))
    .map(([label]) => label)
    .slice(0, MOST);
}

/** Each blank on a row: its name, and the line that is written on. */
export function drawBlanks(
  design: Design,
  blanks: readonly string[],
  frame: Frame,
  { sizePx, rowPx, on }: { sizePx: number; rowPx: number; on: string },
): void {
  const { palette } = design.request;
  const set = { face: 'playfairText', sizePx } as const;
  const labels = Math.max(...blanks.map((text) => widthOf(text, set))) + sizePx * 0.6;
  blanks.forEach((text, index) => {
    const y = frame.y + rowPx * (index + 0.8);
    design.text(text, [frame.x, y], { ...set, fill: palette.ink, on });
    design.addArt(
      line(
        [
          [frame.x + labels, y + sizePx * 0.12],
          [frame.x + frame.width, y + sizePx * 0.12],
        ],
        mix(palette.ink, on, 0.45),
        design.px(2.5),
      ),
    );
  });
  design.tell('lines to write on');
}
