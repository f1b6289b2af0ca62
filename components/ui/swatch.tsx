/** A square of a colour. Its name or weight stands beside it. */
export function Swatch({ color }: { color: string }) {
  return (
    <span
      aria-hidden
      className="inline-block size-5 shrink-0 rounded-4 shadow-[inset_0_0_0_1px_rgb(0_0_0/12%)]"
      style={{ backgroundColor: color }}
    />
  );
}
