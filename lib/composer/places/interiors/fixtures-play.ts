import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { box, type Fixture, footShadow, solid } from './fixture';

/** What stands where people play, listen and watch, and in rooms of tales. */

const INK = '#2b2e52';
const LAMPS = ['#ff5fa8', '#5fe8ff', '#ffd35f', '#6affb4', '#b48aff'] as const;
const lamp = (index: number) => LAMPS[index % LAMPS.length] ?? LAMPS[0];

/** Cabinets with screens, joysticks and lit signs. */
export const arcadeCabinets: Fixture = {
  widthCm: 290,
  heightCm: 190,
  draw: (decor) =>
    footShadow(decor, -142, 284) +
    times(3, (index) => {
      const x = -142 + index * 98;
      const color = decor.accents[index] ?? '#f2664f';
      return (
        solid(decor, x, 186, 84, 186, color, 5) +
        box(decor, x + 6, 180, 72, 22, lamp(index), { radius: 3 }) +
        rectangle([x + 14, -174], 56, 9, decor.glow('#ffffff'), { radius: 3, opacity: 0.8 }) +
        box(decor, x + 9, 152, 66, 54, INK, { radius: 3 }) +
        times(5, (dot) =>
          rectangle(
            [x + 16 + ((dot * 23) % 48), -146 + ((dot * 17) % 38)],
            8,
            6,
            decor.glow(lamp(dot + index)),
          ),
        ).join('') +
        shape(
          [
            [x - 2, -84],
            [x + 86, -84],
            [x + 84, -98],
            [x, -98],
          ],
          decor.tone(INK, 0.1),
        ) +
        stroke(`M${x + 24} -96V-112`, decor.tone('#dfe6f0'), 3) +
        circle([x + 24, -114], 5, decor.glow('#f2664f')) +
        [46, 58, 70].map((dx, at) => circle([x + dx, -92], 4, decor.glow(lamp(at)))).join('') +
        box(decor, x + 26, 50, 32, 26, INK, { radius: 2 })
      );
    }).join(''),
};

/** One-armed bandits under a sign of bulbs. */
export const slotMachines: Fixture = {
  widthCm: 300,
  heightCm: 190,
  draw: (decor) =>
    footShadow(decor, -146, 292) +
    times(4, (index) => {
      const x = -146 + index * 74;
      return (
        solid(decor, x, 168, 62, 168, decor.accents[index % 2 ? 0 : 3] ?? '#f2664f', 8) +
        path(`M${x} -162a31 26 0 0 1 62 0Z`, decor.glow('#f5c542')) +
        box(decor, x + 7, 142, 48, 34, '#fff6ea', { radius: 3 }) +
        [16, 31, 46]
          .map((dx, at) => circle([x + dx, -125], 6, decor.glow(at === 1 ? '#f5b33f' : '#e0483f')))
          .join('') +
        box(decor, x + 4, 96, 54, 12, '#e0ae4a', { radius: 3 }) +
        stroke(`M${x + 62} -104H${x + 69}V-136`, decor.tone('#bcc6d8'), 4) +
        circle([x + 69, -140], 5, decor.glow('#e0483f'))
      );
    }).join(''),
};

/** Lanes that run to the pins, under a board of scores. */
export const bowlingLanes: Fixture = {
  widthCm: 480,
  heightCm: 220,
  draw: (decor) => {
    const lane = (x: number) =>
      box(decor, x - 62, 104, 124, 62, INK, { key: -0.1 }) +
      times(4, (row) =>
        times(4 - row, (pin) => {
          const px = x + (pin - (3 - row) / 2) * 22;
          const up = 46 + (3 - row) * 0 + row * 4;
          return (
            path(
              `M${px - 6} ${-up}Q${px - 9} ${-up - 14} ${px - 3} ${-up - 24}Q${px} ${-up - 40} ${px + 3} ${-up - 24}Q${px + 9} ${-up - 14} ${px + 6} ${-up}Z`,
              decor.tone('#fffdf8', row * 0.05),
            ) + rectangle([px - 3.5, -up - 25], 7, 3, decor.tone('#e0483f'))
          );
        }).join(''),
      )
        .reverse()
        .join('') +
      shape(
        [
          [x - 58, -44],
          [x + 58, -44],
          [x + 78, 6],
          [x - 78, 6],
        ],
        decor.tone('#e0b06a', 0.1),
      ) +
      [-0.5, 0, 0.5]
        .map((share) =>
          stroke(`M${x + share * 58} -44L${x + share * 78} 6`, decor.tone('#b9813f'), 1.6),
        )
        .join('');
    return (
      box(decor, -240, 172, 480, 68, decor.accents[3], { key: -0.1 }) +
      [-156, 0, 156]
        .map(
          (x, index) =>
            box(decor, x - 44, 162, 88, 48, INK, { radius: 3 }) +
            times(3, (row) =>
              rectangle(
                [x - 36, -154 + row * 13],
                44 + ((row * 19 + index * 7) % 28),
                6,
                decor.glow(lamp(row + index)),
                { radius: 2 },
              ),
            ).join('') +
            lane(x),
        )
        .join('') +
      [-78, 78].map((x) => box(decor, x - 8, 44, 16, 44, '#8d9ab4', { key: -0.2 })).join('')
    );
  },
};

