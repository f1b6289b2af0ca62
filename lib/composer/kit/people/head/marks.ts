import { HOUSE } from '../../../palette/house';
import { darker } from '../../../palette/tones';
import { area, dot, oval, trace } from '../fine';
import type { FacePlan, SeenFace } from './face-plan';
import type { Features } from './features';

/** What is in the skin of one face and not of others: freckles, a scar. */
export function markings(plan: FacePlan, { skin, ...has }: Features): string {
  return (
    (has.freckles ? freckles(plan, darker(skin, 0.28)) : '') +
    (has.scar ? scar(plan, darker(skin, 0.25)) : '')
  );
}

/** What is over a face: a patch on an eye, a pipe in the mouth. */
export function worn(
  face: SeenFace,
  plan: FacePlan,
  { eyePatch, pipe: smokes, longNose: long, tusks: bites, bigNose: broad, skin }: Features,
): string {
  return (
    (broad ? bigNose(plan, skin) : '') +
    (bites ? tusks(plan) : '') +
    (eyePatch ? patch(face, plan) : '') +
    (smokes ? pipe(plan) : '') +
    (long ? longNose(plan, skin) : '')
  );
}

const SPECKS = [
  [-0.12, -0.12],
  [0.02, -0.15],
  [0.12, -0.08],
  [-0.06, -0.02],
  [0.08, 0.03],
] as const;

function freckles({ cheeks }: FacePlan, color: string): string {
  return cheeks
    .flatMap(([x, y]) => SPECKS.map(([dx, dy]) => dot(x + dx, y + dy - 0.08, 0.026, color)))
    .join('');
}

function scar({ eyes }: FacePlan, color: string): string {
  const [x, y] = eyes[0] ?? [0, 0];
  return (
    trace(`M${x - 0.02} ${y + 0.16}L${x - 0.14} ${y + 0.5}`, color, 0.05) +
    trace(`M${x - 0.14} ${y + 0.26}L${x + 0.02} ${y + 0.3}`, color, 0.035) +
    trace(`M${x - 0.17} ${y + 0.38}L${x - 0.02} ${y + 0.42}`, color, 0.035)
  );
}

/** Over the eye that is nearer to whoever looks, on a band around the head. */
function patch(face: SeenFace, { eyes }: FacePlan): string {
  const [x, y] = eyes[0] ?? [0, 0];
  const back = face === 'profile' ? -0.8 : -0.74;
  return (
    trace(`M${back} ${y - 0.2}Q${x - 0.3} ${y - 0.3} .66 ${y - 0.5}`, HOUSE.ink, 0.06) +
    area(
      `M${x - 0.21} ${y - 0.17}Q${x} ${y - 0.26} ${x + 0.21} ${y - 0.17}Q${x + 0.22} ${y + 0.14} ${x} ${y + 0.22}Q${x - 0.22} ${y + 0.14} ${x - 0.21} ${y - 0.17}Z`,
      HOUSE.ink,
    )
  );
}

/** From the corner of the mouth, with its bowl before the chin and a little smoke. */
function pipe({ mouth: [x, y, w] }: FacePlan): string {
  const [from, to] = [x + w * 0.5, x + w * 0.5 + 0.52];
  return (
    trace(`M${from} ${y + 0.06}Q${from + 0.3} ${y + 0.1} ${to} ${y + 0.26}`, '#3f2619', 0.09) +
    area(
      `M${to - 0.08} ${y - 0.06}L${to + 0.24} ${y - 0.06}Q${to + 0.26} ${y + 0.36} ${to + 0.06} ${y + 0.38}Q${to - 0.12} ${y + 0.34} ${to - 0.08} ${y - 0.06}Z`,
      '#7d4a2c',
    ) +
    trace(`M${to - 0.08} ${y - 0.05}L${to + 0.24} ${y - 0.05}`, '#4b2a1a', 0.09) +
    trace(
      `M${to + 0.08} ${y - 0.2}Q${to - 0.06} ${y - 0.36} ${to + 0.1} ${y - 0.52}Q${to + 0.24} ${y - 0.7} ${to + 0.08} ${y - 0.88}`,
      '#d9d5dd',
      0.07,
      { opacity: 0.8 },
    )
  );
}

/** A nose like a potato, its light above. */
function bigNose({ mouth: [x, y] }: FacePlan, skin: string): string {
  const [cx, cy] = [x + 0.1, y - 0.3];
  return (
    oval([cx, cy], 0.3, 0.22, darker(skin, 0.16)) +
    oval([cx - 0.02, cy - 0.04], 0.26, 0.17, darker(skin, 0.06)) +
    oval([cx - 0.1, cy - 0.1], 0.07, 0.05, darker(skin, -0.12))
  );
}

/** Two teeth that stand up over the upper lip. */
function tusks({ mouth: [x, y, w] }: FacePlan): string {
  const tusk = (at: number, lean: number) =>
    area(
      `M${at - 0.075} ${y + 0.06}Q${at + lean} ${y - 0.14} ${at + lean * 1.6} ${y - 0.24}Q${at + 0.1} ${y - 0.08} ${at + 0.075} ${y + 0.07}Z`,
      HOUSE.cream,
    );
  return tusk(x - w * 0.95, -0.05) + tusk(x + w * 0.95, 0.05);
}

/** A turned stick of wood with a round end, a little upwards. */
function longNose({ mouth: [x, y] }: FacePlan, skin: string): string {
  const [from, top] = [x + 0.06, y - 0.34];
  const [to, tip] = [from + 0.98, top - 0.12];
  return (
    area(
      `M${from} ${top}L${to} ${tip}Q${to + 0.12} ${tip + 0.06} ${to} ${tip + 0.15}L${from} ${top + 0.22}Q${from - 0.1} ${top + 0.1} ${from} ${top}Z`,
      darker(skin, 0.1),
    ) +
    area(
      `M${from} ${top + 0.14}L${to} ${tip + 0.1}L${to} ${tip + 0.15}L${from} ${top + 0.22}Z`,
      darker(skin, 0.26),
    ) +
    trace(`M${from + 0.34} ${top - 0.03}L${from + 0.35} ${top + 0.17}`, darker(skin, 0.26), 0.03) +
    trace(`M${from + 0.66} ${top - 0.07}L${from + 0.67} ${top + 0.12}`, darker(skin, 0.26), 0.03)
  );
}
