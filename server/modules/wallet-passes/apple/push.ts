import { type ClientHttp2Session, connect, constants } from 'node:http2';
import pLimit from 'p-limit';
import { type RetriedUpdate, WALLET_TIMEOUT_MS } from '../port.ts';

export interface PushOptions {
  /** Base URL of the push service. */
  url: string;
  /** Type of the passes. */
  topic: string;
  /** PEM of the certificate of the passes, which is that of the pushes too. */
  certificate: string;
  key: string;
  /** PEM of the authority of the server, where it is not a public one. */
  serverAuthority?: string;
  timeoutMs?: number;
}

export type PushOutcome =
  | { kind: 'sent' }
  /** The device no longer takes pushes for the pass. */
  | { kind: 'gone' }
  | RetriedUpdate;

const CONCURRENCY = 20;
const BAD_TOKENS = ['BadDeviceToken', 'Unregistered', 'ExpiredToken'];
/** The certificate is for another type of pass than the one that devices registered for. */
const OTHER_TOPIC = 'DeviceTokenNotForTopic';
const MAX_ANSWER = 4_096;

/**
 * Tells devices over one connection to fetch their passes: an empty push each.
 * @returns an outcome for each token
 */
export async function pushToDevices(
  tokens: readonly string[],
  options: PushOptions,
): Promise<Map<string, PushOutcome>> {
  if (tokens.length === 0) return new Map();
  const timeoutMs = options.timeoutMs ?? WALLET_TIMEOUT_MS;
  const session = connect(options.url, {
    cert: options.certificate,
    key: options.key,
    ...(options.serverAuthority && { ca: options.serverAuthority }),
  });
  // Its streams end with the reason.
  session.on('error', () => undefined);
  const limit = pLimit(CONCURRENCY);
  try {
    const outcomes = tokens.map((token) =>
      limit(async () => [token, await push(session, token, { topic: options.topic, timeoutMs })] as const),
    );
    return new Map(await Promise.all(outcomes));
  } finally {
    session.destroy();
  }
}

interface Push {
  topic: string;
  timeoutMs: number;
}

function push(session: ClientHttp2Session, token: string, { topic, timeoutMs }: Push): Promise<PushOutcome> {
  return new Promise((resolve) => {
    const fail = (reason: string): void => resolve({ kind: 'retry', reason });
    if (session.destroyed || session.closed) return fail('connection closed');
    const stream = session.request({
      [constants.HTTP2_HEADER_METHOD]: 'POST',
      [constants.HTTP2_HEADER_PATH]: `/3/device/${encodeURIComponent(token)}`,
      'apns-topic': topic,
      'apns-push-type': 'background',
      'apns-priority': '5',
    });
    // A connection that is not made within the time has no event of its own.
    const timer = setTimeout(() => {
      fail('no answer');
      // The next ones would hardly get an answer either, and each would wait as long.
      session.destroy();
    }, timeoutMs);
    let status = 0;
    let retryAfter: number | undefined;
    let body = '';
    stream.setEncoding('utf8');
    stream.on('response', (headers) => {
      status = Number(headers[constants.HTTP2_HEADER_STATUS]);
      const seconds = Number(headers['retry-after']);
      if (seconds > 0) retryAfter = Math.min(seconds, 3_600);
    });
    stream.on('data', (part: string) => {
      if (body.length < MAX_ANSWER) body += part;
    });
    stream.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? 'connection lost'));
    stream.on('close', () => {
      clearTimeout(timer);
      resolve(status === 0 ? { kind: 'retry', reason: 'no answer' } : outcomeOf(status, body, retryAfter));
    });
    stream.end('{}');
  });
}

function outcomeOf(status: number, body: string, retryAfter: number | undefined): PushOutcome {
  if (status === 200) return { kind: 'sent' };
  const reason = reasonIn(body);
  if (status === 410 || (status === 400 && BAD_TOKENS.includes(reason))) return { kind: 'gone' };
  const isMisconfigured = status === 403 || reason === OTHER_TOPIC;
  return { kind: 'retry', reason: reason || `status ${status}`, retryAfter, isMisconfigured };
}

function reasonIn(body: string): string {
  try {
    const { reason } = JSON.parse(body) as { reason?: unknown };
    return typeof reason === 'string' ? reason.slice(0, 100) : '';
  } catch {
    return '';
  }
}
