import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, shape } from '@/lib/svg/markup';
import { heightOf, times, widthOf } from '@/lib/svg/point';
import { type BriefElement, textOfWords } from '../../brief';
import { conceptOf } from '../../concepts';
import { kitThing, kitThingAt } from '../../places/kit-things';
import { darker, lighter } from '../../palette/tones';
import { Design } from '../design/design';
import type { Template, TemplateRequest } from '../template';
import { CUTAWAY_ROOMS, CUTAWAY_USUAL } from './cutaway.data';

/** A house cut open from the front, room by room, as a doll's house is. */

const ROOM_CM = { width: 400, height: 270, slab: 22, wall: 22 } as const;
const ROOF: Hex = '#b5523f';
const WALL: Hex = '#f4ead8';

interface House {
  design: Design;
  request: TemplateRequest;
  /** Pixels of a centimetre. */
  scale: number;
  left: number;
  /** Where the ground is. */
  foot: number;
  floors: number;
}

/** Rooms that the prompt names, and those that a house has anyway, from the ground up. */
function roomsOf({ brief }: TemplateRequest, floors: number): string[] {
  const named = brief.places.map(({ concept }) => concept).filter((id) => id in CUTAWAY_ROOMS);
  const usual = CUTAWAY_USUAL.filter((id) => !named.includes(id));
  const count = floors * 2;
  const chosen = [...named, ...usual].slice(0, count);
  return [...chosen].sort((a, b) => orderOf(a) - orderOf(b));
}

const orderOf = (id: string) => CUTAWAY_ROOMS[id]?.up ?? 1;

function furnish({ design, request, scale }: House, id: string, x: number, y: number): void {
  const spec = CUTAWAY_ROOMS[id];
  if (!spec) return;
  const [w, h] = [ROOM_CM.width * scale, ROOM_CM.height * scale];
  design.addArt(
    rectangle([x, y - h], w, h, spec.wall),
    rectangle([x, y - h], w, h * 0.06, darker(spec.wall, 0.12)),
    rectangle([x, y - 14 * scale], w, 14 * scale, darker(spec.wall, 0.2)),
    windowPane(x + w * spec.window, y - h * 0.42, scale),
  );
  const pen = request.pen(`cutaway ${id}`, scale);
  let at = 22;
  for (const concept of spec.things) {
    const thing = kitThing(concept, pen, (color) => color);
    if (!thing) continue;
    const size = Math.min(1.2, 190 / heightOf(thing.box), 200 / widthOf(thing.box));
    const wide = widthOf(thing.box) * size;
    if (at + wide > ROOM_CM.width - 10) continue;
    const isHung = conceptOf(concept)?.habitat === 'wall';
    design.addArt(
      placed(thing.svg, {
        at: [
          x + (at - thing.box.left * size) * scale,
          y - (isHung ? 130 * scale : 0) - thing.box.bottom * size * scale,
        ],
        scaleX: size * scale,
      }),
    );
    at += wide + 16;
  }
}

function windowPane(x: number, y: number, scale: number): string {
  const [w, h] = [84 * scale, 96 * scale];
  return (
    rectangle([x - w / 2 - 5, y - h / 2 - 5], w + 10, h + 10, '#ffffff') +
    rectangle([x - w / 2, y - h / 2], w, h, '#a9d6ee') +
    rectangle([x - 2, y - h / 2], 4, h, '#ffffff') +
    rectangle([x - w / 2, y - 2], w, 4, '#ffffff')
  );
}

