import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Icon } from './icon';

/** What a control inside a field needs, so that label, hint and error reach screen readers. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** At the right of the label: a unit, a count, a small action. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** A sentence that says what is allowed. */
  error?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A label above its control, with the hint or the error below it. */
export function Field({ label, aside, hint, error, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const control: ControlProps = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? noteId : undefined,
  };
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex min-h-4 items-center justify-between gap-2">
        <label htmlFor={id} className="text-small font-medium text-text-2">
          {label}
        </label>
        {aside}
      </div>
      {children(control)}
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        hint && (
          <p id={noteId} className="text-small text-text-3">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-small text-error">
      <Icon of={CircleAlert} sizePx={14} className="mt-px shrink-0" />
      <span>{children}</span>
    </p>
  );
}
