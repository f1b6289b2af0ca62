import { ellipse, path, rectangle, shape } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { agilityFrame, agilityTunnel, slalomPoles } from './grounds-agility';
import { TALE_PROPS } from './grounds-tales';
import type { OwnProp } from './own-prop';

const n = number;

/** A roof on two posts over the pumps. */
const fillingRoof: OwnProp = {
  box: { left: -420, right: 420, top: -520, bottom: 0 },
  draw: ({ air, pen }, [x, y], s) =>
    (air.areLampsLit
      ? ellipse(
          [x, y - 150 * s],
          520 * s,
          330 * s,
          pen.radial([x, y - 150 * s], 520 * s, [
            [0, '#ffe6a8', 0.55],
            [1, '#ffe6a8', 0],
          ]),
        )
      : '') +
    [-250, 220]
      .map((dx) => rectangle([x + dx * s, y - 440 * s], 30 * s, 440 * s, air.tone('#dfe4ee', -0.1)))
      .join('') +
    rectangle(
      [x - 420 * s, y - 520 * s],
      840 * s,
      84 * s,
      air.areLampsLit ? air.glow('#fff3d0') : air.tone('#f4f6fa', 0.1),
      {
        radius: 8 * s,
      },
    ) +
    rectangle([x - 420 * s, y - 496 * s], 840 * s, 30 * s, air.tone('#e0523f')) +
    shape(
      [
        [x - 400 * s, y - 436 * s],
        [x + 400 * s, y - 436 * s],
        [x + 340 * s, y - 420 * s],
        [x - 340 * s, y - 420 * s],
      ],
      air.tone('#9aa3b8', -0.2),
    ),
};

/** A quarter of a pipe of concrete with its rail. */
const skateRamp: OwnProp = {
  box: { left: -240, right: 240, top: -210, bottom: 0 },
  draw: ({ air }, [x, y], s) =>
    path(
      `M${n(x - 240 * s)} ${n(y)}Q${n(x + 60 * s)} ${n(y)} ${n(x + 130 * s)} ${n(y - 170 * s)}H${n(x + 240 * s)}V${n(y)}Z`,
      air.tone('#c3c7d6', 0.2),
    ) +
    path(
      `M${n(x - 240 * s)} ${n(y)}Q${n(x + 60 * s)} ${n(y)} ${n(x + 130 * s)} ${n(y - 170 * s)}L${n(x + 150 * s)} ${n(y - 150 * s)}Q${n(x + 90 * s)} ${n(y)} ${n(x - 120 * s)} ${n(y)}Z`,
      air.tone('#8d93ad', -0.1),
    ) +
    rectangle([x + 120 * s, y - 178 * s], 124 * s, 12 * s, air.tone('#e0b93f')) +
    [150, 226]
      .map((dx) => rectangle([x + dx * s, y - 250 * s], 6 * s, 76 * s, air.tone('#5f6796')))
      .join('') +
    rectangle([x + 146 * s, y - 254 * s], 92 * s, 7 * s, air.tone('#5f6796')),
};

/** Where aeroplanes are watched from. */
const controlTower: OwnProp = {
  box: { left: -160, right: 160, top: -900, bottom: 0 },
  draw: ({ air }, [x, y], s) =>
    shape(
      [
        [x - 70 * s, y],
        [x + 70 * s, y],
        [x + 50 * s, y - 640 * s],
        [x - 50 * s, y - 640 * s],
      ],
      air.tone('#e3e7f0', 0.05),
    ) +
    rectangle([x + 14 * s, y - 640 * s], 38 * s, 640 * s, air.tone('#b3bacb', -0.15)) +
    shape(
      [
        [x - 100 * s, y - 640 * s],
        [x + 100 * s, y - 640 * s],
        [x + 160 * s, y - 800 * s],
        [x - 160 * s, y - 800 * s],
      ],
      air.areLampsLit ? air.glow('#ffd98a') : air.tone('#6f9fc4', 0.1),
    ) +
    rectangle([x - 168 * s, y - 836 * s], 336 * s, 40 * s, air.tone('#f4f6fa', 0.05), {
      radius: 8 * s,
    }) +
    rectangle([x - 5 * s, y - 900 * s], 10 * s, 66 * s, air.tone('#e0523f')),
};

export const OWN_PROPS: Readonly<Record<string, OwnProp>> = {
  ...TALE_PROPS,
  'agility-frame': agilityFrame,
  'agility-tunnel': agilityTunnel,
  'slalom-poles': slalomPoles,
  'control-tower': controlTower,
  'filling-roof': fillingRoof,
  'skate-ramp': skateRamp,
};
