import { TRADES_ON_PEOPLE } from '../words/trades-on-people.data';
import { imply, remove } from './imply';
import type { Rule } from './rule';

/** Work that is done to somebody, where a prompt tells only whose work it is. */

interface Trade {
  who: RegExp;
  verb: string;
  client: string;
}

const TRADES: readonly Trade[] = TRADES_ON_PEOPLE.trim()
  .split('\n')
  .map((line) => {
    const [who = '', verb = '', client = ''] = line.split(' | ');
    return { who: new RegExp(`\\b${who}\\b`, 'iu'), verb, client };
  });

/** Verbs that say no more than that somebody is at work. */
const AT_WORK = /^(?:handle|use|work|put|hold|paint|build|cut|operate|clean|brush|give|cut-hair)$/;
/** What of the work is drawn with it. */
const OF_WORK = /^(?:tool|container|body-part|clothing)$/;

export const tradesOnPeople: Rule = {
  name: 'a make-up artist who applies powder does so to somebody',
  example: {
    prompt: 'a makeup artist applying cosmetics',
    elements: ['woman'],
    brief: { actions: [{ verb: 'make-up', agent: 'e1', patient: 'e3' }] },
  },
  apply(draft) {
    if (draft.template !== undefined) return;
    for (const action of draft.actions) {
      const { id = '', phrase = '', count = 1 } = draft.element(action.agent) ?? {};
      const trade = TRADES.find(({ who }) => who.test(phrase));
      if (!trade || count > 1 || !AT_WORK.test(action.verb)) continue;
      if (draft.elements.some((one) => one.id !== id && draft.isAnimate(one.id))) continue;
      const done = draft.element(action.patient ?? '');
      if (done && done.concept !== undefined && !OF_WORK.test(draft.kindOf(done.id) ?? ''))
        continue;
      const because = 'on whom the work is done';
      const patient = imply(draft, { concept: trade.client, because });
      if (patient === undefined) continue;
      for (const word of draft.words) if (word.note === action.verb) word.note = trade.verb;
      if (done) draft.fate(done.phrase, 'ignored', 'seen in the work');
      if (done) remove(draft, (one) => one === done.id);
      if (!draft.actions.includes(action)) draft.actions.push(action);
      Object.assign(action, { verb: trade.verb, patient });
      delete action.instrument;
    }
  },
};
