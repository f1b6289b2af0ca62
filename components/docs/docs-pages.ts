import { CATALOGUE } from '@/lib/operations/catalogue';
import type { OperationDefinition } from '@/lib/operations/define-operation';

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

type Kind = 'Generate' | 'Edit' | 'Process';

/** Operations that take no picture to change make one; those whose part is a `file` process it. */
export function kindOf({ images }: OperationDefinition): Kind {
  if (!images.image) return 'Generate';
  return images.image.parts[0] === 'file' ? 'Process' : 'Edit';
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
  ...(['Generate', 'Edit', 'Process'] as const).map((kind) => ({
    title: kind,
    links: CATALOGUE.filter((operation) => kindOf(operation) === kind).map(
      ({ id, title, paths }) => ({
        href: operationPath(id),
        label: title,
        path: paths[0],
      }),
    ),
  })),
];
