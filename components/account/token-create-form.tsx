'use client';

import { useActionState } from 'react';
import { ConfirmButtons } from '@/components/ui/confirm-buttons';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Message } from '@/components/ui/message';
import { Select } from '@/components/ui/select';
import type { NewTokenAnswer, TokenActions } from './token-view';

const EXPIRIES = [
  { value: '', label: 'Never' },
  { value: '7', label: 'In 7 days' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
] as const;

interface TokenCreateFormProps {
  create: TokenActions['create'];
  onCreated: (answer: Exclude<NewTokenAnswer, { refusal: string }>) => void;
  onCancel: () => void;
}

interface State {
  name: string;
  days: string;
  refusal?: string;
}

export function TokenCreateForm({ create, onCreated, onCancel }: TokenCreateFormProps) {
  const [state, submit, pending] = useActionState<State, FormData>(
    async (_previous, form) => {
      const name = String(form.get('name'));
      const days = String(form.get('expires'));
      try {
        const answer = await create({ name, expiresInDays: days === '' ? null : Number(days) });
        if ('refusal' in answer) return { name, days, refusal: answer.refusal };
        onCreated(answer);
        return { name: '', days: '' };
      } catch {
        return {
          name,
          days,
          refusal: 'The server did not answer. No token was made, or it is listed below.',
        };
      }
    },
    { name: '', days: '' },
  );
  return (
    <form action={submit} className="rounded-12 border border-line bg-panel p-5">
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
            <Input
              {...control}
              name="name"
              required
              autoFocus
              autoComplete="off"
              maxLength={100}
              defaultValue={state.name}
            />
          )}
        </Field>
        <Field label="Expires">
          {(control) => (
            <Select {...control} name="expires" key={state.days} defaultValue={state.days}>
              {EXPIRIES.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="mt-4">
        <ConfirmButtons pending={pending} onCancel={onCancel}>
          Create token
        </ConfirmButtons>
      </div>
    </form>
  );
}
