import { conceptOf } from '../../concepts';
import type { Build } from './build';
import { lineOf, type Piece, piecesOf } from './spread';

const kindOf = ({ element: { concept = '' } }: Piece) => conceptOf(concept)?.kind;

/** Two on strings under the hands of somebody who is large behind them. */
function underPuppeteer(master: string, piece: Piece): string[] {
  return [
    lineOf(`${master} standing`, [50, 92, 88, 60]),
    lineOf(`${piece.phrase} cheering`, [24, 95, 36, 34]),
    lineOf(`${piece.phrase} cheering`, [76, 95, 36, 34]),
    '#puppet-strings 24 62 44',
    '#puppet-strings 76 62 44',
  ];
}

const HAND = /\b(?:hands?|puppeteer)$/;

/** Somebody on strings, under a hand or under who has them. */
export const onStrings: Build = ({ filling = '', puppeteer = '' }, { read }) => {
  const [piece] = piecesOf(filling, read);
  if (!piece || kindOf(piece) !== 'person') return undefined;
  const [master] = puppeteer === '' || HAND.test(puppeteer) ? [] : piecesOf(puppeteer, read);
  if (puppeteer !== '' && !HAND.test(puppeteer) && (!master || kindOf(master) !== 'person'))
    return undefined;
  if (master)
    return {
      lines: underPuppeteer(master.phrase, piece),
      shows: ['string', 'rope', 'strings', 'puppet', 'cord', 'actor'],
    };
  return {
    lines: [lineOf(`${piece.phrase} cheering`, [50, 92, 52, 50]), '#puppet-strings 50 40 60'],
    shows: ['hand', 'string', 'rope', 'strings', 'puppet', 'cord', 'instrument-string'],
  };
};
