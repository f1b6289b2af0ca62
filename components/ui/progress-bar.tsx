interface ProgressBarProps {
  label: string;
  /** 0 to 1; left out while it is not known. */
  fraction: number | undefined;
}

export function ProgressBar({ label, fraction }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={fraction === undefined ? undefined : Math.round(fraction * 100)}
      className="h-1 overflow-clip rounded-full bg-line-strong"
    >
      <div
        className="h-full rounded-full bg-accent-text transition-[width] duration-200 ease-linear"
        style={{ width: `${(fraction ?? 0) * 100}%` }}
      />
    </div>
  );
}
