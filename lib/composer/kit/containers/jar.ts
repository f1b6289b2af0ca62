import { z } from 'zod';
import { circle, path, rectangle, placed } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import {
  colorParameter,
  createLathe,
  defineThing,
  hoop,
  paintGlass,
  paintGlassRim,
  paintLiquid,
  paintSolid,
  type Profile,
  topOf,
  wrapPath,
} from '../form';
import { LIQUID_NAMES, LIQUIDS } from './liquids';

const CONTENTS = ['none', 'cookies', 'candy', 'coins', 'lights', 'pasta'] as const;

/** A jar of glass with honey, jam, sweets, coins or fireflies in it, closed by a lid or open. */
export const jar = defineThing({
  id: 'jar',
  parameters: z.object({
    filling: z.enum(LIQUID_NAMES).optional(),
    contents: z.enum(CONTENTS).default('none'),
    lid: colorParameter.optional(),
    /** Of glass of a colour, as an amber jar. */
    color: colorParameter.optional(),
    open: z.boolean().default(false),
    labelled: z.boolean().default(true),
  }),
  draw(p, pen) {
    const outer: Profile = '40 0!, 46 4, 48 12, 48 80, 46 92, 39 101, 37 106!, 38 108!, 38 118';
    const body = createLathe(outer);
    const inner = createLathe('38 4!, 43 8, 44.5 16, 44.5 82!');
    const top = topOf(body);
    const label = p.labelled
      ? path(wrapPath(body, 24, 66, -0.62, 0.62), HOUSE.paper) +
        path(wrapPath(body, 27, 28.6, -0.57, 0.57), pen.accents[0]) +
        path(wrapPath(body, 61.4, 63, -0.57, 0.57), pen.accents[0]) +
        path(wrapPath(body, 42, 52, -0.3, 0.3), pen.accents[1]) +
        path(wrapPath(body, 34, 37, -0.24, 0.24), '#c9bcc4') +
        path(wrapPath(body, 24, 66, 0.24, 0.62), HOUSE.ink, { opacity: 0.08 })
      : '';
    const lid = createLathe('41 0!, 41 13!, 39 16', { at: [0, -108] });
    const threads = times(3, (index) =>
      hoop(body, 108.5 + index * 3, 109.6 + index * 3, '#ffffff', 0.5),
    ).join('');
    return {
      svg:
        (p.filling ? paintLiquid(pen, inner, LIQUIDS[p.filling]) : '') +
        contentsOf(p.contents, pen.accents),
      front:
        paintGlass(pen, body, p.color ?? '#eaf6f8', {
          strength: p.color ? 0.62 : p.filling ? 0.1 : 0.3,
        }) +
        label +
        (p.open
          ? threads + paintGlassRim(body, 2.4)
          : paintSolid(pen, lid, p.lid ?? pen.accents[0], { material: 'metal' })),
      anchors: {
        grip: { at: [36, -50] },
        top: { at: [0, p.open ? -118 : -126], spanCm: 76 },
        inside: { at: [0, -44], spanCm: 86 },
        mouth: { at: top.at, spanCm: 74 },
        label: { at: [0, -45], spanCm: 52 },
      },
    };
  },
});

function contentsOf(
  kind: (typeof CONTENTS)[number],
  accents: readonly [string, string, string, string],
): string {
  if (kind === 'none') return '';
  const spots = times(kind === 'lights' ? 7 : 26, (index) => {
    const row = Math.floor(index / 5);
    return [-31 + (index % 5) * 15.5 + (row % 2) * 3, -13 - row * 13, index] as const;
  });
  if (kind === 'lights') {
    return spots
      .map(([, , index]) => {
        const at = [Math.sin(index * 2.4) * 30, -18 - ((index * 37) % 70)] as const;
        return circle(at, 9, '#ffe9a0', { opacity: 0.35 }) + circle(at, 3, '#fff3c4');
      })
      .join('');
  }
  if (kind === 'pasta')
    return times(13, (index) =>
      rectangle(
        [-38 + index * 6, -92 + (index % 3) * 3],
        4.4,
        88 - (index % 3) * 3,
        index % 2 ? '#f2cf7a' : '#e6b957',
        { radius: 2 },
      ),
    ).join('');
  return spots
    .map(([x, y, index]) => {
      if (kind === 'cookies')
        return placed(
          circle([0, 0], 11, HOUSE.crust) +
            circle([-0.8, -1], 10, HOUSE.bread) +
            circle([-4, -2], 2, HOUSE.chocolate) +
            circle([3, 3], 2, HOUSE.chocolate) +
            circle([3, -5], 1.6, HOUSE.chocolate),
          { at: [x, y], scaleY: 0.8, scaleX: 1 },
        );
      if (kind === 'coins')
        return placed(
          circle([0, 0], 10, '#d29426') +
            circle([-0.6, -1], 9, HOUSE.gold) +
            circle([-1, -1.4], 6, '#ffdf83'),
          { at: [x, y], scaleX: 1, scaleY: index % 3 ? 0.5 : 0.9 },
        );
      const color = accents[index % 4] ?? HOUSE.coral;
      return (
        circle([x, y], 8.5, color) + circle([x - 2.4, y - 3], 2.4, '#ffffff', { opacity: 0.7 })
      );
    })
    .join('');
}
