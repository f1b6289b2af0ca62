import { TRADE_WEAR } from '../read/trades';
import { imply } from './imply';
import type { Rule } from './rule';

export const trades: Rule = {
  name: 'an animal with a trade wears what the trade is known by',
  example: { prompt: 'a chubby penguin king', elements: ['penguin', 'crown'], without: ['king'] },
  apply(draft) {
    for (const { id, attributes } of [...draft.elements]) {
      if (!/^(?:animal|fantasy)$/.test(draft.kindOf(id) ?? '')) continue;
      const trade = attributes.find((one) => one in TRADE_WEAR);
      const worn = trade === undefined ? undefined : TRADE_WEAR[trade];
      if (trade === undefined || worn === undefined) continue;
      const item = imply(draft, {
        concept: worn,
        because: `worn by a ${trade.replaceAll('-', ' ')}`,
      });
      if (item) draft.relate('wearing', id, item);
    }
  },
};

/** What is lain in or on, where nothing else is said. */
const BEDS =
  /^(?:hammock|bed|bunk-bed|deck-chair|sun-lounger|sleeping-bag|mattress|cot|cradle|crib)$/;
const POSTURE = /^(?:sit|stand|lie|sleep|jump|kneel|dance|climb|read-in-bed)$/;

export const lying: Rule = {
  name: 'who is in a hammock or a bed lies there',
  example: {
    prompt: 'a man in a hammock',
    brief: { actions: [{ verb: 'lie', agent: 'e1' }] },
  },
  apply(draft) {
    for (const { kind, from, to } of draft.relations) {
      const isBed = BEDS.test(draft.element(to)?.concept ?? '');
      if (!isBed || !/^(?:in|on)$/.test(kind) || !draft.isAnimate(from)) continue;
      const isElse = draft.actions.some(({ agent, verb }) => agent === from && POSTURE.test(verb));
      if (!isElse && draft.actions.length < 20) draft.actions.push({ verb: 'lie', agent: from });
    }
  },
};
