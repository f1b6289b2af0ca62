import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed, rod } from '../form';

/** Socks, mittens, scarves, towels and ties. Units are millimetres unless told. */

export const sock: Drawer = (pen, { color = pen.accents[1] }) => ({
  unitCm: 0.16,
  svg: formed(
    pen,
    'M-40 -200H30V-90C34 -60 90 -60 108 -34C116 -10 100 0 80 0H-10C-40 0 -46 -20 -44 -50Z',
    color,
    {
      depth: 14,
      light: 5,
      extra:
        rectangle([-50, -200], 100, 24, HOUSE.cream) +
        rectangle([-50, -150], 100, 14, HOUSE.coral) +
        rectangle([-50, -118], 100, 14, HOUSE.teal) +
        circle([108, -10], 34, HOUSE.coral),
    },
  ),
});

export const gloves: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.13,
  svg: [-1, 1]
    .map((s) =>
      placed(
        formed(
          pen,
          'M-40 -50C-46 -80 -46 -104 -46 -122V-170Q-46 -183 -36 -183T-26 -170V-128Q-24 -122 -21 -128V-192Q-21 -206 -10 -206T1 -192V-128Q3 -122 6 -128V-188Q6 -201 16 -201T26 -188V-124Q28 -118 31 -122V-166Q31 -178 40 -178T50 -166V-104Q62 -128 76 -120Q86 -112 78 -96C70 -76 56 -64 46 -50Z',
          color,
          {
            depth: 12,
            light: 5,
            extra: stroke('M-24 -124V-84M4 -124V-84M29 -118V-84', darker(color, 0.16), 3.4),
          },
        ) +
          formed(pen, roundedPath([-46, -56], 96, 56, 12), HOUSE.cream, {
            depth: 8,
            extra: times(7, (index) => rectangle([-38 + index * 14, -56], 4, 56, '#dccfc0')).join(
              '',
            ),
          }),
        { at: [s * 74, 0], scaleX: -s, scaleY: 1 },
      ),
    )
    .join(''),
});

/** Wound about a neck, both ends hanging down; cut short, both are tucked in. */
export const scarf: Drawer = (pen, { color = HOUSE.red, state }) => {
  const end = (at: Point, angleDegrees: number, tone: Hex) =>
    placed(
      times(6, (index) => stroke(`M${-22 + index * 9} -2v15`, tone, 4.4)).join('') +
        formed(pen, 'M-22 -128Q0 -134 22 -128L27 0Q0 5 -27 0Z', tone, {
          depth: 8,
          light: 4,
          extra: [-22, -48, -100].map((y) => rectangle([-32, y], 64, 12, HOUSE.cream)).join(''),
        }),
      { at, angleDegrees },
    );
  return {
    unitCm: 0.3,
    svg:
      (state === 'worn' || state === 'cut' ? '' : ellipse([0, -176], 62, 20, darker(color, 0.44))) +
      (state === 'cut' ? '' : end([46, -20], -12, darker(color, 0.1)) + end([-6, -8], 7, color)) +
      formed(
        pen,
        'M-84 -186C-60 -172 -30 -166 0 -166S60 -172 84 -186C98 -170 92 -142 66 -132C40 -122 -40 -122 -66 -132C-92 -142 -98 -170 -84 -186Z',
        color,
        {
          depth: 11,
          light: 6,
          extra:
            [-52, 36]
              .map((x) => path(`M${x} -190L${x - 6} -120H${x + 12}L${x + 14} -190Z`, HOUSE.cream))
              .join('') + stroke('M-86 -156Q0 -136 86 -156', darker(color, 0.16), 4),
        },
      ) +
      formed(
        pen,
        'M-26 -160Q2 -170 28 -156Q34 -132 20 -120Q-4 -112 -24 -122Q-36 -140 -26 -160Z',
        color,
        { depth: 7, light: 4 },
      ),
    anchors: { neck: { at: [0, -176] }, grip: { at: [0, -140] } },
  };
};

export const towel: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.3,
  svg:
    [-102, 102].map((x) => circle([x, -184], 9, HOUSE.metalDark)).join('') +
    rod(pen, 'M-100 -184H100', HOUSE.metal, 9) +
    formed(
      pen,
      'M-62 -190H62Q70 -190 70 -180L74 -6Q74 0 68 1Q0 8 -68 1Q-74 0 -74 -6L-70 -180Q-70 -190 -62 -190Z',
      color,
      {
        depth: 10,
        light: 5,
        extra:
          path(
            'M-40 -192C-34 -120 -44 -60 -36 6H-14C-24 -60 -20 -120 -26 -192ZM26 -192C34 -120 24 -60 34 6H50C44 -60 50 -120 44 -192Z',
            darker(color, 0.09),
          ) +
          [-54, -34]
            .map((y) =>
              path(
                `M-80 ${y}Q0 ${y + 8} 80 ${y}V${y + 11}Q0 ${y + 19} -80 ${y + 11}Z`,
                HOUSE.cream,
              ),
            )
            .join('') +
          path('M-72 -192H72V-172Q0 -162 -72 -172Z', lighter(color, 0.2)),
      },
    ),
  anchors: { grip: { at: [0, -150] } },
});

export const tie: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.2,
  svg:
    formed(
      pen,
      'M-15 -212H15C18 -160 32 -100 38 -48L0 0L-38 -48C-32 -100 -18 -160 -15 -212Z',
      color,
      {
        depth: 9,
        light: 5,
        extra: times(6, (index) =>
          path(
            `M-60 ${-176 + index * 40}L60 ${-226 + index * 40}V${-214 + index * 40}L-60 ${-164 + index * 40}Z`,
            lighter(color, 0.5),
          ),
        ).join(''),
      },
    ) +
    formed(
      pen,
      'M-28 -250Q0 -258 28 -250Q28 -230 16 -208H-16Q-28 -230 -28 -250Z',
      darker(color, 0.06),
      { depth: 7, light: 4 },
    ),
  anchors: { neck: { at: [0, -246] }, grip: { at: [0, -230] } },
});
