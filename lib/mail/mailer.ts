/** A letter to one person, in both forms that mail programs show. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Whoever carries letters. */
export interface Mailer {
  /**
   * Takes a letter and returns at once; it is sent, and sent again after failures, beside the request.
   * `false` when too many wait already, and this one was not taken.
   */
  post(letter: Letter): boolean;
}
