import { CATALOGUE } from '@/lib/operations/catalogue';
import { MODES, MODE_TITLES } from '@/lib/operations/studio-facts';

export interface DocsLink {
  href: string;
  label: string;
  /** Of the operation that the page is about. */
  path?: string;
}

export interface DocsGroup {
  title: string;
  links: DocsLink[];
}

export function operationPath(id: string): string {
  return `/docs/${id}`;
}

const BASICS: DocsGroup = {
  title: 'Basics',
  links: [
    { href: '/docs', label: 'Quick start' },
    { href: '/docs/errors', label: 'Errors' },
    { href: '/docs/limits', label: 'Limits and prices' },
    { href: '/docs/reference', label: 'All endpoints' },
  ],
};

/** Every page of the reference, as its navigation shows them. */
export const DOCS_GROUPS: readonly DocsGroup[] = [
  BASICS,
  ...MODES.map((mode) => ({
    title: MODE_TITLES[mode],
    links: CATALOGUE.filter((operation) => operation.mode === mode).map(({ id, title, paths }) => ({
      href: operationPath(id),
      label: title,
      path: paths[0],
    })),
  })),
];
