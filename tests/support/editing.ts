import { Client } from './client';
import { discMask, photoPng } from './photos';
import { dataUrl } from './pictures';
import { TestServer } from './server';

/** Side of the photo and of its mask. */
export const SIDE_PX = 512;
/** The white disc of the mask: centre and radius in pixels. */
export const DISC = { x: 400, y: 110, radiusPx: 60 } as const;

/** Fields of an edit; `mask: true` stands for the mask. */
export type Body = Record<string, unknown>;

/** A server, a client with units, and a photo with a mask to edit. */
export interface Editing {
  server: TestServer;
  client: Client;
  photo: Buffer;
  mask: Buffer;
  /** The body with its pictures as data URLs, for a JSON request. */
  json: (body: Body) => Body;
}

export async function openEditing(): Promise<Editing> {
  const server = await TestServer.start();
  const client = await Client.open(server);
  const photo = await photoPng('cat', SIDE_PX);
  const mask = await discMask(SIDE_PX, [DISC.x, DISC.y], DISC.radiusPx);
  const json = (body: Body) => ({
    ...body,
    image_url: dataUrl(photo),
    mask: undefined,
    ...(body.mask ? { mask_url: dataUrl(mask) } : {}),
  });
  return { server, client, photo, mask, json };
}