/** A screen with a picture, between dark curtains. */
export const cinemaScreen: Fixture = {
  shows: ['monitor', 'television', 'projector', 'curtain'],
  widthCm: 420,
  heightCm: 190,
  hangsCm: 96,
  draw: (decor) =>
    box(decor, -212, 194, 424, 196, INK) +
    rectangle([-200, -186], 400, 176, decor.glow('#dfeefa')) +
    decor.clip(
      'M-200 -186H200V-10H-200Z',
      rectangle([-200, -186], 400, 176, decor.glow('#f7c08a')) +
        circle([70, -96], 34, decor.glow('#fff0c4')) +
        path('M-200 -70L-110 -130L-30 -64L50 -110L200 -52V0H-200Z', decor.glow('#7a6fb5')) +
        path('M-200 -40Q-40 -76 90 -40T200 -44V0H-200Z', decor.glow('#4a4a8a')),
    ) +
    [-1, 1]
      .map((side) =>
        times(4, (fold) =>
          box(
            decor,
            side * 206 + (side < 0 ? -fold * 13 - 13 : fold * 13),
            206,
            13,
            240,
            '#a83a4a',
            {
              key: fold % 2 ? -0.2 : 0.05,
            },
          ),
        ).join(''),
      )
      .join(''),
};

/** Backs of folding seats in two rows. */
export const cinemaSeats: Fixture = {
  widthCm: 460,
  heightCm: 84,
  draw: (decor) =>
    times(2, (row) =>
      times(7, (index) => {
        const x = -228 + index * 66 + (row ? 12 : -8);
        const up = row ? 66 : 88;
        return (
          box(decor, x, up, 56, up, '#a83a4a', { radius: 10, key: row ? 0.05 : -0.25 }) +
          box(decor, x + 5, up - 6, 46, 8, '#c9525f', { radius: 4, key: row ? 0.15 : -0.1 })
        );
      }).join(''),
    ).join(''),
};

/** A ball of mirrors, and beams. */
export const discoLights: Fixture = {
  widthCm: 420,
  heightCm: 250,
  hangsCm: 70,
  draw: (decor) =>
    times(5, (index) => {
      const x = -170 + index * 85;
      return shape(
        [
          [x - 5, -250],
          [x + 5, -250],
          [x + 60 - index * 30 + 40, 0],
          [x + 60 - index * 30 - 40, 0],
        ],
        decor.glow(lamp(index)),
        { opacity: 0.28 },
      );
    }).join('') +
    stroke('M0 -250V-214', decor.tone('#dfe6f0'), 2) +
    circle([0, -186], 30, decor.tone('#bcc6e8')) +
    decor.clip(
      'M-30 -186a30 30 0 1 0 60 0a30 30 0 1 0 -60 0Z',
      times(36, (index) =>
        rectangle(
          [-30 + (index % 6) * 10, -216 + Math.floor(index / 6) * 10],
          9,
          9,
          decor.glow(index % 5 === 0 ? '#ffffff' : lamp(index * 3)),
          {
            opacity: index % 3 ? 0.35 : 0.75,
          },
        ),
      ).join(''),
    ),
};

/** A console with buttons. */
export const controlDesk: Fixture = {
  widthCm: 420,
  heightCm: 92,
  spots: [{ kind: 'counter', xCm: -90, upCm: 86, widthCm: 120 }],
  draw: (decor) =>
    footShadow(decor, -200, 400) +
    shape(
      [
        [-208, -92],
        [208, -92],
        [214, -62],
        [-214, -62],
      ],
      decor.tone('#6d7aa8', 0.2),
    ) +
    box(decor, -206, 64, 412, 64, '#5a6490', { key: -0.1 }) +
    times(26, (index) =>
      circle([-196 + index * 15.6, -84 + (index % 3) * 7], 3, decor.glow(lamp(index * 2))),
    ).join(''),
};

/** Screens over a console with buttons. */
export const controlWall: Fixture = {
  widthCm: 420,
  heightCm: 216,
  spots: [{ kind: 'counter', xCm: -90, upCm: 86, widthCm: 120 }],
  draw: (decor) => {
    const screen = (x: number, up: number, w: number, h: number, index: number) =>
      box(decor, x, up, w, h, INK, { radius: 3 }) +
      rectangle([x + 4, -up + 4], w - 8, h - 8, decor.glow(index % 2 ? '#2f6f8f' : '#3f5fa8'), {
        radius: 2,
      }) +
      (index % 3 === 0
        ? stroke(
            `M${x + 8} ${-up + h * 0.7}l${w * 0.2} ${-h * 0.3}l${w * 0.2} ${h * 0.16}l${w * 0.22} ${-h * 0.34}l${w * 0.14} ${h * 0.2}`,
            decor.glow('#6ff0c0'),
            3,
          )
        : index % 3 === 1
          ? circle([x + w / 2, -up + h / 2], h * 0.28, decor.glow('#8fd0f0'), { opacity: 0.7 }) +
            ellipse([x + w / 2, -up + h / 2], h * 0.28, h * 0.1, decor.glow('#3f5fa8'))
          : times(4, (bar) =>
              rectangle(
                [x + 10 + bar * (w * 0.2), -up + h * 0.8 - (bar % 3) * h * 0.2 - 8],
                w * 0.12,
                8 + (bar % 3) * h * 0.2,
                decor.glow(lamp(bar)),
              ),
            ).join(''));
    return (
      times(3, (index) => screen(-206 + index * 140, 216, 132, 62, index)).join('') +
      times(3, (index) => screen(-206 + index * 140, 148, 132, 46, index + 1)).join('') +
      controlDesk.draw(decor)
    );
  },
};
