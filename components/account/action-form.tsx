import type { ComponentProps } from 'react';

type ActionFormProps = Omit<ComponentProps<'form'>, 'onReset'>;

/**
 * A form that keeps what is typed. React empties a form when its action ends: what was refused would
 * have to be typed again, and what was typed while the answer was on its way would be lost.
 */
export function ActionForm(props: ActionFormProps) {
  return <form {...props} onReset={(event) => event.preventDefault()} />;
}
