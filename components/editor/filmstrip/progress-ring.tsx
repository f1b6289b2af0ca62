import { Spinner } from '@/components/ui/spinner';

const RADIUS = 10;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** How far a job is; turns while the service has not said yet. The caption below it carries the number. */
export function ProgressRing({ fraction }: { fraction: number | undefined }) {
  if (fraction === undefined) return <Spinner className="relative size-6" />;
  return (
    <svg aria-hidden width={24} height={24} className="relative -rotate-90 text-text">
      <circle
        cx={12}
        cy={12}
        r={RADIUS}
        fill="none"
        stroke="currentColor"
        strokeWidth={3}
        opacity={0.25}
      />
      <circle
        cx={12}
        cy={12}
        r={RADIUS}
        fill="none"
        stroke="currentColor"
        strokeWidth={3}
        strokeLinecap="round"
        strokeDasharray={`${fraction * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
      />
    </svg>
  );
}
