import { path, stroke } from '@/lib/svg/markup';
import { smooth } from '@/lib/svg/path';
import { add, between, type Point, scale } from '@/lib/svg/point';
import { darker, lighter } from '../../palette/tones';
import type { Pen } from '../pen';
import { lamellar, plate, spacePack, tassets } from './clothes/armor';
import { BEHIND, type BehindName } from './clothes/behind';
import { horseBody } from './clothes/horse-body';
import { fishTail, skirt, tutu } from './clothes/skirt';
import type { Overlay } from './clothes/overlay';
import { printed, printedPiece } from './clothes/prints';
import { WORN, type WornName } from './clothes/worn';
import { bustNeck, bustNeckline, drape } from './bust';
import type { Character } from './character';
import type { Figure } from './figure';
import { points } from './fine';
import { drawLeg, type LegDress } from './leg';
import { limb, centreline } from './limb';
import type { ArmorName, Outfit, Tone } from './outfits/outfit';
import type { PersonParameters } from './parameters';
import { drawPegLeg } from './prosthetics';
import { neckline, pelvis, shirt, type Tailor } from './trunk';

const OVERLAYS: Record<WornName | ArmorName, Overlay> = {
  ...WORN,
  plate,
  lamellar,
  tassets,
  'space-pack': spacePack,
};
/** What is also seen from behind. */
const ALL_ROUND = new Set<string>([
  'stripes',
  'dots',
  'belt',
  'sash',
  'reflex',
  'straps',
  'suspenders',
  'scarf',
  'fur-collar',
  'plate',
  'lamellar',
  'tassets',
  'hood-collar',
  'coat',
  'shawl',
  'poncho',
  'corset',
  'breastplate',
  'bandolier',
  'tool-belt',
  'upright-stripes',
  'mawashi',
  'shoulder-pads',
]);

function legDress({ outfit, paint, skin, prints }: Character): LegDress {
  const print = outfit.legs === 'tights' ? prints.hose : prints.bottom;
  const { legs = 'trousers', shoes = 'sneaker' } = outfit;
  return {
    clothes: legs,
    cloth: paint(outfit.bottom),
    skin,
    shoe: shoes,
    shoeColor: paint(outfit.shoe ?? 'second'),
    ...(outfit.shin ? { shin: paint(outfit.shin) } : {}),
    ...(print ? { print } : {}),
    ...(prints.hose && outfit.shin ? { shinPrint: prints.hose } : {}),
  };
}

/** Crossed legs as one designed mass: two bent bones leave a hole between them. */
function lotusLegs(tailor: Tailor, dress: LegDress): string {
  const { u, skeleton } = tailor;
  const origin: Point = [skeleton.hips[0], 0];
  const p = (x: number, y: number) => add(origin, scale([x, y], u));
  const color = dress.clothes === 'bare' || dress.clothes === 'shorts' ? dress.skin : dress.cloth;
  const thighs = dress.clothes === 'shorts' ? dress.cloth : color;
  const shaped = (list: string) =>
    smooth(
      points(list).map(([x, y]) => p(x, y)),
      { closed: true },
    );
  const mass = shaped(
    '-.085 -.185, -.17 -.182, -.26 -.145, -.318 -.085, -.325 -.035, -.29 -.004, -.12 .002, .12 .002, .29 -.004, .325 -.035, .318 -.085, .26 -.145, .17 -.182, .085 -.185, 0 -.178',
  );
  const farShin = shaped(
    '.29 -.092, .2 -.105, .08 -.085, -.02 -.055, -.03 -.012, .1 -.002, .25 -.004, .306 -.04',
  );
  const foot = shaped(
    '.03 -.062, .09 -.062, .142 -.05, .157 -.036, .15 -.022, .12 -.018, .06 -.006, .03 -.004',
  );
  const nearShin = shaped(
    '-.296 -.098, -.2 -.102, -.06 -.078, .035 -.066, .042 -.064, .042 -.004, .03 -.001, -.14 .001, -.26 -.004, -.312 -.042',
  );
  const fold = (list: string) => {
    const [from = p(0, 0), over = from, to = over] = points(list).map(([x, y]) => p(x, y));
    const d = `M${from.join(' ')}Q${over.join(' ')} ${to.join(' ')}`;
    return stroke(d, darker(thighs, 0.3), 0.007 * u);
  };
  return (
    path(mass, darker(thighs, 0.1)) +
    path(farShin, darker(color, 0.24)) +
    path(foot, dress.skin) +
    path(nearShin, lighter(color, 0.1)) +
    fold('-.245 -.082, -.16 -.112, -.07 -.092') +
    fold('.006 -.176, .012 -.13, -.008 -.098')
  );
}

/** Far leg, near leg; what replaces them. */
export function drawLegs(
  pen: Pen,
  figure: Figure,
  character: Character,
  tailor: Tailor,
): [far: string, near: string] {
  const dress = legDress(character);
  const { outfit, paint } = character;
  if (figure.posture.legs === 'lotus') {
    const over = outfit.skirt
      ? { ...dress, clothes: 'trousers' as const, cloth: paint(outfit.skirt.tone) }
      : dress;
    return ['', lotusLegs(tailor, over)];
  }
  if (outfit.lower === 'fish-tail')
    return ['', fishTail(tailor, paint(outfit.bottom), paint('second'))];
  if (outfit.lower === 'horse') return ['', horseBody(tailor, paint(outfit.bottom))];
  const [near, far] = figure.legs.map((leg) =>
    (character.pegLeg || character.metalLeg) && leg.near
      ? drawPegLeg(pen, leg, { ...dress, isOfSteel: character.metalLeg }, figure.skeleton)
      : drawLeg(pen, leg, dress, figure.skeleton),
  );
  return [figure.posture.farLegHidden ? '' : (far ?? ''), near ?? ''];
}

