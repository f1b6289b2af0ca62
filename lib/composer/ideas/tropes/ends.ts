import { type Piece, pieceOf, piecesOf, type Read } from './spread';
import { symbolOf } from './symbols.data';

/** What stands at an end of an image, or in a slot of it. */
export interface End {
  piece: Piece;
  /** It stands for what cannot be seen. */
  isSymbol: boolean;
}

/** What shows the end of a metaphor: the symbol of an abstract noun, else the thing itself. */
export function endOf(slot: string, read: Read): End | undefined {
  const symbol = symbolOf(slot);
  const piece = symbol === undefined ? piecesOf(slot, read)[0] : pieceOf(symbol, read);
  return piece && { piece, isSymbol: symbol !== undefined };
}
