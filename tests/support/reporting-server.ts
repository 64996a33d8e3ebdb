import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Runs with the address of a server that gives the answers of a provider that says something wrong, by path. */
export async function withReportingServer<T>(
  answerOf: (path: string) => object,
  run: (url: string) => Promise<T>,
): Promise<T> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answerOf(request.url ?? '')));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
