import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A simple query of PostgreSQL's protocol that ends a transaction: `Q`, a length, `commit`. */
const COMMIT = /^Q....commit\0/is;

/** Stands before a server and does to its connections what networks do. */
export class TcpProxy {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private isStalled = false;
  private commitsToLose = 0;

  private constructor(
    private readonly server: Server,
    private readonly targetPort: number,
  ) {}

  static async start(targetPort: number): Promise<TcpProxy> {
    const server = createServer();
    const proxy = new TcpProxy(server, targetPort);
    server.on('connection', (client) => proxy.join(client));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Every connection ends at once. */
  cut(): void {
    for (const [client, target] of this.pairs) {
      client.destroy();
      target.destroy();
    }
  }

  /** Nothing passes in either direction, and nothing ends, as where packets are dropped. */
  stall(): void {
    this.isStalled = true;
    for (const sockets of this.pairs) for (const socket of sockets) socket.pause();
  }

  resume(): void {
    this.isStalled = false;
    for (const sockets of this.pairs) for (const socket of sockets) socket.resume();
  }

  /** The next commits reach the database; that they did is never heard. */
  loseCommits(count: number): void {
    this.commitsToLose = count;
  }

  get commitsLeftToLose(): number {
    return this.commitsToLose;
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(client: Socket): void {
    const target = connect(this.targetPort, '127.0.0.1');
    const pair = [client, target] as const;
    this.pairs.add(pair);
    let isDeaf = false;
    client.on('data', (bytes) => {
      if (this.commitsToLose > 0 && COMMIT.test(bytes.toString('latin1'))) {
        this.commitsToLose -= 1;
        isDeaf = true;
      }
      target.write(bytes);
    });
    target.on('data', (bytes) => {
      // The server has answered, so the transaction is committed.
      if (isDeaf) client.destroy();
      else client.write(bytes);
    });
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
      if (this.isStalled) socket.pause();
    }
  }
}