/** Roof, walls, floors and the ground under the house. */
function shell({ design, scale, left, foot, floors }: House): void {
  const wide = (ROOM_CM.width * 2 + ROOM_CM.wall * 3) * scale;
  const high = floors * (ROOM_CM.height + ROOM_CM.slab) * scale;
  const rise = 230 * scale;
  const over = 60 * scale;
  const { width, height } = design;
  const cloud = (x: number, y: number) =>
    [0, 1, 2]
      .map((at) =>
        ellipse(
          [x + at * 60 * scale, y - (at === 1 ? 22 * scale : 0)],
          60 * scale,
          36 * scale,
          '#ffffff',
        ),
      )
      .join('');
  design.addGround(
    cloud(width * 0.1, height * 0.13),
    cloud(width * 0.8, height * 0.1),
    rectangle([0, foot], width, height - foot, '#8fc177'),
    ellipse([width / 2, foot + 14 * scale], wide * 0.6, 20 * scale, '#5f9a58', { opacity: 0.5 }),
  );
  const pen = design.request.pen('cutaway garden', scale);
  for (const [x, size] of [
    [left - over * 2.2, 1],
    [left + wide + over * 2.4, 0.8],
    [left + wide + over * 4.2, 1.1],
    [left - over * 4.6, 0.8],
  ] as const)
    design.addGround(
      kitThingAt('tree', pen, (color) => color, { at: [x, foot + 6 * scale], scale: size * scale }),
    );
  design.addArt(
    rectangle([left + wide * 0.72, foot - high - rise * 1.02], 60 * scale, rise, '#c2795a'),
    shape(
      [
        [left - over, foot - high + 8],
        [left + wide / 2, foot - high - rise],
        [left + wide + over, foot - high + 8],
      ],
      ROOF,
    ),
    shape(
      [
        [left + over * 0.8, foot - high],
        [left + wide / 2, foot - high - rise + 42 * scale],
        [left + wide - over * 0.8, foot - high],
      ],
      lighter('#d9b58a', 0.2),
    ),
    circle([left + wide / 2, foot - high - rise * 0.36], 34 * scale, '#ffffff'),
    circle([left + wide / 2, foot - high - rise * 0.36], 27 * scale, '#a9d6ee'),
    rectangle([left, foot - high], wide, high, WALL),
    rectangle([left, foot - 4], wide, 18 * scale, '#9a938a'),
  );
}

/** Everybody in a room of their own, as far as there are rooms. */
function inhabit(house: House, corners: readonly (readonly [number, number])[]): void {
  const { design, request, scale } = house;
  const isAlive = ({ concept = '' }: BriefElement) =>
    /^(?:person|animal|fantasy)$/.test(conceptOf(concept)?.kind ?? '');
  const living = request.brief.elements.filter(isAlive);
  const everywhere = /every|each|jede|chaque|cada|ogni/i.test(textOfWords(request.brief));
  const copies = living.flatMap((element) =>
    times(
      element.several || everywhere ? Math.max(element.count, corners.length) : element.count,
      (copy) => ({ element, copy }),
    ),
  );
  copies.slice(0, corners.length * 2).forEach(({ element, copy }, index) => {
    const corner = corners[index % corners.length];
    const drawing = request.drawingOf(element, scale, { copy });
    if (!corner || !drawing) return;
    const size = Math.min(1, 178 / heightOf(drawing.box)) * scale;
    const across = index < corners.length ? 0.7 : 0.36;
    design.addArt(
      placed(drawing.svg + (drawing.front ?? ''), {
        at: [corner[0] + ROOM_CM.width * across * scale, corner[1] + 4],
        scaleX: size,
      }),
    );
    design.show(element.id);
  });
}

const FLOORS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:one|single|1)[- ]stor/i, 1],
  [/\b(?:four|4)[- ](?:stor|floor)/i, 4],
  [/\b(?:three|3)[- ](?:stor|floor)|dreistöckig|trois étages|tres pisos/i, 3],
];

export const cutawayHouse: Template = {
  id: 'cutaway-house',
  draw(request) {
    const design = new Design(request);
    const { width, height } = design;
    const { brief } = request;
    const said = brief.template?.title ?? '';
    const named = brief.places.filter(({ concept }) => concept in CUTAWAY_ROOMS).length;
    const floors =
      FLOORS.find(([cue]) => cue.test(said))?.[1] ?? Math.min(4, Math.max(2, Math.ceil(named / 2)));
    design.fillGround('#cfe8f5');
    const wideCm = ROOM_CM.width * 2 + ROOM_CM.wall * 3;
    const highCm = floors * (ROOM_CM.height + ROOM_CM.slab) + 250;
    const scale = Math.min((width * 0.8) / wideCm, (height * 0.84) / highCm);
    const house: House = {
      design,
      request,
      scale,
      floors,
      left: (width - wideCm * scale) / 2,
      foot: height * 0.93,
    };
    shell(house);
    const rooms = roomsOf(request, floors);
    const corners = rooms.map((_, index): readonly [number, number] => [
      house.left + (ROOM_CM.wall + (index % 2) * (ROOM_CM.width + ROOM_CM.wall)) * scale,
      house.foot - Math.floor(index / 2) * (ROOM_CM.height + ROOM_CM.slab) * scale,
    ]);
    rooms.forEach((id, index) => {
      const [x, y] = corners[index] ?? [0, 0];
      furnish(house, id, x, y);
    });
    inhabit(house, corners);
    for (const { id, concept = '' } of brief.elements)
      if (conceptOf(concept)?.kind === 'building') design.show(id);
    design.addArt(path(`M0 ${height * 0.93}H${width}V${height * 0.945}H0Z`, '#7fb368'));
    design.tell('rooms', 'furniture', 'roof');
    return design.finish();
  },
};
