import type { Engine, EngineContext, Pixels } from '@/lib/engines/engine';
import { compositeOver } from '@/lib/imaging/composite';
import { cutout } from '@/lib/imaging/cutout';
import { flattenOnWhite } from '@/lib/imaging/flatten';

function flat({ widthPx, heightPx }: Pixels, [r, g, b]: readonly [number, number, number]): Pixels {
  const data = new Uint8Array(widthPx * heightPx * 4);
  for (let at = 0; at < data.length; at += 4) data.set([r, g, b, 255], at);
  return { widthPx, heightPx, data };
}

/** The picture's subject on exactly this colour: image models only come near a colour that is asked. */
export async function setBackground(
  pixels: Pixels,
  color: readonly [number, number, number],
  engine: Pick<Engine, 'matte'>,
  context: EngineContext,
): Promise<Pixels> {
  const opaque = flattenOnWhite(pixels);
  const matte = await engine.matte(opaque, context);
  return compositeOver(cutout(opaque, matte), flat(pixels, color));
}
