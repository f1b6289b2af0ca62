import { PACK_FORMS, PACKS, type PackForm } from '../../templates/content/packs.data';
import { matching } from '../../templates/design/words';
import type { Draft } from '../read/draft';
import { imply, remove } from './imply';
import type { Rule } from './rule';

/** `packaging for a box of herbal tea with chamomile flowers`, `wine label with a stag`: a pack with its label, and what is on it. */

const HEAD =
  /^(?:an? |the )?(?<before>(?:[\p{L}'&-]+ ){0,5}?)(?<what>packaging|package|product label|label|wrapper|packet|box|pouch|bag|tube|carton|can|tin|jar|bottle)s?(?<design> design| mock-?up| illustration| artwork)?s?(?: (?:for|of) (?<product>[^,:;"“]{2,60}?))?(?=$|[,:;]|\s(?:with|featuring|showing|decorated|called|named|in a|in an)\b|\s["“])/iu;
/** What is a pack only where it is designed. */
const ONLY_DESIGNED = /^(?:packet|box|pouch|bag|tube|carton|can|tin|jar|bottle|package)$/i;
/** `with an art deco pattern` is on the pack, and no pattern is asked for. */
const PATTERNED = /(?:\bwith|\bin|,)\s+(?:an? )?(?:[\p{L}-]+ ){0,3}pattern\b/giu;
const IS_NO_PACK =
  /\b(?:icon|logo|sticker|worksheet|diagram|labell?ed|parts of|pattern|poster|worker|person|man|woman|factory|recycl\w+|care label|record label)\b/i;
/** Looks that are no goods. */
const LOOKS =
  /\b(?:minimal(?:ist)?|modern|vintage|retro|cute|eco(?:-friendly)?|organic|natural|luxury|elegant|colou?rful|playful|rustic|simple|flat|premium|artisan(?:al)?|handmade|product|kawaii|bold|clean|watercolou?r|illustrated|creative)\b/giu;

interface Pack {
  form: PackForm;
  product: string;
  motif: string;
  /** Up to where the prompt names the pack. */
  until: number;
}

function packIn(prompt: string): Pack | undefined {
  const head = HEAD.exec(prompt);
  const { before = '', what = '', design, product = '' } = head?.groups ?? {};
  if (
    !head ||
    IS_NO_PACK.test(prompt.replace(PATTERNED, '')) ||
    (ONLY_DESIGNED.test(what) && !design)
  )
    return undefined;
  const said = `${before} ${product}`.replace(LOOKS, ' ').replace(/\s+/g, ' ').trim().toLowerCase();
  const known = matching(said, PACKS);
  if (!known) return undefined;
  const word = known.words
    .filter((one) => said.includes(one))
    .sort((one, other) => other.length - one.length)[0];
  const isLabel = /label$/i.test(what);
  const named = PACK_FORMS.find(
    ([pattern, form]) =>
      [product, what, before].some((words) => pattern.test(words)) &&
      (form !== 'bar' || known.form === 'bar'),
  );
  return {
    form: isLabel ? 'label' : (named?.[1] ?? known.form),
    product: word ?? known.words[0] ?? '',
    motif: known.motif,
    until: head[0].length,
  };
}

const WITH =
  /^\s*(?:["“¶][^"”]{0,60}["”]?\s*,?\s*)?(?:with|featuring|showing|decorated with|[,:;])/iu;

/** What is on it, where the prompt says so; what only names the goods is written. */
function keepMotifs(draft: Draft, told: string): void {
  const text = WITH.test(told) ? told.toLowerCase() : '';
  remove(draft, (id) => {
    const { phrase = '', concept } = draft.element(id) ?? {};
    const isNamed = text !== '' && text.includes(phrase.toLowerCase());
    return concept === undefined ? !isNamed : !isNamed;
  });
}

export const labelledPacks: Rule = {
  name: 'packaging is a pack of what it is for, with its name and what is on it',
  example: {
    prompt: 'packaging design for a box of herbal tea',
    brief: { template: { id: 'packaging', title: 'herbal tea', pack: 'box' } },
  },
  apply(draft, prompt) {
    const pack = packIn(prompt.trim());
    if (!pack) return;
    const { form, product, motif, until } = pack;
    keepMotifs(draft, prompt.trim().slice(until));
    const told = prompt.trim().slice(until).toLowerCase();
    const placed = draft.places.filter(({ phrase }) => told.includes(phrase.toLowerCase()));
    for (const { phrase } of placed) {
      const [plain, one] = [phrase, phrase.replace(/s$/, '')].map(
        (word) => draft.lexicon.lookUp(word.toLowerCase(), 'en')?.concept,
      );
      const concept = plain ?? one;
      if (concept) imply(draft, { concept, because: 'on the label' });
    }
    if (draft.elements.length === 0)
      imply(draft, { concept: motif, because: `what ${product} is known by` });
    draft.template = { id: 'packaging', title: product, pack: form };
    draft.ideas = [];
    draft.places.splice(0);
    draft.actions.splice(0);
    const head = prompt.trim().slice(0, until).toLowerCase();
    for (const word of draft.words)
      if (
        /^(?:unknown|place|element|attribute|action)$/.test(word.fate) &&
        head.includes(word.word.toLowerCase())
      )
        word.fate = 'template';
  },
};
