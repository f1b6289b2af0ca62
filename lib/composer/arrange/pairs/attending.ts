import type { KitDrawing } from '../../kit/part';
import { flattened, moved, stacked } from '../assemble';
import type { Actors } from '../at-table';
import { withBedside } from '../bedside';
import type { PenFor } from '../held';
import type { Node } from '../node';
import { drawnIn, heightOf, seatedBody } from './draw-pair';
import type { JointPose } from './joint-pose';
import { type Body, solved } from './solve';

/** Whether somebody looks to the left. */
const isTurned = ({ anchors: { eyes, head } }: KitDrawing) =>
  eyes !== undefined && head !== undefined && eyes.at[0] < head.at[0];

/** Somebody with the hands on who sits on something: the one that pushes a swing, in the frame of the other. */
function drawAttending(
  agent: Node,
  joint: JointPose,
  seatedOne: KitDrawing,
  penFor: PenFor,
  actors: Actors,
): KitDrawing {
  const isLeft = isTurned(seatedOne);
  const facing = isLeft ? moved(seatedOne, { at: [0, 0], mirrored: true }) : seatedOne;
  const own = seatedBody(agent, joint.agent, penFor, actors, {});
  const still: Body = {
    heightCm: agent.partner ? heightOf(agent.partner) : own.body.heightCm,
    usual: { pose: 'sit' },
    isBeast: true,
    draw: () => facing,
  };
  const { supports, placement } = solved({ joint, bodies: [own.body, still], scale: 1 }, [
    own.given,
  ]);
  const drawn = drawnIn(own, supports[0]);
  const { at, mirrored = false } = placement;
  const beside = moved(drawn, { at: [mirrored ? at[0] : -at[0], 0], mirrored });
  return isLeft ? moved(beside, { at: [0, 0], mirrored: true }) : beside;
}

/** With who has the hands on somebody that is on or in it: behind a swing, beside a bicycle. */
export function withAttending(
  node: Node,
  host: KitDrawing,
  [rider]: readonly KitDrawing[],
  penFor: PenFor,
  actors: Actors,
): KitDrawing {
  const attending = node.children.filter(({ bond }) => bond === 'attending');
  const isCarer = ({ deed, joint }: Node) => deed !== undefined && !joint;
  const carers = rider ? attending.filter(isCarer) : [];
  const tended =
    rider && carers.length > 0
      ? withBedside(host, { carers, patient: rider }, penFor, actors)
      : host;
  const others = attending
    .filter((child) => !carers.includes(child))
    .map((child) =>
      rider && child.joint
        ? drawAttending(child, child.joint, rider, penFor, actors)
        : actors.draw(child, penFor),
    );
  if (others.length === 0) return tended;
  return { ...stacked([flattened(tended), ...others]), anchors: host.anchors };
}
