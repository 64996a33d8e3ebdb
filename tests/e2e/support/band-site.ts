import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BandSite {
  origin: string;
  close: () => void;
}

/**
 * Starts the site of a band, with one line of ours on its page.
 * @param host `localhost` is another site than the product's 127.0.0.1; a port alone makes another origin
 */
export async function startSite(
  slug: string,
  { product = process.env.E2E_URL ?? '', host = '127.0.0.1' } = {},
): Promise<BandSite> {
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <title>The band</title><main><h1>The band</h1>
    <script src="${product}/widget.js" data-event="${slug}" async></script></main>`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
