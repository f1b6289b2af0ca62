/** One key. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-4 border border-line bg-field px-1 font-sans text-micro text-text-2">
      {children}
    </kbd>
  );
}
