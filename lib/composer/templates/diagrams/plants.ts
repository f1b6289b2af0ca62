import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { blob, ellipsePath } from '@/lib/svg/path';
import { type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Diagram, labelsOf } from './diagram';

/** A closed round form with a little unevenness, so that rings of a trunk are no circles. */
function uneven(radius: number, wobble: number, phase: number): string {
  return blob(
    times(24, (index): Point => {
      const angle = index * 15;
      const swing =
        Math.sin((angle * Math.PI) / 60 + phase) + Math.cos((angle * Math.PI) / 90 - phase);
      return polar(angle, radius * (1 + wobble * swing));
    }),
  );
}

const CHERRY = '#b32231';

export const coffeeCherry: Diagram = {
  words: ['coffee cherry', 'coffee fruit', 'coffee bean', 'coffee'],
  title: 'Inside a coffee cherry',
  subtitle: 'Cross-section, from the skin to the bean',
  draw: (pen) => {
    const body = (share: number) => ellipsePath([0, 30], 400 * share, 430 * share);
    const bean = (share: number) => ellipsePath([0, 30], 248 * share, 286 * share);
    const half = '#97a35f';
    return [
      stroke('M0 -390C-4 -440 14 -470 52 -500', '#5d7a3a', 44),
      path(body(1), CHERRY),
      path(body(0.94), '#e0574a'),
      path(body(0.76), '#f6b48a'),
      path(bean(1.06), '#e9cf93'),
      path(bean(0.98), '#faf3e1'),
      path(bean(0.9), half),
      pen.clip(
        bean(0.9),
        path('M40 -300C210 -180 250 150 60 400H400V-300Z', darker(half, 0.12)) +
          ellipse([-90, -80], 70, 130, lighter(half, 0.16)),
      ),
      stroke('M0 -226C-34 -120 30 -30 -6 60C-30 130 14 200 0 286', '#4f5a30', 16),
      stroke('M-300 -170C-330 -90 -336 -10 -326 60', '#ee7d6c', 18),
    ].join('');
  },
  labels: labelsOf(`
Outer skin / exocarp : 250 -300
Pulp / mesocarp : 335 -60
Parchment / endocarp : 246 100
Pectin layer / mucilage : -268 -110
Silver skin / spermoderm : -232 60
Bean / endosperm : 110 170
Centre cut / the fold of the bean : -10 130`),
};

export const apple: Diagram = {
  words: ['apple'],
  title: 'Inside an apple',
  subtitle: 'Cut from the stalk down',
  draw: (pen) => {
    const outline =
      'M0 -250C70 -350 300 -350 370 -170C440 30 300 360 130 420C80 436 40 404 0 404C-40 404 -80 436 -130 420C-300 360 -440 30 -370 -170C-300 -350 -70 -350 0 -250Z';
    const flesh = placed(path(outline, '#fdf1d2'), { at: [0, 4], scaleX: 0.94 });
    const core =
      'M0 -150C120 -130 190 0 150 120C120 210 50 250 0 260C-50 250 -120 210 -150 120C-190 0 -120 -130 0 -150Z';
    const seed = (x: number, turn: number) =>
      placed(
        path('M0 -62C34 -30 36 30 0 56C-36 30 -34 -30 0 -62Z', HOUSE.chocolate) +
          stroke('M-10 -24C-16 0 -14 14 -8 28', '#8a5a44', 7),
        { at: [x, 50], angleDegrees: turn },
      );
    return [
      stroke('M0 -236C-6 -320 16 -400 60 -460', HOUSE.woodDark, 34),
      path('M34 -330C110 -440 230 -440 300 -390C250 -310 130 -270 34 -330Z', HOUSE.leaf),
      stroke('M52 -336C130 -370 200 -390 262 -388', HOUSE.leafDark, 9),
      path(outline, HOUSE.red),
      flesh,
      pen.clip(outline, path('M250 -330C360 -100 300 250 90 430L420 420V-330Z', '#f3dfae')),
      stroke(core, '#e7cf95', 11),
      path('M-10 -250Q0 -200 0 -150Q0 -200 10 -250Z', '#d9bd80'),
      path('M-16 -20C-90 -10 -110 70 -70 130C-30 110 -10 60 -16 -20Z', '#ecd7a0'),
      path('M16 -20C90 -10 110 70 70 130C30 110 10 60 16 -20Z', '#ecd7a0'),
      seed(-54, 16),
      seed(54, -16),
      path('M-26 404C-14 380 14 380 26 404Z', HOUSE.woodDark),
    ].join('');
  },
  labels: labelsOf(`
Stalk / carries the fruit : 30 -400
Leaf : 200 -390
Skin / exocarp : 372 -100
Flesh / hypanthium : 250 110
Core line : -152 60
Seed : -54 60
Seed chamber / carpel : 84 90
Calyx / what is left of the flower : 0 396`),
};

