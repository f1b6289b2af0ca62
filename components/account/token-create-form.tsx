'use client';

import { useActionState } from 'react';
import { ConfirmButtons } from '@/components/ui/confirm-buttons';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Message } from '@/components/ui/message';
import { Select } from '@/components/ui/select';
import { ActionForm } from './action-form';
import { OwnerProofField } from './owner-proof-field';
import type { NewToken, NewTokenAnswer, OwnerProof, TokenActions } from './token-view';

const EXPIRIES = [
  { value: '', label: 'Never' },
  { value: '7', label: 'In 7 days' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
] as const;

interface TokenCreateFormProps {
  create: TokenActions['create'];
  onCreated: (token: NewToken) => void;
  onCancel: () => void;
}

interface State {
  refusal?: string;
  /** What must be proved before a token is made. */
  proof?: OwnerProof;
  wrongPassword?: string;
}

const NO_ANSWER: NewTokenAnswer = {
  refusal: 'The server did not answer. No token was made, or it is listed below.',
};

export function TokenCreateForm({ create, onCreated, onCancel }: TokenCreateFormProps) {
  const [state, submit, pending] = useActionState<State, FormData>(async (previous, form) => {
    const name = String(form.get('name'));
    const days = String(form.get('expires'));
    const password = form.get('password');
    const answer = await create({
      name,
      expiresInDays: days === '' ? null : Number(days),
      ...(typeof password === 'string' && { password }),
    }).catch(() => NO_ANSWER);
    if ('refusal' in answer) return { ...previous, refusal: answer.refusal };
    if ('proof' in answer) return answer;
    onCreated(answer);
    return {};
  }, {});
  return (
    <ActionForm action={submit} className="rounded-12 border border-line bg-panel p-5">
      {state.refusal && (
        <div className="mb-4">
          <Message tone="error" title="The token was not created">
            {state.refusal}
          </Message>
        </div>
      )}
      <div className="grid gap-4 tablet:grid-cols-[1fr_180px]">
        <Field label="Name" hint="What uses it, such as photo-import.">
          {(control) => (
            <Input {...control} name="name" required autoFocus autoComplete="off" maxLength={100} />
          )}
        </Field>
        <Field label="Expires">
          {(control) => (
            <Select {...control} name="expires">
              {EXPIRIES.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {state.proof && (
        <div className="mt-4">
          <OwnerProofField proof={state.proof} error={state.wrongPassword} />
        </div>
      )}
      <div className="mt-4">
        <ConfirmButtons
          pending={pending}
          disabled={state.proof?.by === 'provider'}
          onCancel={onCancel}
        >
          Create token
        </ConfirmButtons>
      </div>
    </ActionForm>
  );
}
