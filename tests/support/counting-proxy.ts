import http from 'node:http';

export interface CountingProxy {
  url: string;
  /** Requests since the last call, without streams, which reopen at times of their own. */
  take(): number;
  close(): Promise<void>;
}

/**
 * Forwards and counts requests, as the server behind it would see them.
 * @param hold resolves when a request to that path may be answered
 */
export async function startCountingProxy(
  target: string,
  hold?: (path: string) => Promise<void>,
): Promise<CountingProxy> {
  let count = 0;
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((request, response) => {
    if (request.headers.accept !== 'text/event-stream') count += 1;
    const onward = http.request(
      new URL(request.url ?? '/', target),
      { method: request.method ?? 'GET', headers: request.headers, agent },
      async (answer) => {
        await hold?.(request.url ?? '/');
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    take: () => {
      const taken = count;
      count = 0;
      return taken;
    },
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
