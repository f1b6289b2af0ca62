/** A drawing of the front page: what was asked for, and the file that came of it. */
export interface DrawnExample {
  /** Name of its file in `public/landing/`, without the ending. */
  name: string;
  prompt: string;
}

/** Side of those files in pixels. */
export const DRAWN_PX = 480;

/** What the built-in engine is shown by: scenes, a room, a poster, icons and a pattern, in the default look. */
export const DRAWN: readonly DrawnExample[] = [
  { name: 'drawn-fox', prompt: 'A red fox in a snowy forest at sunset' },
  { name: 'drawn-coffee-shop', prompt: 'Isometric coffee shop' },
  { name: 'drawn-toucan', prompt: 'A toucan on a branch in the jungle' },
  { name: 'drawn-icons', prompt: 'Nine icons for a travel app' },
  { name: 'drawn-robot', prompt: 'A robot watering tulips on the moon' },
  { name: 'drawn-norway', prompt: 'Vintage travel poster of Norway' },
  { name: 'drawn-cat', prompt: 'A cat sleeping on a windowsill while it rains' },
  { name: 'drawn-lemons', prompt: 'Seamless pattern of lemons and leaves' },
];
