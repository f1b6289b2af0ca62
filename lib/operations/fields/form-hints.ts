import { z } from 'zod';

/** What a form needs to know of a field beyond its schema. Kept apart from what the API documents. */
export interface FormHint {
  /** Fields for scripts and older clients, which no form shows. */
  hidden?: boolean;
  /** The choices as people call them, in the order in which they are shown. */
  labels?: Readonly<Record<string, string>>;
  /** What each choice means, shown below it. */
  notes?: Readonly<Record<string, string>>;
  /** What the two ends of a range mean. */
  ends?: readonly [lowest: string, highest: string];
  /** How finely a range is set. */
  step?: number;
  /** Where a form begins, for fields without a default of their own. */
  initial?: string | number | boolean;
}

/** The hints of fields, by their schema: `someField.register(formHints, { … })`, last of all. */
export const formHints = z.registry<FormHint>();
