import { conceptOf } from '../concepts';
import { flatLook } from './design/subject';
import { groupArt } from './design/group';
import type { TemplateRequest } from './template';

/** Of the room for the things of a page, the least that somebody at something is high in it. */
const LEAST_SHARE = 0.5;

/** A plant as high as this is one that somebody can be under. */
const TREE_CM = 190;

/** Whether somebody is told to be under a tree, which a row of both does not show. */
const isUnderTree = ({ relations, elements }: TemplateRequest['brief']): boolean =>
  relations.some(({ kind, to }) => {
    const { concept = '' } = elements.find(({ id }) => id === to) ?? {};
    const over = kind === 'under' ? conceptOf(concept) : undefined;
    return over?.kind === 'plant' && over.heightCm > TREE_CM;
  });

/**
 * The scene of a page that tells of no place, where its people or animals would be specks in a row with all the rest: the
 * arranger stands them before and behind each other. Nothing where they are as large as a design shows them.
 */
export function sceneOfCrowded(
  request: TemplateRequest,
  room: { width: number; height: number },
): TemplateRequest['sceneInstead'] {
  const { sceneInstead, brief, palette } = request;
  if (!sceneInstead) return undefined;
  if (isUnderTree(brief)) return sceneInstead;
  const look = { ...flatLook(palette, 0, ''), strokePx: 1 };
  const group = groupArt(request, brief.elements, { x: 0, y: 0, ...room }, look);
  const isSmall = group?.livingPx !== undefined && group.livingPx < room.height * LEAST_SHARE;
  return isSmall ? sceneInstead : undefined;
}
