import type { Expression } from '../../expressions';

/** How eyes are: open, shut, arched with joy, wide, under a low lid, half asleep, or narrowed. */
export type EyeShape = 'open' | 'shut' | 'arched' | 'wide' | 'lidded' | 'hanging' | 'heavy';
export type MouthShape =
  | 'even'
  | 'smile'
  | 'grin'
  | 'laugh'
  | 'round'
  | 'yawn'
  | 'down'
  | 'teeth'
  | 'line'
  | 'wavy'
  | 'aslant'
  | 'smirk'
  | 'pursed'
  | 'tongue'
  | 'wail'
  | 'shout';
export type FaceMark = 'tears' | 'sweat' | 'blush' | 'puffed' | 'green';

export interface FaceLook {
  eyes: EyeShape;
  /** One of two eyes is shut. */
  winks?: true;
  /** Of the brows about their inner ends, in half heads: positive frowns. */
  tilt?: number;
  /** Positive is up. */
  lift?: number;
  /** Only the outer one of two brows is raised. */
  oneBrow?: true;
  mouth: MouthShape;
  mark?: FaceMark;
}

/** What each feeling does to eyes, brows, mouth and cheeks. */
export const FACE_LOOKS: Readonly<Record<Expression, FaceLook>> = {
  calm: { eyes: 'open', mouth: 'even' },
  smile: { eyes: 'open', mouth: 'smile' },
  laugh: { eyes: 'arched', mouth: 'laugh' },
  sad: { eyes: 'hanging', tilt: -0.13, mouth: 'down' },
  angry: { eyes: 'lidded', tilt: 0.13, lift: -0.09, mouth: 'teeth' },
  surprised: { eyes: 'wide', lift: 0.16, mouth: 'round' },
  asleep: { eyes: 'shut', mouth: 'even' },
  focused: { eyes: 'open', tilt: 0.04, mouth: 'line' },
  wink: { eyes: 'open', winks: true, mouth: 'grin' },
  scared: { eyes: 'wide', tilt: -0.15, lift: 0.1, mouth: 'wavy', mark: 'sweat' },
  worried: { eyes: 'open', tilt: -0.14, lift: 0.04, mouth: 'down', mark: 'sweat' },
  crying: { eyes: 'hanging', tilt: -0.15, mouth: 'wail', mark: 'tears' },
  tired: { eyes: 'heavy', tilt: -0.08, mouth: 'line' },
  yawn: { eyes: 'shut', lift: 0.1, mouth: 'yawn' },
  bored: { eyes: 'heavy', mouth: 'aslant' },
  disgusted: { eyes: 'lidded', tilt: 0.08, lift: -0.05, mouth: 'tongue', mark: 'green' },
  proud: { eyes: 'shut', lift: 0.1, mouth: 'grin' },
  smug: { eyes: 'heavy', oneBrow: true, mouth: 'smirk' },
  shy: { eyes: 'open', tilt: -0.08, lift: 0.03, mouth: 'smile', mark: 'blush' },
  love: { eyes: 'arched', lift: 0.06, mouth: 'grin', mark: 'blush' },
  confused: { eyes: 'open', oneBrow: true, tilt: 0.05, mouth: 'aslant' },
  kiss: { eyes: 'shut', mouth: 'pursed', mark: 'blush' },
  tongue: { eyes: 'open', winks: true, mouth: 'tongue' },
  blow: { eyes: 'open', lift: 0.08, mouth: 'pursed', mark: 'puffed' },
  shout: { eyes: 'lidded', tilt: 0.13, lift: -0.06, mouth: 'shout' },
};
