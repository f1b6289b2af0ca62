import { Tag } from '@/components/ui/tag';
import { consoleHash } from './console-route';

export interface Endpoint {
  /** In lower case. */
  method: string;
  path: string;
  summary: string;
  /** Whether it asks for no token. */
  isOpen: boolean;
}

export interface EndpointGroup {
  tag: string;
  endpoints: Endpoint[];
}

const TONES: Record<string, 'success' | 'accent' | 'warning' | 'error'> = {
  post: 'success',
  get: 'accent',
  patch: 'warning',
  delete: 'error',
};

/** Every endpoint of a group; each leads to its fields and answers, and to where it can be tried. */
export function EndpointList({ tag, endpoints }: EndpointGroup) {
  const titleId = `endpoints-${tag}`;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-heading first-letter:uppercase">
        {tag}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-8 border border-line bg-panel">
        {endpoints.map(({ method, path, summary, isOpen }) => (
          <li key={`${method} ${path}`}>
            <a
              href={consoleHash(method, path)}
              className="focus-ring focus-visible:-outline-offset-2 grid min-h-11 grid-cols-[56px_1fr] items-center gap-x-3 gap-y-0.5 px-4 py-2 tablet:grid-cols-[56px_minmax(0,264px)_1fr] hover:bg-hover"
            >
              <span className="uppercase">
                <Tag tone={TONES[method]}>{method}</Tag>
              </span>
              <code className="font-mono text-small wrap-anywhere">{path}</code>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-text-2 max-tablet:col-start-2">
                {summary}
                {isOpen && <Tag>No token</Tag>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
