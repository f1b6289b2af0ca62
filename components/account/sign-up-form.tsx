'use client';

import { useRouter } from 'next/navigation';
import { useActionState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Message } from '@/components/ui/message';
import { ActionForm } from './action-form';
import { EmailField, PasswordField } from './credential-fields';
import { openSession } from './sign-in';
import { SubmitButton } from './submit-button';

export interface NewAccountFields {
  name: string;
  email: string;
  password: string;
}

/** What is wrong, per field or with the whole; empty when the account was made. */
export type SignUpErrors = Partial<Record<keyof NewAccountFields | 'form', string>>;

interface SignUpFormProps {
  next: string;
  /** Units that a new account starts with. */
  grantUnits: string;
  /** Whether they come once the address is confirmed. */
  mustVerify: boolean;
  minPasswordLength: number;
  createAccount: (fields: NewAccountFields) => Promise<SignUpErrors>;
}

function fieldsOf(form: FormData): NewAccountFields {
  const text = (name: string) => String(form.get(name) ?? '');
  return { name: text('name'), email: text('email'), password: text('password') };
}

async function attempt(fields: NewAccountFields, props: SignUpFormProps): Promise<SignUpErrors> {
  try {
    const errors = await props.createAccount(fields);
    if (Object.keys(errors).length > 0) return errors;
    const refusal = await openSession(fields.email, fields.password);
    return refusal ? { form: `The account was made. ${refusal}` } : {};
  } catch {
    return { form: 'The server did not answer. Check the connection and try again.' };
  }
}

export function SignUpForm(props: SignUpFormProps) {
  const router = useRouter();
  const [errors, submit, pending] = useActionState<SignUpErrors, FormData>(
    async (_previous, form) => {
      const found = await attempt(fieldsOf(form), props);
      if (Object.keys(found).length === 0) {
        router.push(props.next);
        router.refresh();
      }
      return found;
    },
    {},
  );
  return (
    <ActionForm action={submit} className="flex flex-col gap-4">
      {errors.form && <Message tone="error" title={errors.form} />}
      <Field label="Name" error={errors.name}>
        {(control) => <Input {...control} name="name" autoComplete="name" required />}
      </Field>
      <EmailField error={errors.email} />
      <PasswordField
        hint={`At least ${props.minPasswordLength} characters.`}
        error={errors.password}
        autoComplete="new-password"
      />
      <SubmitButton pending={pending}>Create account</SubmitButton>
      <p className="text-small text-text-3">
        A new account starts with {props.grantUnits} units
        {props.mustVerify && ', once you have confirmed your address'}. 1,000 units are one dollar.
      </p>
    </ActionForm>
  );
}
