'use client';

import { useActionState, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmButtons } from '@/components/ui/confirm-buttons';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { formatUnits } from '@/components/ui/units';
import { ActionForm } from './action-form';
import { EmailForm, type ChangeEmail } from './email-form';
import { PasswordForm, type ChangePassword } from './password-form';
import { ResendButton, type ResendLink } from './resend-button';
import { SectionHeader } from './section-header';

interface AccountSectionProps {
  name: string;
  email: string;
  /** Whoever comes through GitHub or Google alone has none, and nothing to change it or the email with. */
  hasPassword: boolean;
  /** Whether the address is not confirmed, and a letter can be sent for it. */
  mayVerify: boolean;
  /** Units that come with its confirmation. */
  pendingUnits: number;
  resendLink: ResendLink;
  /** API tokens that work. */
  liveTokens: number;
  /** Resolves to a refusal, or to nothing. */
  rename: (name: string) => Promise<string | undefined>;
  changeEmail: ChangeEmail;
  changePassword: ChangePassword;
}

export function AccountSection(props: AccountSectionProps) {
  const {
    name,
    email,
    hasPassword,
    mayVerify,
    pendingUnits,
    liveTokens,
    rename,
    changeEmail,
    changePassword,
  } = props;
  const [editing, setEditing] = useState<'name' | 'email' | 'password'>();
  const done = () => setEditing(undefined);
  return (
    <section
      id="account"
      aria-labelledby="account-title"
      className="flex scroll-mt-20 flex-col gap-5"
    >
      <SectionHeader id="account-title" title="Profile" />
      <div className="divide-y divide-line rounded-8 border border-line bg-panel">
        {editing === 'name' ? (
          <NameForm name={name} rename={rename} onDone={done} />
        ) : (
          <Row label="Name" value={name}>
            <Button size="small" onClick={() => setEditing('name')}>
              Rename
            </Button>
          </Row>
        )}
        {editing === 'email' ? (
          <EmailForm email={email} changeEmail={changeEmail} onDone={done} />
        ) : (
          <Row label="Email" value={email} note={mayVerify ? unconfirmed(pendingUnits) : undefined}>
            {mayVerify && <ResendButton resend={props.resendLink} size="small" />}
            {hasPassword && (
              <Button size="small" onClick={() => setEditing('email')}>
                Change<span className="sr-only"> email</span>
              </Button>
            )}
          </Row>
        )}
        {editing === 'password' ? (
          <PasswordForm
            email={email}
            liveTokens={liveTokens}
            changePassword={changePassword}
            onDone={done}
          />
        ) : (
          <Row
            label="Password"
            value={
              hasPassword
                ? 'Changing it signs out every other browser.'
                : 'None: you sign in through GitHub or Google.'
            }
          >
            {hasPassword && (
              <Button size="small" onClick={() => setEditing('password')}>
                Change<span className="sr-only"> password</span>
              </Button>
            )}
          </Row>
        )}
      </div>
    </section>
  );
}

/** What an address that nobody has confirmed means, in a sentence. */
function unconfirmed(pendingUnits: number): string {
  return pendingUnits > 0
    ? `Not confirmed. ${formatUnits(pendingUnits)} units wait for the link in your inbox.`
    : 'Not confirmed. A link is in your inbox.';
}

interface RowProps {
  label: string;
  value: string;
  /** What is to be done about it. */
  note?: string;
  children: ReactNode;
}

function Row({ label, value, note, children }: RowProps) {
  return (
    <div className="flex min-h-14 items-center gap-4 px-4 py-2 tablet:px-5">
      <span className="w-16 shrink-0 text-small font-medium text-text-2 tablet:w-28">{label}</span>
      <span className="min-w-0 grow wrap-anywhere">
        {value}
        {note && <span className="block text-small text-warning">{note}</span>}
      </span>
      {children}
    </div>
  );
}

interface NameFormProps extends Pick<AccountSectionProps, 'name' | 'rename'> {
  onDone: () => void;
}

function NameForm({ name, rename, onDone }: NameFormProps) {
  const [refusal, submit, pending] = useActionState<string | undefined, FormData>(
    async (_previous, form) => {
      const refused = await rename(String(form.get('name'))).catch(
        () => 'The server did not answer. Try again.',
      );
      if (!refused) onDone();
      return refused;
    },
    undefined,
  );
  return (
    <ActionForm action={submit} className="flex flex-col gap-4 p-5">
      <Field label="Name" error={refusal}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            required
            autoFocus
            defaultValue={name}
          />
        )}
      </Field>
      <ConfirmButtons pending={pending} onCancel={onDone}>
        Save name
      </ConfirmButtons>
    </ActionForm>
  );
}
