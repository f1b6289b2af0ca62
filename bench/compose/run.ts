/**
 * `npm run bench:compose`: what the composer understands, what it letters, how fast it draws and how
 * much memory it takes. With the name of a part (`understanding`, `lettering`, `speed`, `memory`) only
 * that part is measured; `understanding tuning --misses` also lists what was misread.
 */
import { measureUnderstanding } from './understanding';

const [part, suite] = process.argv.slice(2);
if (part === undefined || part === 'understanding') measureUnderstanding(suite);
