import { conceptOf } from '../concepts';

/** Words so plain that several drawings are meant by them. */
const MEANT: Readonly<Record<string, RegExp>> = {
  head: /^head-profile$/,
  plant: /^(?:potted-plant|sprout|flower|sunflower)$/,
  mountain: /^mountain-peak$/,
  coin: /coin/,
  shield: /shield/,
  'circuit-board': /^circuit-brain$/,
  brain: /brain$/,
  ice: /^(?:iceberg|polar-bear)$/,
};

/** Two names of one drawing: a shield with a keyhole is a shield. */
export function isAlike(one = '', other: string): boolean {
  if (one === other || MEANT[other]?.test(one)) return true;
  const [a, b] = [conceptOf(one), conceptOf(other)];
  return (
    a?.part !== undefined &&
    a.part === b?.part &&
    a.parameters?.kind !== undefined &&
    a.parameters.kind === b.parameters?.kind
  );
}
