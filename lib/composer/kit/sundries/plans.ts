import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { defineFamily, type Drawer, formed } from '../form';

const WALL = '#2f5f9e';
/** Walls of four rooms and a hall, with gaps for doors and windows. */
const WALLS =
  'M-130 -170H-60M-30 -170H60M90 -170H130V-120M130 -90V-10H40M10 -10H-90M-130 -10V-60M-130 -90V-170M-20 -170V-128M-20 -98V-84H-130M-130 -84M-100 -84M-20 -84H30M60 -84H130M50 -10V-54';
const floorPlan: Drawer = (pen) => ({
  unitCm: 0.22,
  svg:
    formed(pen, roundedPath([-150, -192], 300, 204, 4), HOUSE.paper, { depth: 6 }) +
    path('M-130 -170H-20V-84H-130Z', '#e3eefa') +
    path('M-20 -170H130V-84H-20Z', '#fdf1d8') +
    path('M50 -84H130V-10H50Z', '#dff2ea') +
    path('M-130 -84H50V-10H-130Z', '#fbe6e2') +
    `<g fill="none" stroke="${WALL}" stroke-linecap="butt" stroke-width="8"><path d="${WALLS}"/></g>` +
    stroke('M-60 -170H-30M60 -170H90M130 -120V-90M-130 -60V-90', '#9cc3ea', 4) +
    `<path d="M-20 -98A30 30 0 0 0 10 -128M30 -84A30 30 0 0 1 60 -54M10 -10A30 30 0 0 1 40 -40" fill="none" stroke="${WALL}" stroke-width="2"/>` +
    rectangle([-122, -160], 50, 62, HOUSE.white, { radius: 4 }) +
    rectangle([-118, -156], 42, 14, '#b9d2ee', { radius: 4 }) +
    rectangle([-64, -160], 20, 18, '#c9a074', { radius: 3 }) +
    rectangle([70, -158], 50, 24, '#e0a35c', { radius: 8 }) +
    ellipse([60, -112], 26, 15, '#c9a074') +
    [34, 60, 86]
      .map((x) => circle([x, -136], 0.1, WALL) + circle([x, -92], 6, darker('#c9a074', 0.2)))
      .join('') +
    rectangle([90, -76], 34, 22, HOUSE.white, { radius: 9 }) +
    circle([68, -26], 9, HOUSE.white) +
    rectangle([100, -44], 22, 26, HOUSE.white, { radius: 5 }) +
    rectangle([-124, -34], 110, 16, '#b7bfd0', { radius: 2 }) +
    circle([-104, -26], 5, WALL) +
    circle([-88, -26], 5, WALL) +
    rectangle([-60, -31], 20, 10, '#8fc7e8', { radius: 3 }),
  anchors: { page: { at: [0, -90], spanCm: 260 } },
});
const roundabout: Drawer = (pen) => ({
  unitCm: 11,
  svg:
    [
      'M-260 -100L-120 -92V-56L-260 -40Z',
      'M260 -100L120 -92V-56L260 -40Z',
      'M-34 0L-26 -40H26L44 0Z',
      'M-20 -148L-26 -110H26L20 -148Z',
    ]
      .map((data) => path(data, HOUSE.asphalt))
      .join('') +
    stroke('M-256 -72L-140 -74M256 -72L140 -74M4 -2L0 -34', HOUSE.white, 3) +
    ellipse([0, -74], 156, 54, '#d8dde8') +
    ellipse([0, -75], 150, 50, HOUSE.asphalt) +
    `<ellipse cx="0" cy="-75" rx="112" ry="36" fill="none" stroke="#ffffff" stroke-width="2.6" stroke-dasharray="14 12"/>` +
    ellipse([0, -76], 76, 23, '#e9edf4') +
    ellipse([0, -78], 70, 20, HOUSE.grass) +
    ellipse([-8, -80], 50, 13, '#86cc84') +
    [
      [-34, -84, 13],
      [30, -86, 15],
      [0, -98, 21],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          rectangle([x - 2, y], 4, 14, HOUSE.woodDark) +
          circle([x, y], r, HOUSE.leaf) +
          circle([x - r * 0.3, y - r * 0.3], r * 0.55, '#58b277'),
      )
      .join('') +
    [
      [-128, -66, HOUSE.red, 1],
      [96, -46, HOUSE.blue, -1],
      [70, -104, HOUSE.mustard, 1],
    ]
      .map(
        ([x, y, fill]) =>
          formed(
            pen,
            roundedPath([Number(x) - 15, Number(y) - 13], 30, 12, 5),
            String(fill) as '#ffffff',
            { depth: 3 },
          ) +
          rectangle([Number(x) - 9, Number(y) - 18], 17, 8, '#bfe0f2', { radius: 3 }) +
          circle([Number(x) - 9, Number(y)], 3.6, HOUSE.ink) +
          circle([Number(x) + 9, Number(y)], 3.6, HOUSE.ink),
      )
      .join(''),
});
/** What is drawn of houses and streets from above. */
export const planned = defineFamily('planned', { 'floor-plan': floorPlan, roundabout });
