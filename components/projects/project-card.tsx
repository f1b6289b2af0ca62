import { Ellipsis, Layers } from 'lucide-react';
import Link from 'next/link';
import { localPath } from '@/components/api/local-path';
import { formatAgo } from '@/components/ui/dates';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, type MenuItem } from '@/components/ui/menu';
import type { Project } from './projects';

interface ProjectCardProps {
  project: Project;
  now: Date;
  items: MenuItem[];
}

function factsOf({ width, height, layers }: Project): string {
  return `${width} × ${height} · ${layers} ${layers === 1 ? 'layer' : 'layers'}`;
}

/** A project by what it looks like; the whole picture leads to it. */
export function ProjectCard({ project, now, items }: ProjectCardProps) {
  const { id, name, thumbnail_url: thumbnail } = project;
  return (
    <article
      aria-label={name}
      className="flex flex-col overflow-clip rounded-8 border border-line bg-panel"
    >
      <Link
        href={`/studio?project=${id}`}
        prefetch={false}
        aria-label={`Open ${name}`}
        className="checkerboard relative block aspect-3/2 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent"
      >
        {thumbnail ? (
          // eslint-disable-next-line @next/next/no-img-element -- small variants come from the service itself
          <img
            src={`${localPath(thumbnail)}?width=640`}
            alt=""
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full object-contain"
          />
        ) : (
          <span className="flex size-full items-center justify-center bg-field text-text-3">
            <Icon of={Layers} />
          </span>
        )}
      </Link>
      <div className="flex items-center gap-1 border-t border-line p-2 pl-3">
        <div className="min-w-0 grow">
          <h2 className="truncate font-semibold">{name}</h2>
          <p className="truncate text-small text-text-2 tabular-nums">
            {factsOf(project)} · {formatAgo(new Date(project.update_time), now)}
          </p>
        </div>
        <Menu
          label={`Actions of ${name}`}
          align="end"
          items={items}
          trigger={(props) => (
            <IconButton {...props} icon={Ellipsis} size="small" label={`Actions of ${name}`} />
          )}
        />
      </div>
    </article>
  );
}