export const treeTrunk: Diagram = {
  words: [
    'tree trunk',
    'trunk',
    'wood',
    'tree rings',
    'log',
    'cross-section of a tree',
    'cross section of a tree',
    'tree cross-section',
    'tree cross section',
    'inside a tree',
    'inside of a tree',
    'layers of a tree',
    'tree layers',
  ],
  title: 'Inside a tree trunk',
  subtitle: 'Cross-section, from the bark to the pith',
  draw: () => {
    const rings = [0.66, 0.58, 0.49, 0.41, 0.34, 0.27, 0.2, 0.13];
    return [
      path(uneven(450, 0.014, 0.4), '#6b4630'),
      ...times(40, (index) => {
        const at = polar(index * 9 + 3, 436);
        return stroke(`M${at.join(' ')}L${polar(index * 9 + 4, 412).join(' ')}`, '#4f3222', 10);
      }),
      path(uneven(402, 0.013, 0.6), '#a5713f'),
      path(uneven(372, 0.012, 0.8), '#7fa35a'),
      path(uneven(360, 0.012, 0.8), '#efcf97'),
      path(uneven(228, 0.014, 1.2), '#cf9a5b'),
      ...rings.map((share, index) =>
        stroke(
          uneven(520 * share, 0.013, 0.9 + index * 0.1),
          share > 0.44 ? '#dcb273' : '#b47f43',
          6,
        ),
      ),
      circle([0, 0], 24, '#7d4a2c'),
      ...[25, 100, 190, 290].map((angle) =>
        stroke(`M${polar(angle, 70).join(' ')}L${polar(angle + 2, 330).join(' ')}`, '#dcb273', 4),
      ),
    ].join('');
  },
  labels: labelsOf(`
Outer bark / protects : 330 -270
Inner bark / phloem, carries sugars : 386 -60
Cambium / where the trunk grows : 340 140
Sapwood / carries water : -270 -130
Growth ring / one for each year : -150 -60
Heartwood / dead, bears the tree : -130 120
Pith : 6 14`),
};

export const flower: Diagram = {
  words: [
    'flower',
    'blume',
    'blüte',
    'fleur',
    'flor',
    'fiore',
    'blossom',
    'tulip',
    'flower anatomy',
  ],
  title: 'Parts of a flower',
  subtitle: 'Cut open through the middle',
  draw: (pen) => {
    const petal = 'M0 0C-130 -90 -170 -260 -60 -420C60 -360 110 -160 0 0Z';
    const back = [-30, 26]
      .map((turn) =>
        placed(path(petal, '#e8799a'), {
          at: [turn * 2, 150],
          angleDegrees: turn,
          scaleX: turn < 0 ? 1 : -1,
          scaleY: 1,
        }),
      )
      .join('');
    const side = (sign: number) =>
      placed(
        path('M0 0C-190 -20 -330 -150 -350 -370C-180 -350 -20 -220 0 0Z', HOUSE.pink) +
          path('M-20 -30C-150 -110 -250 -220 -350 -370C-180 -350 -20 -220 0 0Z', '#f7b8c6'),
        { at: [sign * 10, 168], scaleX: -sign, scaleY: 1 },
      );
    const stamen = (x: number, y: number, sign: number) =>
      stroke(`M${sign * 34} 130C${sign * 50} 20 ${x * 0.8} ${y + 120} ${x} ${y}`, '#c8d58a', 12) +
      placed(ellipse([0, 0], 22, 44, HOUSE.mustard) + ellipse([-7, -4], 7, 30, '#ffd98a'), {
        at: [x, y - 14],
        angleDegrees: sign * 16,
      });
    const ovary = 'M0 10C70 40 92 120 60 190C40 226 -40 226 -60 190C-92 120 -70 40 0 10Z';
    return [
      stroke('M0 210C-6 320 8 400 0 500', HOUSE.leafDark, 34),
      path('M0 430C110 300 260 290 350 350C260 460 120 480 0 430Z', HOUSE.leaf),
      stroke('M20 426C130 390 220 360 320 352', HOUSE.leafDark, 8),
      back,
      side(-1),
      side(1),
      path('M-40 200C-170 190 -230 120 -250 50C-150 70 -70 110 -40 200Z', '#4f9b5a'),
      path('M40 200C170 190 230 120 250 50C150 70 70 110 40 200Z', '#4f9b5a'),
      stamen(-150, -110, -1),
      stamen(150, -110, 1),
      stamen(-84, -170, -1),
      stamen(84, -170, 1),
      path('M-78 176C-60 236 60 236 78 176L54 222Q0 250 -54 222Z', '#3f7f4b'),
      stroke('M0 30C-5 -60 5 -130 0 -230', '#9dbb62', 26),
      ellipse([0, -240], 56, 24, '#7fa54d'),
      path(ovary, '#8fb85a'),
      pen.clip(ovary, path('M20 0C120 60 110 180 30 240H120V0Z', '#79a348')),
      path('M0 50C42 70 54 120 34 170C20 190 -20 190 -34 170C-54 120 -42 70 0 50Z', '#dbe8b4'),
      ...[
        [-12, 92],
        [12, 118],
        [-10, 146],
      ].map(([x = 0, y = 0]) => ellipse([x, y], 13, 11, '#fff8e0')),
    ].join('');
  },
  labels: labelsOf(`
Stigma / catches pollen : 40 -240
Anther=anthers / makes pollen : 158 -120
Filament=stamen,stamens : 118 10
Ovule / becomes a seed : 12 118
Sepal / protected the bud : 190 100
Leaf : 270 380
Petal / calls insects : -250 -90
Style=pistil,carpel : -8 -110
Ovary / becomes the fruit : -66 150
Stem : 0 400`),
};
