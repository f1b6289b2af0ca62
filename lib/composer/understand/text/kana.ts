/** From hiragana to katakana, as code points lie. */
const KANA_DISTANCE = 0x60;
/** Shorter words in hiragana are particles and endings as well. */
const MIN_HIRAGANA = 3;

const shifted = (word: string, by: number) =>
  [...word].map((letter) => String.fromCharCode(letter.charCodeAt(0) + by)).join('');

/** The same word in the other kana, as names of animals and plants are written in both. */
export function otherKana(word: string): string[] {
  if (/^[ぁ-ゖ]{2,}$/u.test(word)) return [shifted(word, KANA_DISTANCE)];
  if (/^[ァ-ヶ]+$/u.test(word) && word.length >= MIN_HIRAGANA)
    return [shifted(word, -KANA_DISTANCE)];
  return [];
}
