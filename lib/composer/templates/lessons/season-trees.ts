import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import type { Pen } from '../../kit/pen';
import { Design } from '../design/design';
import { split } from '../design/frame';
import { pageTitle } from '../design/title';
import type { Template } from '../template';

/** One tree in the four seasons: its sky, its ground, its crown, and what falls or flies. */
interface Season {
  name: string;
  sky: string;
  ground: string;
  crown: readonly string[];
  speck: string;
}

const SEASONS: readonly Season[] = [
  {
    name: 'Spring',
    sky: '#d9f0fb',
    ground: '#8fcf7c',
    crown: ['#f3b6cb', '#f8cddb', '#fbe1ea'],
    speck: '#f19cba',
  },
  {
    name: 'Summer',
    sky: '#bfe6fb',
    ground: '#6fb85f',
    crown: ['#3f9160', '#57ab6d', '#7cc486'],
    speck: '#e2574c',
  },
  {
    name: 'Autumn',
    sky: '#fbe6c8',
    ground: '#c9a25a',
    crown: ['#d9702b', '#ee9440', '#f6bb4f'],
    speck: '#d9572b',
  },
  { name: 'Winter', sky: '#dde7f5', ground: '#f6f9fd', crown: [], speck: '#ffffff' },
];
const BARK = '#7a5238';

/** Where the masses of the crown lie in a field of 200 by 200 about its foot. */
const CROWN = [
  [-44, -108, 36],
  [44, -108, 36],
  [0, -138, 42],
  [-20, -92, 32],
  [26, -88, 32],
  [0, -112, 38],
] as const;

/** Blossoms, apples and single leaves in the crown. */
const SPECKS: readonly (readonly [number, number])[] = [
  [-58, -112],
  [-30, -132],
  [4, -158],
  [34, -136],
  [60, -104],
  [-14, -104],
  [22, -108],
  [-36, -88],
  [40, -82],
];

function treeArt({ crown, speck, name }: Season): string {
  const wood =
    path('M-13 0C-8 -30 -9 -50 -8 -74H8C9 -50 8 -30 13 0Z', BARK) +
    stroke(
      'M-4 -64C-14 -90 -34 -96 -48 -116M4 -64C14 -90 34 -98 48 -118M0 -60V-142M0 -104C-8 -118 -18 -126 -22 -142M0 -96C10 -112 20 -120 24 -138M-30 -96L-52 -92M32 -98L54 -94',
      BARK,
      7,
    );
  const masses = CROWN.map(([x, y, r], index) =>
    circle([x, y], r, crown[Math.floor(index / 2)] ?? speck),
  ).join('');
  const snow = stroke(
    'M-50 -119L-36 -103M50 -121L36 -104M-54 -95L-34 -99M56 -97L36 -101M-23 -146L-15 -128M25 -142L17 -124M0 -148V-138',
    '#ffffff',
    6,
  );
  const dots = times(9, (index) =>
    circle(SPECKS[index] ?? [0, -100], name === 'Summer' ? 5 : 4, speck),
  ).join('');
  return crown.length > 0 ? wood + masses + dots : wood + snow;
}

/** What is in the air and on the ground: petals, leaves, flakes. */
function around({ name, speck }: Season): string {
  const falling = times(12, (index) => {
    const [x, y] = [-92 + ((index * 67) % 186), -170 + ((index * 41) % 150)];
    return name === 'Winter'
      ? circle([x, y], 3.4, speck)
      : placed(ellipse([0, 0], 5, 3, speck), { at: [x, y], angleDegrees: index * 40 });
  }).join('');
  const lying = times(9, (index) =>
    placed(ellipse([0, 0], 6, 3, index % 2 ? speck : '#f6bb4f'), {
      at: [-80 + ((index * 37) % 160), 2 + ((index * 5) % 9)],
      angleDegrees: index * 30,
    }),
  ).join('');
  const flowers = times(8, (index) =>
    circle(
      [-84 + ((index * 53) % 170), 3 + ((index * 5) % 9)],
      4.4,
      ['#f6c945', '#ffffff', '#e86f8d'][index % 3] ?? speck,
    ),
  ).join('');
  const sun =
    circle([76, -166], 19, '#f6c945', { opacity: 0.35 }) + circle([76, -166], 14, '#f6c945');
  if (name === 'Winter') return falling;
  if (name === 'Autumn') return falling + lying;
  return name === 'Summer' ? sun + flowers : flowers;
}

function panel(
  pen: Pen,
  season: Season,
  [x, y]: readonly [number, number],
  width: number,
  height: number,
  radius: number,
): string {
  const scale = Math.min(width / 200, (height * 0.74) / 184);
  const foot = y + height * 0.78;
  const outline = roundedPath([x, y], width, height, radius);
  return (
    path(outline, season.sky) +
    pen.clip(
      outline,
      path(
        `M${x} ${foot - height * 0.05}Q${x + width / 2} ${foot - height * 0.11} ${x + width} ${foot - height * 0.03}V${y + height}H${x}Z`,
        season.ground,
      ) + placed(treeArt(season) + around(season), { at: [x + width / 2, foot], scaleX: scale }),
    )
  );
}

/** The same tree in spring, summer, autumn and winter, each in a field with its name. */
export const seasonTrees: Template = {
  id: 'season-trees',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    design.fillGround(palette.ground);
    const title = brief.lettering[0] ?? 'The four seasons';
    const page = pageTitle(design, title, { align: 'center', face: 'fredoka' });
    const isWide = page.width > page.height * 1.5;
    const rows = isWide ? [page] : split(page, 'down', [1, 1], design.px(22));
    const fields = rows.flatMap((row) =>
      split(row, 'across', isWide ? [1, 1, 1, 1] : [1, 1], design.px(22)),
    );
    const pen = request.pen('seasons', 1);
    fields.forEach(({ x, y, width, height }, index) => {
      const season = SEASONS[index];
      if (!season) return;
      design.addArt(panel(pen, season, [x, y], width, height, design.px(28)));
      const sizePx = Math.min(design.px(46), width * 0.15);
      design.text(season.name, [x + width / 2, y + height - sizePx * 0.75], {
        face: 'fredoka',
        sizePx,
        align: 'center',
        middle: true,
        fill: mix('#23264d', season.ground, 0.05),
        on: season.ground,
      });
    });
    design.tell('tree', ...SEASONS.map(({ name }) => name.toLowerCase()));
    for (const { id } of brief.elements) design.show(id);
    return design.finish();
  },
};
