import { type LookupAddress, lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { addressFault, isPublicAddress } from '../address-guard.ts';

interface Posting {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Private networks may be called too. */
  allowPrivate: boolean;
  timeoutMs: number;
}

const KEPT_BYTES = 1_024;

class NotPublic extends Error {
  constructor() {
    super('The address leads into a network that is not public.');
  }
}

/**
 * Posts to an address that a user configured. The connection uses the very address that was checked, which prevents DNS
 * rebinding; redirects are answers like any other.
 * @returns the status and the beginning of the answer
 * @throws Error with a readable message
 */
export async function postGuarded(posting: Posting): Promise<{ status: number; answer: string }> {
  const { url, headers, body, allowPrivate, timeoutMs } = posting;
  const fault = addressFault(url, allowPrivate);
  if (fault) throw new Error(fault);
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw new NotPublic();
  const { request } = target.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(
      target,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: allowPrivate ? lookup : publicLookup,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        const pieces: Buffer[] = [];
        let kept = 0;
        const done = () => {
          response.destroy();
          const answer = Buffer.concat(pieces).subarray(0, KEPT_BYTES).toString('utf8');
          resolve({ status: response.statusCode ?? 0, answer });
        };
        response.on('data', (piece: Buffer) => {
          pieces.push(piece);
          kept += piece.length;
          // Stop reading, so that a long answer cannot keep the process busy.
          if (kept >= KEPT_BYTES) done();
        });
        response.on('end', done);
        response.on('error', reject);
      },
    );
    sent.on('error', (error) => reject(inWords(error, timeoutMs)));
    sent.end(body);
  });
}

type Resolve = (
  name: string,
  options: object,
  back: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Resolves a name, and refuses it when any of its addresses is not public. */
export function publicLookupBy(resolve: Resolve): LookupFunction {
  return (name, options, back) => {
    resolve(name, options, (error, found) => {
      const [first] = found ?? [];
      if (error) return back(error, '', 0);
      if (!first || found.some(({ address }) => !isPublicAddress(address)))
        return back(new NotPublic(), '', 0);
      return options.all ? back(null, found) : back(null, first.address, first.family);
    });
  };
}

const publicLookup = publicLookupBy((name, options, back) => lookup(name, { ...options, all: true }, back));

function inWords(error: Error, timeoutMs: number): Error {
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return new Error(`No answer came within ${timeoutMs / 1_000} seconds.`);
  return error;
}
