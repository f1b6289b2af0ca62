import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { blob } from '@/lib/svg/path';
import { type Point, polar, times } from '@/lib/svg/point';
import { type Drawer, leaf, pointsOf, type Sketch } from '../form';
import type { Pen } from '../pen';

function salami(pen: Pen, [x, y]: Point, r: number): string {
  return (
    circle([x + r * 0.1, y + r * 0.13], r, '#8d3a1c', { opacity: 0.45 }) +
    circle([x, y], r, '#a92c2f') +
    circle([x - r * 0.06, y - r * 0.08], r * 0.88, '#cf4238') +
    times(6, (index) => {
      const [dx, dy] = polar(index * 61 + x, r * (0.3 + 0.3 * (index % 2)));
      return circle([x + dx, y + dy], r * 0.1, index % 2 ? '#e87a62' : '#9c262d');
    }).join('') +
    stroke(
      `M${x - r * 0.6} ${y - r * 0.4}A${r * 0.75} ${r * 0.75} 0 0 1 ${x} ${y - r * 0.75}`,
      '#f2937a',
      r * 0.1,
      { opacity: 0.8 },
    )
  );
}

const olive = ([x, y]: Point) => circle([x, y], 15, '#3a2a3e') + circle([x, y], 6, '#f9c550');

const CRUST =
  'M-262 -150Q-280 -206 -232 -226Q0 -304 232 -226Q280 -206 262 -150Q244 -128 214 -142Q0 -212 -214 -142Q-244 -128 -262 -150Z';

function slice(pen: Pen): string {
  const base = 'M-230 -170Q0 -250 230 -170L24 290Q0 316 -24 290Z';
  const cheese = blob(
    pointsOf(
      '-190 -160, -90 -190, 0 -196, 100 -192, 192 -160, 160 -80, 128 -20, 92 60, 62 120, 34 200, 6 256, -24 214, -52 140, -84 80, -112 0, -154 -80',
    ),
  );
  const light = [
    pointsOf('-150 -140, -60 -150, -40 -90, -100 -60'),
    pointsOf('20 -120, 110 -130, 90 -60, 30 -70'),
    pointsOf('-30 30, 40 20, 30 90, -20 90'),
  ];
  return (
    path(base, '#c9702c') +
    pen.clip(
      base,
      path('M-214 -190Q0 -250 214 -190L16 264Q0 284 -16 264Z', '#d5482f') +
        path(cheese, '#f9c550') +
        light.map((points) => path(blob(points), '#ffe39a')).join(''),
    ) +
    (
      [
        [-96, -96, 50],
        [74, -96, 52],
        [-18, 4, 48],
        [12, 128, 40],
      ] as const
    )
      .map(([x, y, r]) => salami(pen, [x, y], r))
      .join('') +
    leaf([-20, -120], 74, 24, 20, '#4f9a4c') +
    leaf([-18, -118], 60, 20, 150, '#3f8a46') +
    leaf([40, 50], 58, 18, -30, '#4f9a4c') +
    pointsOf('-130 -30, 110 -20, -50 90').map(olive).join('') +
    path(CRUST, '#b9682a') +
    path(
      'M-258 -160Q-268 -204 -228 -218Q0 -292 228 -218Q262 -204 256 -166Q236 -176 212 -180Q0 -250 -212 -180Q-240 -172 -258 -160Z',
      '#e09a48',
    ) +
    path('M-236 -196Q0 -276 200 -216Q0 -254 -236 -180Z', '#f6c67c')
  );
}

/** A slice from above, the crust at the top. */
export const pizzaSlice: Drawer = (pen, { view }) => ({
  unitCm: 0.035,
  svg: placed(slice(pen), { at: view === 'top' ? [0, 0] : [0, -306] }),
});

/** A whole pizza: a disc from above, tilted where it lies on a table. */
const salamiPizza = (pen: Pen): string => {
  const spots = times(9, (index) =>
    polar(index * 137.5, index === 0 ? 0 : 58 + ((index * 43) % 90)),
  );
  return (
    spots.map((at) => salami(pen, at, 34)).join('') +
    times(6, (index) => {
      const at = polar(index * 60 + 28, 92);
      return leaf(at, 46, 15, index * 77, index % 2 ? '#4f9a4c' : '#3f8a46');
    }).join('') +
    times(6, (index) => placed(olive([0, 0]), { at: polar(index * 60 + 4, 128) })).join('')
  );
};

