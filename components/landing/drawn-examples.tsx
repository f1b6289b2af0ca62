import Link from 'next/link';
import { DRAWN, DRAWN_PX } from './drawn.data';

/** Drawings of the built-in engine under the words that they were made from, which lead to the studio. */
export function DrawnExamples() {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 desktop:grid-cols-4">
      {DRAWN.map(({ name, prompt }) => (
        <li key={name}>
          <Link
            href={`/studio?prompt=${encodeURIComponent(prompt)}`}
            prefetch={false}
            className="group focus-ring block rounded-8"
          >
            {/* eslint-disable-next-line @next/next/no-img-element -- a small static picture in its final size */}
            <img
              src={`/landing/${name}.webp`}
              alt=""
              width={DRAWN_PX}
              height={DRAWN_PX}
              loading="lazy"
              decoding="async"
              className="aspect-square w-full rounded-8 bg-field object-cover"
            />
            <span className="mt-2 block text-text-2 group-hover:text-text group-hover:underline">
              {prompt}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
