/** Words on things that are drawn the other way round are turned to be read. */

const TAG = /<(\/?)g\b([^>]*)>/g;
const TURNED = /scale\(-/;
const LETTERS = / data-letters="[^"]*" data-x="(-?[\d.]+)"/;

/** Markup in which no words on things are mirrored, however often what they stand on is. */
export function upright(svg: string): string {
  if (!svg.includes(' data-letters=')) return svg;
  const turns: boolean[] = [];
  const isMirrored = () => turns.filter(Boolean).length % 2 === 1;
  return svg.replace(TAG, (tag, closes: string, attributes: string) => {
    if (closes) {
      turns.pop();
      return tag;
    }
    const x = LETTERS.exec(attributes)?.[1];
    const turn = x !== undefined && isMirrored();
    turns.push(TURNED.test(attributes) || turn);
    return turn ? `<g${attributes} transform="translate(${Number(x) * 2} 0) scale(-1 1)">` : tag;
  });
}
