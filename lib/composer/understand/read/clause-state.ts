import type { BriefRelation } from '../../brief';
import type { Doing } from './attach';
import type { Draft } from './draft';
import type { Settled } from './settle';

export type Kind = BriefRelation['kind'];

export interface Preposition {
  kind: Kind;
  reversed: boolean;
  /** What it says something of. */
  from: readonly string[];
  /** Index of the word after it: nothing follows it where the phrase ends there. */
  opensAt: number;
}

/** What the last thing was for: a list goes on with the same. */
export type Slot =
  | { kind: 'subject' }
  | { kind: 'relation'; preposition: Preposition }
  | { kind: 'patient'; doing: Doing }
  | { kind: 'of'; head: readonly string[] }
  | { kind: 'excluded' }
  | { kind: 'client' };

/** What a reader of clauses knows of what was told so far. */
export class ClauseState {
  /** Index of the next word. */
  at = 0;
  /** Things the sentence is about. */
  subjects: string[] = [];
  /** What the sentence was about before another clause began. */
  topic: readonly string[] = [];
  last: string[] = [];
  /** Things named one after the other, with commas, since the last verb or preposition. */
  listed: string[] = [];
  slot: Slot = { kind: 'subject' };
  preposition: Preposition | undefined;
  /** What somebody or something has, while it is told where that is. */
  outer: Preposition | undefined;
  doing: Doing | undefined;
  pending: 'of' | 'not' | 'for' | undefined;
  joined = false;
  comma = false;
  lastRelation: Kind | undefined;
  /** What the next thing stands to: `next to it`. */
  inverse: { kind: Kind; to: readonly string[] } | undefined;

  constructor(
    readonly settled: readonly Settled[],
    readonly draft: Draft,
  ) {}
}
