import { ROUTINE_SEEN } from '../words/routines.data';
import type { Told } from './clauses';

/** Plans of a day that are mere words (`daily routine chart for kids: wake up, brush teeth, breakfast`): each is somebody at it. */

const PLAN =
  /\b(?:routine|day ?plan(?:ner)?|daily schedule|visual schedule|daily plan|schedule|day in the life|my day|bedtime chart|morning chart|chore chart|a day of)\b/i;
const LIST = /^(?<head>[^:]{4,80}):\s*(?<list>.{8,240})$/u;
const OF =
  /\b(?:of|for) (?:an? |my |the )?(?<who>toddlers?|kids?|child(?:ren)?|students?|teenagers?|office workers?|nurses?|mothers?|moms?|fathers?|dads?|freelancers?|teachers?|athletes?|girls?|boys?|dogs?)\b/iu;
const WHO: Readonly<Record<string, string>> = {
  toddler: 'child',
  kid: 'child',
  children: 'child',
  'office worker': 'businesswoman',
  mom: 'woman',
  mother: 'woman',
  dad: 'man',
  father: 'man',
  student: 'girl',
  freelancer: 'woman',
};
const ENDS = /\s(?:and|&)\s/u;
const STEPS_MAX = 9;
/** Of a plan's words, so many have to be known. */
const KNOWN_SHARE = 0.7;

function whoOf(head: string): string {
  const said = OF.exec(head)?.groups?.who?.toLowerCase() ?? '';
  const one = said === 'children' ? said : said.replace(/s$/, '');
  return WHO[one] ?? (one || 'child');
}

export function routineIn(prompt: string): Told | undefined {
  const { head = '', list = '' } = LIST.exec(prompt)?.groups ?? {};
  if (!PLAN.test(head)) return undefined;
  const steps = list
    .split(/,\s*(?:and\s)?/u)
    .flatMap((part, index, all) => (index === all.length - 1 ? part.split(ENDS) : [part]))
    .map((part) => part.trim().replace(/\.$/u, ''))
    .filter(Boolean);
  const seen = steps.map((step) => ROUTINE_SEEN.get(step.toLowerCase()));
  const known = seen.filter(Boolean).length;
  if (steps.length < 3 || steps.length > STEPS_MAX || known < steps.length * KNOWN_SHARE)
    return undefined;
  const who = whoOf(head);
  return {
    title: head.replace(/\b(?:chart|poster|infographic|illustration) (?=for|of)/iu, '').trim(),
    clauses: steps.map((caption, index) => ({
      caption,
      text: seen[index] === undefined ? caption : `a ${who} ${seen[index] ?? ''}`,
    })),
    isOrdered: true,
    isKnown: true,
  };
}
