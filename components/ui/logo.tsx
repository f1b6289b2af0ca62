/** Easel's mark: a canvas on its stand. */
export function Logo({ sizePx = 20 }: { sizePx?: number }) {
  return (
    <svg
      aria-hidden
      width={sizePx}
      height={sizePx}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M10 1.5v2.25M3.5 3.75h13v9h-13zM1.75 15.25h16.5M6 12.75l-2.25 5.5M14 12.75l2.25 5.5" />
    </svg>
  );
}
