import { CLAIMS, NUMBERED, TAGLINES } from '../words/claims.data';
import { remove } from './imply';
import type { Rule } from './rule';

const BADGES = /^(?:emblem|sticker)$/;
const NAMED = /^(?:logo|emblem|poster|banner|card|business-card|word-mark|monogram)$/;
const CLAIM = new RegExp(`(?<![\\p{L}\\d])(?:${CLAIMS})(?![\\p{L}])`, 'iu');
const NUMBER = new RegExp(`(?<!\\p{L})${NUMBERED}`, 'iu');
const TAGLINE = new RegExp(
  `${TAGLINES}\\s*(?:is|reading|says|ist|:)?\\s*["“„«]([^"“”„«»]{2,80})["”“»]`,
  'iu',
);

const capitalized = (text: string) =>
  text.replace(
    /(^|\s)(\p{Ll})(?=\p{L}{2})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

export const claims: Rule = {
  name: 'a badge without words says what it claims or its number, and a tagline stands below the name',
  example: {
    prompt: 'best seller badge, red starburst',
    brief: { lettering: ['Best Seller'] },
    without: ['seller'],
  },
  apply(draft, prompt) {
    const id = draft.template?.id ?? '';
    const tag = NAMED.test(id) ? TAGLINE.exec(prompt)?.[1] : undefined;
    if (tag && draft.lettering.length > 1) {
      const others = draft.lettering.filter((text) => text !== tag);
      draft.lettering.splice(0, draft.lettering.length, ...others, tag);
    }
    remove(draft, (element) => tag !== undefined && draft.element(element)?.phrase === 'tagline');
    if (!BADGES.test(id)) return;
    const unquoted = prompt.replace(/["“„«][^"“”„«»]*["”“»]/gu, ' ');
    const claim = draft.lettering.length === 0 ? CLAIM.exec(unquoted)?.[0] : undefined;
    const number = NUMBER.exec(unquoted);
    const written = [...(claim ? [capitalized(claim)] : []), ...(number?.[1] ? [number[1]] : [])];
    draft.lettering.push(...written.filter((text) => !draft.lettering.includes(text)));
    const told = [claim ?? '', number?.[0] ?? ''].join(' ').toLowerCase();
    if (told.trim() === '') return;
    remove(draft, (element) =>
      told.includes((draft.element(element)?.phrase ?? ' ¶').toLowerCase()),
    );
    for (const word of draft.words)
      if (told.includes(word.word.toLowerCase()) && /^(?:unknown|element)$/.test(word.fate)) {
        word.fate = 'lettering';
        delete word.note;
      }
  },
};
