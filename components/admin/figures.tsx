interface FiguresProps {
  figures: { label: string; value: string; hint?: string }[];
}

/** A few numbers side by side. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-clip rounded-8 border border-line bg-line tablet:grid-cols-4">
      {figures.map(({ label, value, hint }) => (
        <div key={label} className="flex flex-col-reverse justify-end bg-panel px-5 py-4">
          <dt className="text-small text-text-2">{label}</dt>
          <dd className="price text-[20px] leading-7 font-semibold tracking-[-0.015em]">
            {value}
            {hint && <span className="ml-1.5 text-small font-normal text-text-3">{hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
