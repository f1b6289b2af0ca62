import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed } from '../form';

/** What people have on by their figures, drawn alone: for animals that wear it, and for who has it in hand. */

const flower = ([x, y]: readonly [number, number], radius: number, color: string) =>
  times(5, (index) => {
    const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2;
    const [dx, dy] = [Math.cos(angle) * radius * 0.72, Math.sin(angle) * radius * 0.72];
    return circle([x + dx, y + dy], radius * 0.56, color);
  }).join('') + circle([x, y], radius * 0.42, HOUSE.gold);

const flowerCrown: Drawer = (pen) => {
  const colors = [HOUSE.coral, HOUSE.white, pen.accents[0], HOUSE.pink, pen.accents[1]];
  const leaf = (x: number, y: number, degrees: number) =>
    ellipse([x, y], 20, 9, HOUSE.leaf, { transform: `rotate(${degrees} ${x} ${y})` });
  return {
    unitCm: 0.14,
    svg:
      stroke('M-104 -34C-70 6 70 6 104 -34', darker(HOUSE.leaf, 0.25), 9) +
      times(7, (index) => leaf(-96 + index * 32, index % 2 ? -2 : -30, -50 + index * 17)).join('') +
      times(5, (index) => {
        const x = -84 + index * 42;
        const y = -14 - Math.abs(x) * 0.16;
        return flower([x, y], index % 2 ? 19 : 25, colors[index] ?? HOUSE.coral);
      }).join(''),
    anchors: { crown: { at: [0, -4], spanCm: 208 } },
  };
};

const deerstalker: Drawer = (pen, { color = '#a98a5c' }) => ({
  unitCm: 0.14,
  svg:
    formed(pen, 'M-104 -8C-150 -2 -172 12 -176 26C-140 22 -110 14 -80 4Z', darker(color, 0.14), {
      depth: 5,
    }) +
    formed(pen, 'M104 -8C150 -2 172 12 176 26C140 22 110 14 80 4Z', darker(color, 0.2), {
      depth: 5,
    }) +
    formed(pen, 'M-108 0C-112 -116 -44 -138 0 -138S112 -116 108 0Q0 22 -108 0Z', color, {
      depth: 14,
      light: 6,
      extra:
        stroke('M-50 -150V20M0 -150V20M50 -150V20', darker(color, 0.22), 5) +
        stroke('M-120 -96H120M-120 -48H120', lighter(color, 0.22), 5),
    }) +
    formed(pen, 'M-106 -4C-96 -66 -56 -100 -8 -120C-30 -80 -56 -30 -70 2Z', darker(color, 0.08), {
      depth: 6,
    }) +
    formed(pen, 'M106 -4C96 -66 56 -100 8 -120C30 -80 56 -30 70 2Z', darker(color, 0.18), {
      depth: 6,
    }) +
    formed(pen, 'M-30 -140L-6 -128L-34 -112ZM30 -140L6 -128L34 -112Z', darker(color, 0.34), {
      depth: 3,
    }) +
    circle([0, -128], 9, darker(color, 0.4)),
  anchors: { crown: { at: [0, -4], spanCm: 214 } },
});

const flightCap: Drawer = (pen, { color = '#7a4e2e' }) => ({
  unitCm: 0.14,
  svg:
    formed(
      pen,
      'M-112 6C-116 -112 -52 -142 0 -142S116 -112 112 6L92 84Q78 98 66 78L62 10Q0 -16 -62 10L-66 78Q-78 98 -92 84Z',
      color,
      {
        depth: 14,
        light: 6,
        extra: stroke(
          'M0 -150V0M-60 -140Q-78 -60 -74 60M60 -140Q78 -60 74 60',
          darker(color, 0.26),
          4,
        ),
      },
    ) +
    stroke('M-112 -56Q0 -34 112 -56', darker(color, 0.4), 15) +
    [-44, 44]
      .map(
        (x) =>
          ellipse([x, -50], 42, 34, HOUSE.gold) +
          ellipse([x, -50], 31, 24, '#bfe3ea') +
          path(`M${x - 20} -44L${x + 4} -70L${x + 14} -66L${x - 10} -36Z`, HOUSE.white, {
            opacity: 0.75,
          }),
      )
      .join(''),
  anchors: { crown: { at: [0, -10], spanCm: 214 } },
});

const nurseCap: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    formed(pen, 'M-92 0L-116 -84Q0 -116 116 -84L92 0Q0 -22 -92 0Z', HOUSE.white, {
      depth: 12,
      extra: stroke('M-96 -14Q0 -38 96 -14', HOUSE.blue, 8),
    }) + path('M-9 -92H9V-73H28V-55H9V-36H-9V-55H-28V-73H-9Z', HOUSE.red),
  anchors: { crown: { at: [0, -6], spanCm: 184 } },
});

