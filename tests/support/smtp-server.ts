import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface ReceivedLetter {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Decodes quoted-printable (RFC 2045, section 6.7). */
function unquote(text: string): string {
  const joined = text.replace(/=\r?\n/g, '');
  const bytes = joined.replace(/=([\dA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** One part of a message, by its media type. */
function partOf(source: string, mediaType: string): string {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1];
  const parts = boundary ? source.split(`--${boundary}`) : [source];
  const part = parts.slice(1).find((one) => one.includes(`Content-Type: ${mediaType}`)) ?? '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  const content = body.join('\r\n\r\n').trim();
  return /quoted-printable/i.test(head) ? unquote(content) : content;
}

function letterOf(source: string, from: string, to: string): ReceivedLetter {
  const subject = /^Subject: (.*)$/m.exec(source)?.[1]?.trim() ?? '';
  const [text, html] = [partOf(source, 'text/plain'), partOf(source, 'text/html')];
  return { from, to, subject, text, html };
}

/** A mail server that keeps what it is given: as much of RFC 5321 as it takes to be given mail. */
export class SmtpServer {
  readonly letters: ReceivedLetter[] = [];
  /** Recipients it answers with 451, "try again later", this many times each. */
  readonly busyFor = new Map<string, number>();
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<SmtpServer> {
    const server = createServer();
    const smtp = new SmtpServer(server);
    server.on('connection', (socket) => smtp.serve(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return smtp;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  lettersTo(address: string): ReceivedLetter[] {
    return this.letters.filter(({ to }) => to === address);
  }

  /** The newest letter to an address once there are `count`; rejects after `timeoutMs`. */
  async letterTo(address: string, count = 1, timeoutMs = 20_000): Promise<ReceivedLetter> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const found = this.lettersTo(address);
      const last = found.at(-1);
      if (last && found.length >= count) return last;
      if (Date.now() > deadline) throw new Error(`${found.length} letters came to ${address}.`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.setEncoding('utf8');
    let [pending, from, to] = ['', '', ''];
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const heed = (line: string) => {
      const [, verb = ''] = /^(\w+)/.exec(line.toUpperCase()) ?? [];
      const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
      if (verb === 'MAIL') from = address;
      if (verb === 'RCPT') {
        const left = this.busyFor.get(address) ?? 0;
        this.busyFor.set(address, left - 1);
        if (left > 0) return say('451 4.7.1 Try again later');
        to = address;
      }
      if (verb === 'DATA') {
        isData = true;
        return say('354 Go ahead');
      }
      if (verb === 'QUIT') return void socket.end('221 Bye\r\n');
      return say(verb === 'EHLO' ? '250 localhost' : '250 OK');
    };
    socket.on('data', (chunk: string) => {
      pending += chunk;
      for (;;) {
        const end = pending.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const piece = pending.slice(0, end);
        pending = pending.slice(end + (isData ? 5 : 2));
        if (isData) {
          this.letters.push(letterOf(piece, from, to));
          isData = false;
          say('250 Taken');
        } else heed(piece);
      }
    });
    say('220 localhost ESMTP');
  }
}

/** The address that a letter's button leads to. */
export function linkIn(letter: ReceivedLetter): URL {
  const found = /https?:\/\/\S+token=[\w-]+/.exec(letter.text)?.[0];
  if (!found) throw new Error(`There is no link in “${letter.subject}”.`);
  return new URL(found);
}
