import { Button } from '@/components/ui/button';

/** The one button of a form before the door. */
export function SubmitButton({ pending, children }: { pending: boolean; children: string }) {
  return (
    <Button
      type="submit"
      kind="primary"
      size="large"
      wide
      className="justify-center"
      disabled={pending}
      busy={pending}
    >
      {children}
    </Button>
  );
}