const jesterHat: Drawer = (pen) => {
  const [one, two, three] = [HOUSE.red, HOUSE.gold, HOUSE.purple];
  const bell = (x: number, y: number) =>
    circle([x, y], 15, HOUSE.gold) +
    stroke(`M${x - 8} ${y + 3}H${x + 8}`, darker(HOUSE.gold, 0.4), 4);
  return {
    unitCm: 0.15,
    svg:
      formed(
        pen,
        'M-96 0C-96 -80 -120 -130 -176 -120C-206 -112 -208 -70 -190 -44C-184 -80 -150 -88 -128 -62Q-104 -30 -60 0Z',
        one,
        { depth: 10, light: 4 },
      ) +
      formed(
        pen,
        'M96 0C96 -80 120 -130 176 -120C206 -112 208 -70 190 -44C184 -80 150 -88 128 -62Q104 -30 60 0Z',
        three,
        { depth: 10, light: 4 },
      ) +
      formed(
        pen,
        'M-96 2C-84 -90 -50 -150 10 -190C40 -208 70 -196 76 -170C50 -176 44 -150 56 -120Q88 -60 96 2Q0 22 -96 2Z',
        two,
        { depth: 12, light: 5 },
      ) +
      formed(pen, 'M-100 -18Q0 8 100 -18V8Q0 34 -100 8Z', darker(one, 0.12), { depth: 6 }) +
      bell(-190, -34) +
      bell(190, -34) +
      bell(80, -160),
    anchors: { crown: { at: [0, 0], spanCm: 198 } },
  };
};

const halo: Drawer = () => ({
  unitCm: 0.14,
  svg:
    `<ellipse cx="0" cy="-70" rx="96" ry="24" fill="none" stroke="${lighter(HOUSE.gold, 0.5)}" stroke-width="26" opacity="0.5"/>` +
    `<ellipse cx="0" cy="-70" rx="96" ry="24" fill="none" stroke="${HOUSE.gold}" stroke-width="13"/>` +
    stroke('M-88 -78Q-60 -93 -10 -94', HOUSE.white, 4),
  anchors: { crown: { at: [0, 0], spanCm: 200 } },
});

const toolBelt: Drawer = (pen, { color = '#7a4e2e' }) => {
  const pouch = (x: number) =>
    formed(
      pen,
      `M${x - 34} -6H${x + 34}L${x + 28} 56Q${x} 68 ${x - 28} 56Z`,
      lighter(color, 0.12),
      {
        depth: 7,
        light: 4,
      },
    ) + stroke(`M${x - 30} 12H${x + 30}`, darker(color, 0.3), 4);
  return {
    unitCm: 0.3,
    svg:
      stroke('M-74 -60V0', HOUSE.woodDark, 11) +
      path('M-96 -74H-50V-52H-96Z', HOUSE.metal) +
      stroke('M66 -58V0', HOUSE.red, 13) +
      stroke('M90 -66V0', HOUSE.metal, 9) +
      formed(pen, 'M-124 -22Q0 8 124 -22V10Q0 40 -124 10Z', color, { depth: 8, light: 4 }) +
      pouch(-76) +
      pouch(78) +
      `<rect x="-24" y="-14" width="48" height="42" rx="8" fill="none" stroke="${HOUSE.gold}" stroke-width="9"/>`,
  };
};

const featherBoa: Drawer = (_pen, { color = '#e86fa0' }) => {
  const tufts = times(15, (index) => {
    const angle = Math.PI * (0.04 + (index / 14) * 0.92);
    const [x, y] = [-Math.cos(angle) * 104, Math.sin(angle) * 74 - 60];
    const tone = index % 2 ? lighter(color, 0.16) : darker(color, 0.06);
    return times(4, (spike) =>
      ellipse([x, y], 34, 11, tone, { transform: `rotate(${index * 24 + spike * 45} ${x} ${y})` }),
    ).join('');
  });
  return {
    unitCm: 0.3,
    svg: tufts.join(''),
    anchors: { neck: { at: [0, -40], spanCm: 150 } },
  };
};

export const headdress = defineFamily('headdress', {
  'flower-crown': flowerCrown,
  deerstalker,
  'flight-cap': flightCap,
  'nurse-cap': nurseCap,
  'jester-hat': jesterHat,
  halo,
  'tool-belt': toolBelt,
  'feather-boa': featherBoa,
});
