import { flatLook } from './design/subject';
import { groupArt } from './design/group';
import type { TemplateRequest } from './template';

/** Of the room for the things of a page, the least that somebody at something is high in it. */
const LEAST_SHARE = 0.5;

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
  const look = { ...flatLook(palette, 0, ''), strokePx: 1 };
  const group = groupArt(request, brief.elements, { x: 0, y: 0, ...room }, look);
  const isSmall = group?.livingPx !== undefined && group.livingPx < room.height * LEAST_SHARE;
  return isSmall ? sceneInstead : undefined;
}
