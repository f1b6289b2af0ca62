/** What people say in short, as the tables of verbs know it. English only. */
const SOMEBODY =
  '(?:m[ae]n|wom[ae]n|person|people|girls?|boys?|child(?:ren)?|kids?|teen(?:ager)?s?|mothers?|moms?|fathers?|dads?|parents?|grandm\\w+|grandf\\w+|students?|freelancers?|employees?|workers?|developers?|designers?|colleagues?|friends?|couple|manager|business(?:man|woman|owner)|guy|lady|son|daughter)';

const SHORT: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(\\b${SOMEBODY}) (?:on|at|with) (?:an? |the |his |her |their )?(?:laptop|notebook computer)s?\\b(?! screen)`,
      'giu',
    ),
    '$1 working on a laptop',
  ],
  [
    new RegExp(`(\\b${SOMEBODY}) on (?:an? |the )?(?:phone )?call\\b`, 'giu'),
    '$1 talking on the phone',
  ],
];

/** `mother on laptop` works on a laptop, and stands on none. */
export const saidPlainly = (text: string): string =>
  SHORT.reduce((said, [short, plain]) => said.replace(short, plain), text);
