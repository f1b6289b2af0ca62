import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { createMailQueue } from './mail-queue';
import type { Mailer } from './mailer';

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;

interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  url: string;
  /** Whom letters are from, such as `Easel <easel@example.com>`. */
  from: string;
  /** Told of each try that failed, by its cause; `again` says whether another follows. */
  onFailure(reason: string, again: boolean): void;
}

/** The server's own verdict: 5xx is for good, anything else may pass (RFC 5321, section 4.2.1). */
const refused = z.object({ responseCode: z.number().min(500).max(599) });

/** What went wrong without whom it was for: servers quote addresses in their answers. */
const failure = z.object({ code: z.string().optional(), responseCode: z.number().optional() });

function reasonOf(error: unknown): string {
  const { code, responseCode } = failure.safeParse(error).data ?? {};
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown';
}

/** Letters over SMTP; encrypted whenever the server offers it. */
export function createSmtpMailer({ url, from, onFailure }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // Letters are ours alone: nothing in them may make this machine read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return createMailQueue({
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
    },
    isFinal: (error) => refused.safeParse(error).success,
    onFailure: (error, again) => onFailure(reasonOf(error), again),
  });
}
