import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bucket of an S3-compatible service, for one key. It verifies each signature as Amazon documents version 4. */
export interface S3Server {
  /** Settings of the product for this bucket. */
  settings: Record<string, string>;
  objects: Map<string, Buffer>;
  /** Status that every request is refused with; undefined answers them. */
  refuse: number | undefined;
  close(): Promise<void>;
}

const BUCKET = 'passa covers';
const KEY_ID = 'AKIDEXAMPLE';
const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const REGION = 'af-south-1';

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string): Buffer => createHmac('sha256', key).update(data).digest();

export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => void answer(request, response));
  const state = { objects, refuse: undefined as number | undefined };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    if (state.refuse !== undefined) return end(response, state.refuse, '<Error><Code>Refused</Code></Error>');
    const fault = faultOf(request, body);
    if (fault !== undefined) return end(response, 403, `<Error><Code>${fault}</Code></Error>`);
    const url = new URL(request.url ?? '', 'http://s3.test');
    const [, name = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
    if (name !== BUCKET) return end(response, 404, '<Error><Code>NoSuchBucket</Code></Error>');
    const key = rest.join('/');
    if (key === '') return end(response, 200, listOf(url.searchParams.get('prefix') ?? ''));
    onObject(request.method ?? '', key, body, response);
  }

  function onObject(method: string, key: string, body: Buffer, response: ServerResponse): void {
    const found = objects.get(key);
    if (method === 'PUT') objects.set(key, body);
    if (method === 'DELETE') objects.delete(key);
    if (method === 'GET' && !found) end(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
    else end(response, method === 'DELETE' ? 204 : 200, method === 'GET' && found ? found : '');
  }

  function listOf(prefix: string): string {
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    return `<ListBucketResult>${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    settings: {
      BLOB_STORE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const part of request) chunks.push(part as Buffer);
  return Buffer.concat(chunks);
}

function end(response: ServerResponse, status: number, body: Buffer | string): void {
  response.writeHead(status).end(body);
}

/** @returns the code of the refusal; undefined for a request that is signed well */
function faultOf(request: IncomingMessage, body: Buffer): string | undefined {
  const { headers } = request;
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, keyId, day = '', region, signed = '', signature] = form.exec(headers.authorization ?? '') ?? [];
  if (keyId !== KEY_ID || region !== REGION) return 'InvalidAccessKeyId';
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const names = signed.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return 'AccessDenied';
  const date = String(headers['x-amz-date']);
  if (!date.startsWith(day)) return 'RequestTimeTooSkewed';
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const canonical = [
    request.method,
    path,
    query.split('&').sort().join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    sha256(body),
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, day), REGION), 's3'), 'aws4_request');
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}
