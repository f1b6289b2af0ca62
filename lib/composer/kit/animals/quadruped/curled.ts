import { path, stroke } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { anchor } from '../core/finish';
import type { Mammal } from '../core/mammal';
import { form, mass, move, points, shadeOn, stack } from '../core/piece';
import { tube } from '../core/tube';
import { frontHead } from '../heads/front';
import type { Drawn } from './draw';

const BODY = '-66,-20 -60,-48 -36,-72 0,-82 36,-76 62,-52 68,-24 58,-4 20,0 -30,0 -56,-5';

/** Asleep, rolled up: one bean, the tail round the front, the head on the paws. */
export function drawCurled(pen: Pen, mammal: Mammal): Drawn {
  const { coat, marking, tailTip, white, sock, stripes } = mammal.colors;
  const size = Math.sqrt(mammal.build.length / 120);
  const bars =
    marking && mammal.markings === 'stripes'
      ? path(
          'M-10 -86Q-4 -66 -12 -50Q2 -64 2 -86ZM12 -86Q20 -66 14 -48Q28 -64 24 -84ZM36 -80Q46 -62 44 -44Q54 -58 50 -72Z',
          marking,
        )
      : '';
  const rings = stripes && mammal.tail === 'ringed';
  const tail = tube(
    pen,
    points('56,-24 62,-8 34,-4 -4,-6 -34,-10'),
    [22, 20, 18, 16, 12],
    rings ? stripes : lighter(coat, 0.06),
  );
  const head = frontHead(pen, mammal.face, mammal.colors, 'asleep');
  const at: Point = [-40, -26];
  const place = { at, angleDegrees: -8, scaleX: 0.58 };
  const piece = stack(
    mass(
      pen,
      BODY,
      coat,
      form('-4,-90 30,-86 62,-56 72,-20 84,-50 50,-100', lighter(coat, 0.12)),
      bars,
      shadeOn(coat, '-76,-14 -36,-26 4,-26 56,-40 80,-10 60,20 -70,20', 1.3),
    ),
    stroke('M54 -30Q44 -54 14 -42Q2 -36 6 -20', darker(coat, 0.3), 2.6),
    tail,
    (tailTip ?? white) &&
      pen.clip(
        tail.data,
        form('-14,-30 -60,-30 -60,20 -10,20 -20,-4', tailTip ?? white ?? coat).svg,
      ),
    tube(pen, points('-18,-6 -44,-5 -62,-6'), [13, 12, 11], sock ?? coat, { shade: 0.6 }),
    move(head.face, place),
  );
  return {
    piece: move(piece, { scaleX: size }),
    anchors: {
      head: anchor([at[0] * size, at[1] * size], 60 * size),
      crown: anchor([at[0] * size, (at[1] - 26) * size], 44 * size),
      eyes: anchor([at[0] * size, at[1] * size], 50 * size),
      mouth: anchor([at[0] * size, (at[1] + 16) * size]),
      neck: anchor([-20 * size, -34 * size]),
      back: anchor([10 * size, -80 * size], 60 * size),
      top: anchor([10 * size, -80 * size], 60 * size),
      tail: anchor([-30 * size, -8 * size]),
      chest: anchor([0, -30 * size]),
    },
  };
}
