import { Button } from '@/components/ui/button';

interface FormButtonsProps {
  /** What the primary button does, in its words. */
  submit: string;
  pending: boolean;
  onCancel: () => void;
}

/** The end of a form that opened in place of a row. */
export function FormButtons({ submit, pending, onCancel }: FormButtonsProps) {
  return (
    <div className="flex justify-end gap-2">
      <Button kind="ghost" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" kind="primary" disabled={pending} busy={pending}>
        {submit}
      </Button>
    </div>
  );
}
