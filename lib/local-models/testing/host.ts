import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openLocalEngine } from '../local-engine';
import { KEEPER, STAND_IN } from './stand-in';

/** A process that has the local model draw and never ends by itself, to be killed. */

const [dataDir = ''] = process.argv.slice(2);
writeFileSync(path.join(dataDir, 'host.pid'), String(process.pid));
const silent = { info: () => undefined, warn: () => undefined };
const { url } = await openLocalEngine({
  environment: {
    DATA_DIR: dataDir,
    ENGINE_SDCPP_BIN: STAND_IN,
    ENGINE_SDCPP_FLAGS: [],
    ENGINE_IDLE_MINUTES: 10,
  },
  keeperPath: KEEPER,
  log: silent,
});
const { origin, password } = new URL(url);
await fetch(`${origin}/sdcpp/v1/img_gen`, {
  method: 'POST',
  headers: { authorization: `Bearer ${password}` },
  body: JSON.stringify({ prompt: 'a cat', width: 64, height: 64, seed: 1 }),
});
setInterval(() => undefined, 60_000);
