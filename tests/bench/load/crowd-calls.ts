import http from 'node:http';

const TIMEOUT_MS = 10_000;

export interface CallAnswer {
  status: number;
  body: string;
  /** The first cookie that is set, as it is sent back. */
  cookie: string | undefined;
  bytes: number;
}

/** Makes one call of a person. @throws Error when the connection ends or nothing comes for ten seconds */
export function sendCall(
  agent: http.Agent,
  url: URL,
  call: { method: string; body: string | undefined; cookie: string | undefined },
): Promise<CallAnswer> {
  const { method, body, cookie } = call;
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(cookie === undefined ? {} : { cookie }),
  };
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, headers, agent, timeout: TIMEOUT_MS }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 0,
          body: text.toString(),
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
          bytes: text.length,
        });
      });
    });
    request.on('timeout', () => request.destroy(new Error('timed out')));
    request.on('error', reject);
    request.end(body);
  });
}
