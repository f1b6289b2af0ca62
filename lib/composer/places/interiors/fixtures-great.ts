import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { box, type Fixture, footShadow } from './fixture';

/** What stands in large halls and in rooms of other lands and times. */

const INK = '#2b2e52';

/** Grips of all colours on a wall to climb. */
export const climbingHolds: Fixture = {
  widthCm: 480,
  heightCm: 280,
  draw: (decor) =>
    box(decor, -240, 280, 480, 280, '#c9b6a0', { key: 0.1 }) +
    shape(
      [
        [-240, -280],
        [-60, -280],
        [-120, 0],
        [-240, 0],
      ],
      decor.tone('#b9a48c', 0.05),
    ) +
    shape(
      [
        [90, -280],
        [240, -280],
        [240, 0],
        [150, 0],
      ],
      decor.tone('#dccbb6', 0.1),
    ) +
    times(34, (index) => {
      const x = -222 + ((index * 7) % 34) * 13.4;
      const y = -24 - ((index * 13) % 34) * 7.3;
      const color = decor.accents[index % 4] ?? '#f2664f';
      return ellipse([x, y], 9 + (index % 3) * 3, 7 + (index % 2) * 3, decor.tone(color), {
        transform: `rotate(${(index * 37) % 90} ${x} ${y})`,
      });
    }).join(''),
};

/** Vats of copper with pipes. */
export const brewTanks: Fixture = {
  widthCm: 330,
  heightCm: 240,
  draw: (decor) =>
    footShadow(decor, -160, 320) +
    stroke('M-110 -200V-226H110V-200M0 -226V-190', decor.tone('#8d9ab4'), 8) +
    [-110, 0, 110]
      .map((x, index) => {
        const color = index === 1 ? '#c98a5a' : '#bcc6d8';
        return (
          [-34, 30].map((dx) => rectangle([x + dx, -34], 6, 34, decor.tone('#5f6796'))).join('') +
          path(
            `M${x - 48} -60Q${x} -16 ${x + 48} -60V-160Q${x} -214 ${x - 48} -160Z`,
            decor.tone(color),
          ) +
          path(
            `M${x + 18} -34Q${x + 36} -44 ${x + 48} -60V-160Q${x + 34} -180 ${x + 18} -188Z`,
            decor.tone(color, -0.25),
          ) +
          path(`M${x - 38} -70V-160Q${x - 34} -168 ${x - 28} -172V-62Z`, '#ffffff', {
            opacity: 0.3,
          }) +
          box(decor, x - 16, 128, 28, 28, '#8d9ab4', { radius: 14 }) +
          circle([x - 2, -114], 9, decor.tone('#fff6ea'))
        );
      })
      .join(''),
};

/** Stairs that move, between glass sides. */
export const escalator: Fixture = {
  widthCm: 330,
  heightCm: 260,
  draw: (decor) =>
    shape(
      [
        [-160, 0],
        [-110, 0],
        [110, -200],
        [160, -200],
        [160, -176],
        [120, -176],
        [-100, 24 - 6],
        [-160, 18],
      ],
      decor.tone('#8d9ab4', -0.2),
    ) +
    times(13, (index) =>
      box(decor, -116 + index * 17.6, 16 + index * 15.6, 22, 12, '#5f6796', {
        key: index % 2 ? 0.05 : -0.1,
      }),
    ).join('') +
    shape(
      [
        [-160, -70],
        [-118, -70],
        [104, -262],
        [160, -262],
        [160, -200],
        [112, -200],
        [-108, -4],
        [-160, -4],
      ],
      '#bfe3ef',
      { opacity: 0.5 },
    ) +
    stroke('M-160 -72H-118L104 -264H160', decor.tone(INK), 7),
};

