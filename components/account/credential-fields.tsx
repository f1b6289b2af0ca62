import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

type CredentialProps = Pick<ComponentProps<typeof Field>, 'aside' | 'hint' | 'error'> &
  Pick<ComponentProps<'input'>, 'autoFocus' | 'defaultValue'>;

/** The address that somebody signs in with, as browsers and password managers know it. */
export function EmailField({
  label = 'Email',
  aside,
  hint,
  error,
  ...input
}: CredentialProps & { label?: string }) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <Input {...control} {...input} name="email" type="email" autoComplete="email" required />
      )}
    </Field>
  );
}

interface PasswordFieldProps extends CredentialProps {
  label?: string;
  name?: string;
  /** Whether password managers fill one in or offer to make one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which never shows. */
export function PasswordField({
  label = 'Password',
  name = 'password',
  aside,
  hint,
  error,
  ...input
}: PasswordFieldProps) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(control) => <Input {...control} {...input} name={name} type="password" required />}
    </Field>
  );
}
