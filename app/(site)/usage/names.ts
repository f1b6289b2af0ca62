import { MODELS, type Model } from '@/lib/models/models';
import { CATALOGUE } from '@/lib/operations/catalogue';

/** Titles of operations by id. Pages hand them to the browser, which need not load the catalogue. */
export function operationTitles(): Record<string, string> {
  return Object.fromEntries(CATALOGUE.map(({ id, title }) => [id, title]));
}

function shortName({ name, output, resolution }: Model): string {
  const pro = resolution === '2k' ? ' Pro' : '';
  return `${name}${pro}${output === 'vector' ? ' SVG' : ''}`;
}

/** Names of models by id, such as `V4.1 Pro SVG`. */
export function modelNames(): Record<string, string> {
  return Object.fromEntries(MODELS.map((model) => [model.id, shortName(model)]));
}
