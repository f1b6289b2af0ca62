import type { Hex } from '@/lib/color/hex';
import type { Brief, BriefRelation } from '../brief';
import type { VerbForm } from './words/verb';

export type SmallWord =
  | 'determiner'
  | 'possessive'
  | 'and'
  | 'of'
  | 'for'
  | 'not'
  | 'relative'
  | 'auxiliary'
  | 'pronoun'
  | 'behind-it'
  | 'on-it'
  | 'in-it'
  | 'under-it'
  | 'beside-it'
  | 'before-it'
  | 'particle-topic'
  | 'particle-object'
  | 'particle-genitive';

/** Everything a word or phrase can mean; which it does mean is settled by its neighbours. */
export interface Senses {
  concept?: string;
  place?: string;
  /** An idea that is shown by other things. */
  metaphor?: string;
  color?: Hex;
  tone?: number;
  attribute?: string;
  count?: number;
  group?: { count: number; id: string };
  piece?: string;
  hour?: NonNullable<Brief['hour']>;
  weather?: NonNullable<Brief['weather']>;
  season?: NonNullable<Brief['season']>;
  mood?: string;
  camera?: NonNullable<Brief['camera']>;
  medium?: string;
  template?: string;
  ground?: 'background' | 'palette' | 'transparent';
  relation?: { kind: BriefRelation['kind']; reversed: boolean };
  verb?: { id: string; form: VerbForm };
  small?: SmallWord;
  /** Says nothing of what is to be seen: why. */
  empty?: string;
  /** The word as the table has it is in the singular, and the prompt's is not. */
  inflected?: boolean;
  /** The concept is another kind of thing, the nearest that has a drawing. */
  isStandIn?: boolean;
  /** The first half of a compound, `Kürbis` of `Kürbisfeld`: a known thing that says what kind it is. */
  modifier?: { text: string; senses: Senses };
  /** A name that nothing draws, though its words mean something one by one: `steering wheel`. */
  isUndrawn?: boolean;
  /** The English word of the line that a word of another language stands in. */
  english?: string;
  /** One of those that were told before, which it is taken from. */
  among?: boolean;
  /** The word of the table of which it is a form. */
  base?: string;
}
