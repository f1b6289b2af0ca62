import { walkOutline, type OutlineCommand } from './outline';
import type { PointMap } from './quad-map';

const round = (value: number) => String(Math.round(value * 100) / 100);

/** Path data under an affine map, which keeps every curve a curve. */
export function affinePathData(commands: readonly OutlineCommand[], map: PointMap): string {
  const at = (x: number, y: number) => map(x, y).map(round).join(' ');
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      const end = at(command.x, command.y);
      if (command.type === 'Q') return `Q${at(command.x1, command.y1)} ${end}`;
      if (command.type === 'C') {
        return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${end}`;
      }
      return `${command.type}${end}`;
    })
    .join('');
}

/** Path data under any map (a perspective one bends straight control polygons): cut, then moved. */
export function warpedPathData(commands: readonly OutlineCommand[], map: PointMap): string {
  const parts: string[] = [];
  const put = (letter: string, x: number, y: number) =>
    parts.push(`${letter}${map(x, y).map(round).join(' ')}`);
  walkOutline(commands, {
    moveTo: (x, y) => put('M', x, y),
    lineTo: (x, y) => put('L', x, y),
    close: () => parts.push('Z'),
  });
  return parts.join('');
}
