/**
 * `npm run bench:compose`: what of the composer's lettering can be read, how its
 * vectors look elsewhere, whether its styles can be told apart, how fast it draws and how much memory that takes. With the name of a part
 * only that part is measured. What is understood is measured by `briefs.ts`.
 * Lettering needs tesseract, vectors need Inkscape and Chromium.
 */
import { measureLettering } from './lettering';
import { measureSpeed } from './speed';
import { measureStyles } from './styles';
import { measureVectors } from './vectors';

const [part] = process.argv.slice(2);
const parts: Record<string, () => void | Promise<void>> = {
  lettering: measureLettering,
  vectors: measureVectors,
  styles: measureStyles,
  speed: measureSpeed,
};
if (part !== undefined && !parts[part])
  throw new Error(`No part ${part}; there are ${Object.keys(parts).join(', ')}`);
for (const [name, measure] of Object.entries(parts))
  if (part === undefined || part === name) await measure();
