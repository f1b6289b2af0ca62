import { createRequire } from 'node:module';
import type { optimize } from 'svgo';

const require = createRequire(import.meta.url);

/** What svgo makes of a drawing. It is loaded with the first one: that takes a fifth of the start of a worker. */
export const optimizeSvg: typeof optimize = (svg, config) =>
  (require('svgo') as { optimize: typeof optimize }).optimize(svg, config);
