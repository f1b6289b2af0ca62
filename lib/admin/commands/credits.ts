import { defineCommand, integer, text } from '../command';
import { findAccount } from '../find-account';

const grant = defineCommand({
  name: 'credits:grant',
  usage: '--email E --credits C [--note TEXT]',
  summary: 'Adds credits; "--credits=-5" takes them back, never below zero.',
  options: { email: text, credits: integer, note: text.optional() },
  async run({ stores, print }, { email, credits, note }) {
    const account = await findAccount(stores, email);
    const balance = await stores.credits.grant(
      account.id,
      credits,
      note ?? 'Granted by an administrator',
    );
    print({ id: account.id, email: account.email, credits: balance });
  },
});

export const creditCommands = [grant];
