/**
 * An idea that nobody can see, as pictures that say it: things in an arrangement that a reader of
 * newspapers knows at once. Each picture is a few lines, `what x y height`, in a square of 100 by 100
 * whose floor is at 90; `x` is the middle of a thing and `y` its foot. A thing is a phrase as a prompt
 * would say it and is read as one, so that it may hold, wear and do something; what begins with `#` is
 * a prop of `props.ts`, and `$1` is the first thing that the prompt names and the picture has not. `mirror` turns
 * it round, `shadow` is its shape alone, `tilt` is in degrees clockwise, `framed` shows somebody to the waist in a
 * window of a screen, `wide` is how wide it is at most, `centred` puts its middle and not its foot at `y`, `left` and `right`
 * show one half of it, `headed` sets it on the head of who stands before it in the list. `before` and `after` set it against the
 * left and the right side of the thing before it that is so set against nothing, `atop` upon that, however large it came out: `x`
 * is then how much further to the right it is, and of `atop` `y` how much lower. `*` is a place for what else the prompt names,
 * empty otherwise.
 */
export interface IdeaEntry {
  /** As the words of ideas name it, where they know it (`understand/words/metaphors.data.ts`). */
  id: string;
  /** Patterns of prompts that mean it; each of a list has to be found. */
  calls?: readonly (RegExp | readonly RegExp[])[];
  pictures: readonly [string, ...string[]];
  /** Its pictures say nothing that a thing of the prompt does not say better: one that they have not is drawn instead. */
  isYielding?: true;
}

export const SIDES = ['before', 'after', 'atop'] as const;
export type Side = (typeof SIDES)[number];

export interface IdeaItem {
  /** A phrase, the name of a prop, or nothing of a place that is kept free. */
  what: string;
  isProp: boolean;
  /** A place for something that the prompt names and the picture has not. */
  isFree: boolean;
  /** To the waist, in a window. */
  isFramed: boolean;
  /** Of the things that only the prompt names, which one: 1, 2. */
  slot?: number;
  x: number;
  y: number;
  height: number;
  /** Further numbers of a prop. */
  rest: readonly number[];
  isMirrored: boolean;
  /** A shadow on the wall in its shape. */
  isShadow: boolean;
  /** No wider than this. */
  mostWide?: number;
  /** Its middle and not its foot is at `y`. */
  isCentred: boolean;
  /** Only this half of it is seen. */
  half?: 'left' | 'right';
  /** It is in place of the head of who is last before it; `x` and `y` are added to where that is. */
  isHeaded: boolean;
  /** On which side of its host, the last thing before it without a side, it stands. */
  side?: Side;
  tiltDegrees: number;
}

const ITEM =
  /^(#?)(\$\d|[a-z][a-z' -]*?|\*)((?: -?[\d.]+)+)((?: (?:framed|mirror|shadow|centred|left|right|headed|before|after|atop))*)(?: wide ([\d.]+))?(?: tilt (-?\d+))?$/;

/** The things of a picture in the order in which they are painted. */
export function itemsOf(picture: string): IdeaItem[] {
  return picture
    .trim()
    .split('\n')
    .map((line) => {
      const found = ITEM.exec(line.trim());
      if (!found) throw new Error(`no thing of an idea: ${line}`);
      const [, hash, what = '', numbers = '', told = '', wide, tilt = '0'] = found;
      const flags = told.trim().split(' ');
      const half = flags.find((flag) => flag === 'left' || flag === 'right');
      const side = SIDES.find((one) => flags.includes(one));
      const [x = 50, y = 90, height = 40, ...rest] = numbers.trim().split(' ').map(Number);
      return {
        what: what.trim(),
        isProp: hash === '#',
        isFree: what === '*',
        isFramed: flags.includes('framed'),
        ...(what.startsWith('$') ? { slot: Number(what.slice(1)) } : {}),
        x,
        y,
        height,
        rest,
        isMirrored: flags.includes('mirror'),
        isShadow: flags.includes('shadow'),
        ...(wide === undefined ? {} : { mostWide: Number(wide) }),
        isCentred: flags.includes('centred'),
        ...(half === undefined ? {} : { half }),
        isHeaded: flags.includes('headed'),
        ...(side === undefined ? {} : { side }),
        tiltDegrees: Number(tilt),
      };
    });
}