function skirtOf(outfit: Outfit, character: Character, tailor: Tailor, lotus: boolean): string {
  const { paint } = character;
  if (outfit.lower === 'tutu') return tutu(tailor, paint(outfit.top));
  if (!outfit.skirt || lotus) return '';
  const dots = outfit.worn?.find(([name]) => name === 'dots')?.[1];
  const dotted = dots !== undefined && outfit.skirt.tone === outfit.top;
  return skirt(tailor, paint(outfit.skirt.tone), {
    ...outfit.skirt,
    dots: dotted ? paint(dots) : undefined,
  });
}

/** Trunk with all that is worn on it. */
export function drawTrunk(
  figure: Figure,
  character: Character,
  parameters: PersonParameters,
  tailor: Tailor,
): string {
  const { outfit, paint, prints } = character;
  const lotus = figure.posture.legs === 'lotus';
  const back = character.face === 'back';
  const bareLegs = outfit.lower === 'fish-tail' || outfit.lower === 'horse' || lotus;
  const extra = parameters.worn.map((name) => [name, parameters.tints[name] ?? 'third'] as const);
  const overlays = [...(outfit.worn ?? []), ...extra]
    .filter(([name]) => !back || ALL_ROUND.has(name))
    .map(([name, tone]) => {
      const piece = OVERLAYS[name](tailor, paint(parameters.tints[name] ?? tone));
      return printedPiece(tailor, piece, prints[name]);
    })
    .join('');
  const bra = outfit.lower === 'fish-tail' ? bustier(tailor, character) : '';
  // A dress is one piece; a skirt of another colour lies under the shirt's hem.
  const onePiece = outfit.skirt?.tone === outfit.top;
  const cloth = skirtOf(outfit, character, tailor, lotus);
  const below = printedPiece(tailor, cloth, onePiece ? prints.top : prints.bottom);
  return (
    (bareLegs ? '' : pelvis(tailor, paint(outfit.bottom))) +
    (onePiece ? '' : below) +
    shirt(tailor, paint(outfit.top)) +
    (tailor.skeleton.body.isPortrait ? drape(tailor, paint(outfit.top)) : '') +
    (prints.top ? printed(tailor, tailor.outline, prints.top) : '') +
    (onePiece ? below : '') +
    (tailor.skeleton.body.isPortrait && !back
      ? bustNeckline(tailor, outfit.neckline ?? 'round', paint(outfit.top))
      : neckline(tailor, outfit.neckline ?? 'round')) +
    bra +
    overlays
  );
}

/** Two shells. */
function bustier(
  { skeleton: { at, face }, pen, outline }: Tailor,
  { paint, gender }: Character,
): string {
  if (gender === 'man' || face === 'back') return '';
  const m = face === 'front' ? 0 : 0.2;
  const shell = (k: number) =>
    smooth(
      [at(0.56, k - 0.34), at(0.74, k - 0.36), at(0.82, k), at(0.74, k + 0.36), at(0.56, k + 0.34)],
      { closed: true },
    );
  return pen.clip(
    outline,
    path(shell(m - 0.42), paint('third')) + path(shell(m + 0.42), darker(paint('third'), 0.12)),
  );
}

export function drawBehind(
  character: Character,
  parameters: PersonParameters,
  tailor: Tailor,
): string {
  const { outfit, paint } = character;
  const own = outfit.behind ?? [];
  const extra = parameters.behind
    .filter((name) => !own.some(([worn]) => worn === name))
    .map((name): readonly [BehindName, Tone] => [name, 'third']);
  return [...own, ...extra]
    .map(([name, tone]) =>
      printedPiece(
        tailor,
        BEHIND[name](tailor, paint(parameters.tints[name] ?? tone)),
        parameters.prints[name],
      ),
    )
    .join('');
}

export function drawNeck(pen: Pen, figure: Figure, character: Character): string {
  const { skeleton } = figure;
  const { skin, outfit, paint } = character;
  if (skeleton.body.isPortrait && skeleton.face !== 'back') return bustNeck(pen, figure, character);
  const { at, neck, head, body, face } = skeleton;
  const centre = face === 'front' || face === 'back' ? 0 : 0.06;
  const radius = head.radius;
  const line = centreline(
    at(0.93, centre),
    between(neck, head.center, 0.35),
    add(head.center, [-radius * (centre > 0 ? 0.1 : 0), radius * 0.35]),
  );
  const wide =
    body.unit *
    (0.4 + 0.6 * Math.min(1.15, radius / (0.075 * body.unit))) *
    (0.85 + 0.15 * body.build);
  const color = outfit.gloves === 'main' && outfit.skin ? paint('main') : darker(skin, 0.13);
  return limb(pen, line, [0.066 * wide, 0.058 * wide, 0.056 * wide], color, { shaded: false });
}
