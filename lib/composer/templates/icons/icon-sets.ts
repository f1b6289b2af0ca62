import { createRequire } from 'node:module';
import { ellipsePath, number, roundedPath } from '@/lib/svg/path';
import { OWN_ICONS } from './own-icons.data';
import { type SubPath, subPathsOf } from './sub-paths';

/**
 * Marks and signs come from two icon sets of one drawing: strokes of 2 on a grid of 24 (Lucide, ISC;
 * Tabler, MIT), cut into their strokes so that each takes a tone of its own.
 */

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const requireFromHere = createRequire(import.meta.url);
const sets = new Map<string, IconSet>();

function setOf(name: 'lucide' | 'tabler'): IconSet {
  const known = sets.get(name);
  if (known) return known;
  const loaded = requireFromHere(`@iconify-json/${name}/icons.json`) as IconSet;
  sets.set(name, loaded);
  return loaded;
}

function bodyOf(set: 'lucide' | 'tabler', icon: string): string | undefined {
  const { icons, aliases } = setOf(set);
  return (icons[icon] ?? icons[aliases?.[icon]?.parent ?? ''])?.body;
}

/** Whether a set has an icon of that name: `lucide:sun`, `tabler:sun-filled`. */
export function hasIcon(key: string): boolean {
  const [set = '', icon = ''] = key.split(':');
  if (set === 'own') return icon in OWN_ICONS;
  return (set === 'lucide' || set === 'tabler') && bodyOf(set, icon) !== undefined;
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Any shape of an icon as path data. */
function dataOf(element: string, attributes: Record<string, string>): string {
  const value = (name: string) => Number(attributes[name] ?? 0);
  if (element === 'path') return attributes.d ?? '';
  if (element === 'circle') return ellipsePath([value('cx'), value('cy')], value('r'));
  if (element === 'ellipse') {
    return ellipsePath([value('cx'), value('cy')], value('rx'), value('ry'));
  }
  if (element === 'rect') {
    const radius = value('rx') || value('ry');
    return roundedPath([value('x'), value('y')], value('width'), value('height'), radius);
  }
  if (element === 'line') {
    return `M${number(value('x1'))} ${number(value('y1'))}L${number(value('x2'))} ${number(value('y2'))}`;
  }
  return '';
}

/** The strokes of a line icon, in its order; none where the set has no such icon. */
export function strokesOf(key: string): SubPath[] {
  const [set = '', icon = ''] = key.split(':');
  if (set === 'own') return (OWN_ICONS[icon] ?? []).flatMap(subPathsOf);
  if (set !== 'lucide' && set !== 'tabler') return [];
  const body = bodyOf(set, icon) ?? '';
  return [...body.matchAll(/<(path|circle|ellipse|rect|line)\b([^>]*?)\/?>/g)].flatMap(
    ([, element = '', attributes = '']) => subPathsOf(dataOf(element, attributesOf(attributes))),
  );
}

/** Path data of a solid icon, to be filled as a whole; nothing where there is none. */
export function solidOf(key: string): string | undefined {
  const body = bodyOf('tabler', `${key.split(':')[1] ?? ''}-filled`);
  if (body === undefined) return undefined;
  return [...body.matchAll(/\bd="([^"]+)"/g)].map(([, data = '']) => data).join('');
}
