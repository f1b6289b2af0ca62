import type { LetterContent } from './letter-html';
import { letterHtml, letterText } from './letter-html';
import type { Letter } from './mailer';

/*
 * What Easel writes to people. A name is whatever somebody typed at sign-up, perhaps with another's
 * address: it stays out of letters, which would carry any text to anybody.
 */

/** Where this Easel is, as people know it: the host of its public address. */
const hostOf = (origin: string) => new URL(origin).host;

function letterOf(to: string, subject: string, content: LetterContent): Letter {
  return { to, subject, text: letterText(content), html: letterHtml(content) };
}

interface LinkLetter {
  to: string;
  /** Public root of this Easel. */
  origin: string;
  /** Page with the link's secret. */
  url: string;
}

/** Asks whether an address is its owner's; `units` wait for the answer, in words. */
export function verificationLetter({
  to,
  origin,
  url,
  units,
}: LinkLetter & { units?: string }): Letter {
  const gain = units ? `Then ${units} units are yours to draw with.` : undefined;
  return letterOf(to, 'Confirm your address', {
    heading: 'Confirm your address',
    opening: [
      `This address was given for an account at ${hostOf(origin)}. Confirm that it is yours.`,
      ...(gain ? [gain] : []),
    ],
    button: { label: 'Confirm address', url },
    closing: [
      'The link works for 24 hours, once, for whoever is signed in to that account.',
      'Was it not you? Delete this letter, and nothing happens.',
    ],
  });
}

export function resetLetter({ to, origin, url }: LinkLetter): Letter {
  return letterOf(to, 'Choose a new password', {
    heading: 'Choose a new password',
    opening: [`Somebody asked for a new password for your account at ${hostOf(origin)}.`],
    button: { label: 'Choose a password', url },
    closing: [
      'The link works for an hour, once. A new password signs out every browser.',
      'Was it not you? Delete this letter; your password stays as it is.',
    ],
  });
}

/** Tells the owner that the password is another one now, in case it was not them. */
export function passwordChangedLetter({ to, origin }: Pick<LinkLetter, 'to' | 'origin'>): Letter {
  return letterOf(to, 'Your password was changed', {
    heading: 'Your password was changed',
    opening: [
      `The password of your account at ${hostOf(origin)} was changed, and other browsers were signed out.`,
    ],
    closing: ['Was it not you? Choose a new one at once, and revoke your tokens.'],
    button: { label: 'Choose a new password', url: `${origin}/reset` },
  });
}

/** Tells the address that an account had that it has another one now. */
export function emailChangedLetter({ to, origin }: Pick<LinkLetter, 'to' | 'origin'>): Letter {
  return letterOf(to, 'Your address was changed', {
    heading: 'Your address was changed',
    opening: [
      `Your account at ${hostOf(origin)} has another email address now; letters no longer come here.`,
    ],
    closing: ['Was it not you? Write to whoever runs that server.'],
  });
}