/** Tomato, mozzarella and basil. */
const margheritaTop = (): string =>
  times(8, (index) => {
    const [x, y] = polar(index * 137.5 + 30, index === 0 ? 8 : 62 + ((index * 37) % 84));
    return (
      path(
        blob(
          times(9, (k) => {
            const [dx, dy] = polar(k * 40, k % 2 ? 36 : 42);
            return [x + dx, y + dy * 0.86] as const;
          }),
        ),
        '#fffaf0',
      ) + ellipse([x - 6, y - 6], 22, 15, '#ffffff', { opacity: 0.8 })
    );
  }).join('') +
  times(6, (index) => {
    const [x, y] = polar(index * 60 + 12, index % 2 ? 62 : 126);
    return circle([x, y], 27, '#c93a2c') + circle([x - 2, y - 2], 22, '#e2604a');
  }).join('') +
  times(7, (index) => {
    const at = index === 0 ? ([0, 10] as const) : polar(index * 60 + 40, 78 + (index % 3) * 26);
    return leaf(at, 58, 22, index * 71, '#3f8a46') + leaf(at, 46, 16, index * 71 + 62, '#55a352');
  }).join('');

/** A pizza with what makes it a margherita. */
export const margherita: Drawer = (pen, wish) => pizzaWith(pen, margheritaTop(), wish);

export const flatPizza: Drawer = (pen, wish) => pizzaWith(pen, salamiPizza(pen), wish);

/** From where to where the slice goes that is taken out. */
const TAKEN = [22, 67] as const;

/** The disc without one slice, which lies beside it; its silhouette is drawn, since what is clipped has no edges. */
function withoutSlice(pen: Pen, disc: string, edge: string): string {
  const at = (degrees: number) => polar(degrees, 212).join(' ');
  const [from, to] = TAKEN;
  const wedge = `M0 0L${at(from)}A212 212 0 0 1 ${at(to)}Z`;
  const rest = `M0 0L${at(to)}A212 212 0 1 1 ${at(from)}Z`;
  const piece = (data: string) => path(data, edge) + pen.clip(data, disc);
  return piece(rest) + placed(piece(wedge), { at: polar((from + to) / 2, 96) });
}

/** A pizza; `cut` has a slice pulled out. */
function pizzaWith(pen: Pen, topping: string, { view, state }: Parameters<Drawer>[1]): Sketch {
  const rim = times(24, (index) => {
    const [x, y] = polar(index * 15, 196);
    return ellipse(
      [x, y],
      13 + (index % 3) * 3,
      10 + (index % 2) * 3,
      index % 4 ? '#c47a30' : '#a9602a',
      { opacity: 0.55 },
    );
  }).join('');
  const cuts = times(4, (index) =>
    placed(stroke('M-205 0H205', '#d9932f', 4, { opacity: 0.8 }), {
      angleDegrees: index * 45 + 20,
    }),
  ).join('');
  const whole =
    circle([4, 8], 212, '#9a5a24') +
    circle([0, 0], 212, '#e09a48') +
    circle([-4, -6], 202, '#efb564') +
    rim +
    circle([0, 0], 178, '#d5482f') +
    path(blob(times(18, (index) => polar(index * 20, index % 2 ? 160 : 172))), '#f9c550') +
    times(7, (index) => {
      const [x, y] = polar(index * 51 + 20, 60 + (index % 3) * 40);
      return ellipse([x, y], 34, 24, '#ffe39a', { opacity: 0.8 });
    }).join('') +
    cuts +
    topping;
  const isCut = state === 'cut';
  const disc = isCut ? withoutSlice(pen, whole, '#e09a48') : whole;
  const below = ellipse([0, 26], 212, 212, '#8a4f20');
  const crust = placed(withoutSlice(pen, '', '#8a4f20'), { at: [0, 26] });
  const flat = view !== 'top';
  return {
    unitCm: 0.075,
    svg: flat
      ? placed((isCut ? crust : below) + disc, {
          at: [0, -98],
          scaleX: 1,
          scaleY: 0.42,
        })
      : disc,
    anchors: { top: { at: [0, flat ? -96 : 0], spanCm: 340 } },
  };
}
