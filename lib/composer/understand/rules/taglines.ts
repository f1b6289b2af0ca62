import { METAPHOR_WORDS } from '../words/metaphors.data';
import { remove } from './imply';
import type { Rule } from './rule';

/** What nobody can see, as it stands behind a comma at the end of a prompt. */
const MORE_IDEAS =
  'strategy,risk management,risk,perseverance,determination,decision making,decisions,change,transformation,opportunity,opportunities,challenge,problem solving,solution,competition,balance,stability,fragility,isolation,addiction,responsibility,support,care,partnership,trust,loyalty,courage,confidence,self love,self care,self esteem,resilience,patience,curiosity,imagination,memory,dreams,wellbeing,well-being,empathy,conflict,negotiation,communication problems,crisis,recession,inflation,debt,passive income,wealth,profit,financial growth,financial freedom,startup,startup launch,business strategy,planning,time management,productivity,focus,procrastination,overload,information overload,multitasking,perfectionism,impostor syndrome,digital detox,digitalization,digital transformation,automation,big data,data migration,migration,scalability,green technology,clean energy,eco friendly,circular economy,recycling,pollution,biodiversity,eco,nature protection,protection,safety,prevention,mental load,therapy,healing,recovery,personal growth,personal development,self improvement,growth mindset,mindset,breakthrough,challenge,vision,mission,values,culture,company culture,feedback,team spirit,belonging,community,unity,solidarity,charity,generosity,kindness,gratitude,happiness,joy,sadness,grief,fear,anger,despair,nostalgia,wisdom,truth,lies,deception,manipulation,corruption,power,control,fate,luck,destiny,fragile economy,new perspective,perspective';

const english = METAPHOR_WORDS.trim()
  .split('\n')
  .flatMap((line) => (line.split('|')[1] ?? '').split(','));
const IDEA_WORDS: ReadonlySet<string> = new Set(
  [...english, ...MORE_IDEAS.split(',')].map((word) => word.trim()),
);

const TAIL =
  /[,;–—-]\s+(?:(?:the |a )?(?:concept|symbol|metaphor|idea)s? (?:of|for) )?([\p{L}' -]+?)(?:\s+(?:concept|metaphor|theme|idea|article|topic))?[.!]?\s*$/iu;

export const taglines: Rule = {
  name: 'an idea behind the last comma says what a picture means, and is nothing in it',
  example: {
    prompt: 'a fish that jumps into a bowl, change and growth',
    elements: ['fish', 'fish bowl'],
    without: ['chart'],
  },
  apply(draft, prompt) {
    const tail = TAIL.exec(prompt)?.[1]?.toLowerCase().trim();
    if (tail === undefined || draft.elements.length < 2) return;
    const ideas = tail.split(/ (?:and|&) /).map((one) => one.trim());
    if (!ideas.every((one) => IDEA_WORDS.has(one))) return;
    const before = prompt.toLowerCase().slice(0, prompt.toLowerCase().lastIndexOf(tail));
    const isTail = ({ phrase }: { phrase: string }) =>
      tail.includes(phrase.toLowerCase()) && !before.includes(phrase.toLowerCase());
    const gone = draft.elements.filter(isTail);
    if (gone.length === draft.elements.length) return;
    for (const { phrase } of gone) draft.fate(phrase, 'ignored', 'what the picture means');
    remove(draft, (id) => gone.some((element) => element.id === id));
  },
};
