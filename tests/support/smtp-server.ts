import net from 'node:net';

export interface SmtpServer {
  url: string;
  /** Delivered mails, headers and body as sent. */
  readonly delivered: { to: string; data: string }[];
  /** While set, mails are refused with it: '451 try later'. */
  refusal: string | undefined;
  close(): Promise<void>;
}

/** A mail server that stores received mails: enough of RFC 5321 for a client to deliver. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const state = {
    url: '',
    delivered: [] as SmtpServer['delivered'],
    refusal: undefined as string | undefined,
  };
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    converse(socket, state);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  return Object.assign(state, {
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

const REPLIES: Record<string, string> = { DATA: '354 go on', STAR: '502 no TLS here' };

function converse(socket: net.Socket, state: Pick<SmtpServer, 'delivered' | 'refusal'>): void {
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  let unread = '';
  let to = '';
  let data: string[] | undefined;
  const hearCommand = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
    if (verb === 'DATA') data = [];
    if (verb === 'QUIT') socket.end('221 bye\r\n');
    else if (verb === 'RCPT' && state.refusal !== undefined) say(state.refusal);
    else say(REPLIES[verb] ?? '250 ok');
  };
  const hear = (line: string): void => {
    if (data === undefined) hearCommand(line);
    else if (line !== '.') data.push(line.replace(/^\./, ''));
    else {
      state.delivered.push({ to, data: data.join('\n') });
      data = undefined;
      say('250 kept');
    }
  };
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const lines = (unread + chunk.toString()).split('\r\n');
    unread = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  say('220 ready');
}
