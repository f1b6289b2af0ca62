import { Button } from './button';

interface ConfirmButtonsProps {
  /** What the deciding button does, in its words. */
  children: string;
  kind?: 'primary' | 'destructive-filled';
  priceUnits?: number;
  /** While the answer is on its way. */
  pending?: boolean;
  disabled?: boolean;
  onCancel: () => void;
  /** Left out in a form, which the button submits then. */
  onConfirm?: () => void;
}

/** The end of every dialog and form that opened for one decision: the way out, then the decision. */
export function ConfirmButtons(props: ConfirmButtonsProps) {
  const { children, kind = 'primary', priceUnits, pending, disabled, onCancel, onConfirm } = props;
  return (
    <div className="flex justify-end gap-2">
      <Button kind="ghost" onClick={onCancel}>
        Cancel
      </Button>
      <Button
        type={onConfirm ? 'button' : 'submit'}
        kind={kind}
        priceUnits={priceUnits}
        busy={pending}
        disabled={pending || disabled}
        onClick={onConfirm}
      >
        {children}
      </Button>
    </div>
  );
}
