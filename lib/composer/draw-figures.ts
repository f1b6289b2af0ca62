import { drawNode } from './arrange/cluster';
import { clustersOf } from './arrange/copies';
import type { Doing } from './arrange/frame';
import type { Node } from './arrange/node';
import { accentsOfCopy, tintedCopy } from './arrange/tinted';
import type { BriefElement } from './brief';
import { type Pose, type View, VIEWS } from './kit/actor';
import { SKINS } from './palette/house';
import type { Shown, TemplateRequest } from './templates';

/** Draws the things of a design as it shows them. */
export function drawerOf(
  { nodeOf }: { nodeOf(element: BriefElement): Node | undefined },
  pen: TemplateRequest['pen'],
): TemplateRequest['drawingOf'] {
  return (element, pxPerCm, as) => {
    const node = nodeOf(element);
    if (!node) return undefined;
    const copy = typeof as === 'object' ? as.copy : undefined;
    const own = copy === undefined ? node : tintedCopy(varied(node, copy), copy);
    return drawNode({ ...own, doing: shownAs(node.doing, as) }, (label) => {
      const drawn = pen(copy ? `${label} ${String(copy)}` : label, pxPerCm);
      return { ...drawn, accents: accentsOfCopy(node, copy ?? 0, drawn.accents) };
    });
  };
}

/** How often what a design has of an element is drawn: those who do something together are one drawing. */
export const drawingsOf = ({ count }: BriefElement, node: Node | undefined): number =>
  node ? Math.min(count, clustersOf(node)) : count;

/** The plain pose of a design is what the prompt has them do. */
function shownAs(doing: Doing, as: Pose | Shown | undefined): Doing {
  if (as === undefined || as === 'stand') return doing;
  if (typeof as === 'string') return { ...doing, pose: as };
  const { expression, copy: _copy, ...rest } = as;
  return { ...doing, ...rest, ...(expression ? { face: expression } : {}) };
}

/** One of several people of whom nothing else is said: skin, sex and age go round. */
function varied(node: Node, copy: number): Node {
  const { thing } = node;
  if (thing.drawnBy.kind !== 'actor' || thing.drawnBy.actor.id !== 'person') return node;
  const parameters = {
    gender: copy % 2 === 0 ? 'woman' : 'man',
    skin: SKINS[(copy * 2 + 1) % SKINS.length],
    ...(copy % 5 === 4 ? { age: 'elder' } : {}),
    ...thing.parameters,
  };
  return { ...node, thing: { ...thing, parameters } };
}

/** People, robots and animals on their hind legs are drawn from all sides; others as they are. */
export function viewsOf(node: Node | undefined): readonly View[] {
  const drawer = node?.thing.drawnBy;
  const isAllRound =
    drawer?.kind === 'actor' && /^(?:person|robot|quadruped)$/.test(drawer.actor.id);
  return isAllRound ? VIEWS : [];
}
