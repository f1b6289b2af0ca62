import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Receive = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Requests that one connection may have sent before the first of them is answered (RFC 9112, section
 * 9.3.2). Hardly a client sends any; a piece of 64 KiB holds some 1,500.
 */
export const MAX_PIPELINED = 16;

/**
 * Lets each connection have one request at work. Node hands over all that a piece of data holds at once:
 * 2,000 lines of one connection held the event loop for seconds. Answers go out in order anyway, so
 * that waiting costs an honest client nothing; one that sends more than may wait loses the connection.
 */
export function oneAtATime(receive: Receive): Receive {
  const waiting = new WeakMap<Socket, (() => void)[]>();

  const next = (socket: Socket) => {
    const begin = socket.destroyed ? undefined : waiting.get(socket)?.shift();
    // In a turn of its own: short answers would otherwise follow one another without a break.
    if (begin) setImmediate(begin);
    else waiting.delete(socket);
  };

  return (request, response) => {
    const { socket } = request;
    response.once('close', () => next(socket));
    const line = waiting.get(socket);
    if (!line) {
      waiting.set(socket, []);
      receive(request, response);
    } else if (line.length >= MAX_PIPELINED) {
      socket.destroy();
    } else {
      line.push(() => receive(request, response));
    }
  };
}
