import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openStandIn } from './stand-in';

/** A process that has the local model draw and never ends by itself, to be killed. */

const [dataDir = ''] = process.argv.slice(2);
writeFileSync(path.join(dataDir, 'host.pid'), String(process.pid));
const { url } = await openStandIn(dataDir);
const { origin, password } = new URL(url);
await fetch(`${origin}/sdcpp/v1/img_gen`, {
  method: 'POST',
  headers: { authorization: `Bearer ${password}` },
  body: JSON.stringify({ prompt: 'a cat', width: 64, height: 64, seed: 1 }),
});
setInterval(() => undefined, 60_000);
