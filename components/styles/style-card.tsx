import { localPath } from '@/components/api/local-path';
import { Ellipsis } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { Spinner } from '@/components/ui/spinner';
import { Tag } from '@/components/ui/tag';
import { nameOfStyle } from './style-name';
import type { StoredStyle } from './style-requests';
import { familyOfModel } from './style-families';

interface StyleCardProps {
  style: StoredStyle;
  /** Whether a sample is being drawn. */
  busy: boolean;
  items: MenuItem[];
}

/** A style by its newest picture, with what it was made from below. */
export function StyleCard({ style, busy, items }: StyleCardProps) {
  const [picture] = style.picture_urls;
  const name = nameOfStyle(style);
  return (
    <article
      aria-label={name}
      className="flex flex-col overflow-clip rounded-8 border border-line bg-panel"
    >
      <div className="relative aspect-3/2 bg-field">
        {picture && (
          // eslint-disable-next-line @next/next/no-img-element -- small variants come from the service itself
          <img
            src={`${localPath(picture).replace(/\.webp$/, '')}/thumbnail?width=640`}
            alt=""
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        )}
        {busy && (
          <p
            role="status"
            className="absolute inset-0 flex items-center justify-center gap-2 bg-on-image text-small font-medium text-white"
          >
            <Spinner />
            Drawing a sample
          </p>
        )}
      </div>
      <div className="flex items-center gap-2 px-3 pt-3">
        <h3 className="min-w-0 grow truncate font-semibold">{name}</h3>
        <Tag>{familyOfModel(style.model)?.name ?? style.model}</Tag>
      </div>
      <div className="flex h-9 items-center gap-1.5 px-3 text-small text-text-2">
        {style.reference_urls.map((url) => (
          // eslint-disable-next-line @next/next/no-img-element -- small variants come from the service itself
          <img
            key={url}
            src={`${localPath(url).replace(/\.webp$/, '')}/thumbnail?width=160`}
            alt=""
            loading="lazy"
            className="size-7 rounded-4 object-cover"
          />
        ))}
        {style.style && <span className="truncate">{style.style}</span>}
        <span className="ml-auto capitalize">{style.match}</span>
      </div>
      <footer className="mt-1 flex items-center gap-1 border-t border-line p-2">
        <ButtonLink
          href={`/studio?style=${style.id}`}
          prefetch={false}
          kind="ghost"
          size="small"
          className="mr-auto"
        >
          Use in studio
        </ButtonLink>
        <Menu
          label={`Actions of ${name}`}
          align="end"
          items={items}
          trigger={(props) => (
            <IconButton {...props} icon={Ellipsis} size="small" label={`Actions of ${name}`} />
          )}
        />
      </footer>
    </article>
  );
}
