import type { Brief } from '../../brief';
import type { Draft } from '../read/draft';

/** What is concluded from a whole prompt once it is read. Every rule's example is run as a test. */
export interface Rule {
  name: string;
  example: {
    prompt: string;
    /** English words of concepts that the brief has, in any order. */
    elements?: readonly string[];
    /** And of those that it must not have. */
    without?: readonly string[];
    brief?: Partial<Brief>;
  };
  apply(draft: Draft, prompt: string): void;
}
