import { remove } from './imply';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

const STEPPED = /^(?:steps|infographic|labelled-diagram)$/;
const END = String.raw`(?=\s+in \d|\s+in [a-z]+ steps|,?\s+step|,?\s+(?:an? )?(?:infographic|diagram|poster|chart|flat|vector|illustration)|\s*[,.:;(]|\s*$)`;
const HOW = new RegExp(String.raw`\bhow (?:to |an? |the )?[\p{L}'’ -]{4,40}?${END}`, 'iu');
/** The same in the other languages: `wie man sich die Zähne putzt`, `歯の磨き方`. */
const HOW_ABROAD =
  /(?<!\p{L})(?:wie man|zum(?= \p{Lu}\p{L}+en\b)|comment|pour (?=(?:se |s')?\p{L}+(?:er|ir|re)\b)|cómo|como|come(?= (?:si )?\p{L}+(?:are|ere|ire|arsi|ersi)\b)|как) ?[^,.:;¶]{4,50}|[^、。]{1,14}(?:の仕方|の方法|[きりみえけせてべめれしい]方)/iu;
const TIPS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d{1,2} )?(?:tips|ways|habits|reasons|rules|steps|benefits|facts) (?:for|to|of|on|about) [\p{L}'’ -]{3,40}?${END}`,
  'iu',
);
const CYCLE = /(?<!\p{L})(?:water|carbon|nitrogen|rock|oxygen|life|cell|business|product) ?cycle/iu;
/** Words of such a title that stand for no thing. */
const NO_THING = /^(?:how|why|ways?|tips?|reasons?|habits?|facts?|benefits?|rules?|process)$/i;

/** Where a list tells what is shown, words of the title are no things beside them. */
const LEAST_LISTED = 2;

function nameInTitle(draft: Draft, title: string): void {
  const lower = title.toLowerCase();
  const isNamed = (id: string) =>
    lower.includes((draft.element(id)?.phrase ?? title).toLowerCase()) && !isDoneTo(draft, id);
  const named = draft.elements.filter(({ id }) => isNamed(id));
  if (draft.elements.length - named.length < LEAST_LISTED) return;
  remove(draft, (id) => named.some((one) => one.id === id));
}

/** `wash your hands: water, soap, palms`: what the steps are about is seen in them. */
const isDoneTo = (draft: Draft, id: string) =>
  draft.language === 'en' && draft.actions.some(({ patient }) => patient === id);

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
    const told = HOW.exec(prompt) ?? TIPS.exec(prompt);
    const title = (told ?? (draft.language === 'en' ? null : HOW_ABROAD.exec(prompt)))?.[0]?.trim();
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
    nameInTitle(draft, title);
    for (const word of draft.words)
      if (word.fate === 'unknown' && title.toLowerCase().includes(word.word.toLowerCase()))
        word.fate = 'lettering';
  },
};
