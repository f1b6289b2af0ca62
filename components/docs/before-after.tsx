interface BeforeAfterProps {
  before?: { src: string; alt: string };
  after: { src: string; alt: string };
}

/** What went in and what came out, side by side. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      {before && <Picture {...before} caption="Before" />}
      <Picture {...after} caption={before ? 'After' : 'Result'} />
    </div>
  );
}

function Picture({ src, alt, caption }: { src: string; alt: string; caption: string }) {
  return (
    <figure>
      {/* eslint-disable-next-line @next/next/no-img-element -- a small static picture in its final size */}
      <img
        src={src}
        alt={alt}
        width={640}
        height={427}
        className="aspect-3/2 w-full rounded-8 bg-field object-cover"
      />
      <figcaption className="mt-1 text-small text-text-3">{caption}</figcaption>
    </figure>
  );
}
