import { circle, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { type Diagram, labelsOf } from './diagram';

export const atom: Diagram = {
  words: [
    'atom',
    'atomic structure',
    'structure of an atom',
    'atommodell',
    'atome',
    'átomo',
    'atomo',
    'bohr model',
  ],
  title: 'The atom',
  subtitle: 'A model: sizes are not to scale',
  extent: [470, 470],
  draw: () => {
    const shells = [210, 330, 440];
    const nucleons: readonly (readonly [number, number])[] = [
      [0, 0],
      ...times(6, (index) => polar(index * 60, 52)),
      ...times(6, (index) => polar(index * 60 + 30, 92)),
    ];
    return [
      ...shells.map((r) => stroke(ellipsePath([0, 0], r), '#a9b4d6', 6)),
      ...nucleons.map(
        ([x, y], index) =>
          circle([x, y], 38, index % 2 ? '#e2574c' : '#5f8fd0') +
          circle([x - 10, y - 10], 12, '#ffffff', { opacity: 0.45 }),
      ),
      ...shells.flatMap((r, shell) =>
        times(shell === 0 ? 2 : shell === 1 ? 4 : 1, (index) => {
          const [x, y] = polar(-40 + shell * 66 + index * (shell === 0 ? 180 : 90), r);
          return circle([x, y], 24, '#f2b632') + stroke(`M${x - 10} ${y}H${x + 10}`, '#7a5a10', 6);
        }),
      ),
    ].join('');
  },
  labels: labelsOf(`
Proton / positive : -52 0
Neutron / no charge : 84 48
Electron / negative : 160 -134
Nucleus : 26 86
Shell : -312 108`),
};

export const circuit: Diagram = {
  words: [
    'electric circuit',
    'electrical circuit',
    'simple circuit',
    'circuit diagram',
    'series circuit',
    'stromkreis',
    'circuit électrique',
    'circuito eléctrico',
    'circuito elettrico',
    'circuito elétrico',
  ],
  title: 'An electric circuit',
  subtitle: 'The lamp shines while the circuit is closed',
  extent: [470, 380],
  draw: () =>
    [
      stroke('M-150 280H-400V-230H-110M110 -230H400V280H150', '#d64f45', 18),
      circle([0, -270], 150, '#fbe28a', { opacity: 0.45 }),
      path(
        'M0 -372C-76 -372 -106 -312 -82 -262C-66 -232 -48 -220 -46 -190H46C48 -220 66 -232 82 -262C106 -312 76 -372 0 -372Z',
        '#fff3c0',
      ),
      stroke('M-24 -196L-34 -270L-12 -250L0 -280L12 -250L34 -270L24 -196', '#f08c2e', 9),
      rectangle([-48, -190], 96, 66, '#9aa3b5', { radius: 10 }),
      stroke('M-46 -170H46M-46 -148H46', '#7c869c', 8),
      stroke('M-110 -230H-60M110 -230H60M-60 -230L-46 -160M60 -230L46 -160', '#d64f45', 18),
      rectangle([-150, 220], 300, 120, '#3d4663', { radius: 16 }),
      rectangle([60, 220], 90, 120, '#d9913b', { radius: 16 }),
      rectangle([150, 254], 22, 52, '#bcc6d8', { radius: 6 }),
      stroke('M-110 280H-70M94 280H130M112 262V298', '#ffffff', 10),
      circle([400, -20], 20, '#6c7690'),
      circle([400, 120], 20, '#6c7690'),
      placed(stroke('M0 0V140', '#6c7690', 20), { at: [400, -20], angleDegrees: 0 }),
      stroke('M400 -20L404 120', '#bcc6d8', 14),
    ].join(''),
  labels: labelsOf(`
Lamp=bulb,light bulb : -60 -310
Filament : 20 -262
Battery=cell,power source : -20 280
Plus pole : 160 276
Minus pole : -150 300
Switch / closed : 402 50
Wire=wires,cable : -400 20`),
};
