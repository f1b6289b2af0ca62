import { remove } from './imply';
import type { Rule } from './rule';

const STEPPED = /^(?:steps|infographic|labelled-diagram)$/;
const END = String.raw`(?=\s+in \d|\s+in [a-z]+ steps|,?\s+step|,?\s+(?:an? )?(?:infographic|diagram|poster|chart|flat|vector|illustration)|\s*[,.:;(]|\s*$)`;
const HOW = new RegExp(String.raw`\bhow (?:to |an? |the )?[\p{L}'’ -]{4,40}?${END}`, 'iu');
const TIPS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d{1,2} )?(?:tips|ways|habits|reasons|rules|steps|benefits|facts) (?:for|to|of|on|about) [\p{L}'’ -]{3,40}?${END}`,
  'iu',
);
const CYCLE = /(?<!\p{L})(?:water|carbon|nitrogen|rock|oxygen|life|cell|business|product) ?cycle/iu;
/** Words of such a title that stand for no thing. */
const NO_THING = /^(?:how|why|ways?|tips?|reasons?|habits?|facts?|benefits?|rules?|process)$/i;

export const headings: Rule = {
  name: 'steps bear the title that the prompt gives them, and a cycle is no bicycle',
  example: {
    prompt: 'how a bill becomes law in 6 steps',
    brief: { template: { id: 'steps', count: 6, title: 'how a bill becomes law' }, elements: [] },
  },
  apply(draft, prompt) {
    const { template } = draft;
    if (!template || !STEPPED.test(template.id) || template.items) return;
    if (CYCLE.test(prompt) && template.id === 'labelled-diagram') {
      draft.template = { ...template, id: 'cycle' };
      return;
    }
    const title = (HOW.exec(prompt) ?? TIPS.exec(prompt))?.[0]?.trim();
    if (title === undefined) return;
    const id =
      template.id === 'labelled-diagram' &&
      /steps?|tips|ways|benefits|reasons|facts|habits|\bhow [^,.]* (?:(?:is|are) made|made|make|becomes?)\b/i.test(
        prompt,
      )
        ? 'steps'
        : template.id;
    draft.template = { ...template, id, ...(template.title ? {} : { title }) };
    remove(draft, (element) => {
      const { phrase = '', concept } = draft.element(element) ?? {};
      return NO_THING.test(phrase) || (concept === undefined && title.includes(phrase));
    });
    for (const word of draft.words)
      if (word.fate === 'unknown' && title.toLowerCase().includes(word.word.toLowerCase()))
        word.fate = 'lettering';
  },
};
