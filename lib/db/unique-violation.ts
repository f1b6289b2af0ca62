import { z } from 'zod';

/** Codes of "another row has this value": SQLite's (sqlite.org/rescode.html), PostgreSQL's (Appendix A). */
const CODES = ['SQLITE_CONSTRAINT_UNIQUE', '23505'] as const;

const violation = z.object({ code: z.enum(CODES) });

/** Whether a statement failed because a value that must be unique is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return violation.safeParse(error).success;
}