/** Paper doors in dark frames. */
export const paperDoors: Fixture = {
  shows: ['window', 'door'],
  widthCm: 360,
  heightCm: 220,
  draw: (decor) =>
    box(decor, -182, 222, 364, 222, '#5a4438') +
    times(4, (panel) => {
      const x = -176 + panel * 89;
      return (
        box(decor, x, 214, 84, 170, '#fdf6e3', { key: 0.1 }) +
        box(decor, x, 42, 84, 38, '#8a6a4a', { key: 0.1 }) +
        [21, 42, 63]
          .map((dx) => rectangle([x + dx - 1, -214], 2, 170, decor.tone('#5a4438')))
          .join('') +
        times(5, (row) => rectangle([x, -186 + row * 28], 84, 2, decor.tone('#5a4438'))).join('')
      );
    }).join(''),
};

/** Signs cut in stone: eyes, birds, suns and water. */
export const hieroglyphs: Fixture = {
  widthCm: 380,
  heightCm: 170,
  hangsCm: 70,
  draw: (decor) => {
    const ink = decor.tone(decor.wall, -0.62);
    const glyph = (x: number, y: number, kind: number) =>
      [
        path(`M${x - 14} ${y}Q${x} ${y - 13} ${x + 14} ${y}Q${x} ${y + 9} ${x - 14} ${y}Z`, ink) +
          circle([x, y - 2], 4, decor.tone(decor.wall, 0.3)),
        stroke(`M${x - 14} ${y}l5 -6l5 6l5 -6l5 6l5 -6`, ink, 3),
        circle([x, y - 2], 9, decor.tone('#c9653f')),
        path(
          `M${x - 12} ${y + 8}Q${x - 10} ${y - 8} ${x + 2} ${y - 8}L${x + 4} ${y - 15}L${x + 11} ${y - 12}L${x + 8} ${y - 4}Q${x + 8} ${y + 6} ${x} ${y + 8}Z`,
          ink,
        ),
        stroke(
          `M${x} ${y + 12}V${y - 4}M${x - 8} ${y - 2}H${x + 8}M${x} ${y - 4}a5 6 0 1 1 .1 0`,
          ink,
          3,
        ),
      ][kind % 5] ?? '';
    return (
      box(decor, -190, 170, 380, 170, decor.wall, { key: 0.18 }) +
      times(40, (index) =>
        glyph(
          -168 + (index % 10) * 37,
          -146 + Math.floor(index / 10) * 40,
          (index * 7 + Math.floor(index / 10)) % 5,
        ),
      ).join('') +
      [42, 82, 122]
        .map((up) => rectangle([-190, -up - 2], 380, 2, decor.tone(decor.wall, -0.35)))
        .join('')
    );
  },
};

/** A wide pane with stars and a planet behind it. */
export const starWindow: Fixture = {
  shows: ['window', 'planet', 'star', 'earth'],
  widthCm: 430,
  heightCm: 150,
  hangsCm: 128,
  draw: (decor) => {
    const outline = 'M-180 -150H180L215 -110V-24L190 0H-190L-215 -24V-110Z';
    const stars = times(46, (index) =>
      circle(
        [-205 + ((index * 97) % 410), -146 + ((index * 61) % 142)],
        index % 5 === 0 ? 2 : 1.1,
        decor.glow('#ffffff'),
        { opacity: 0.5 + (index % 3) * 0.2 },
      ),
    ).join('');
    const planet =
      circle([96, -30], 84, decor.glow('#3f7fc4')) +
      path('M30 -60Q70 -86 110 -64T176 -58Q150 -34 104 -40T30 -60Z', decor.glow('#5fb87a')) +
      circle([134, -10], 88, '#1b1f4a', { opacity: 0.35 });
    return (
      path(outline, decor.tone('#8d9ab4', -0.2), { transform: 'translate(0 -2) scale(1.04)' }) +
      decor.clip(
        outline,
        rectangle([-220, -150], 440, 150, decor.glow('#171b45')) + stars + planet,
      ) +
      [-72, 72].map((x) => rectangle([x - 4, -150], 8, 150, decor.tone('#8d9ab4'))).join('')
    );
  },
};
