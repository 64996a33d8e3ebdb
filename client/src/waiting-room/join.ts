import { page } from './page-data.ts';

const base = `/waiting-room/${page.event.id}`;

/** Why joining failed, as the name of its text. */
export class JoinRefused extends Error {
  readonly text: string;
  /** Worth another attempt without asking. */
  readonly isBusy: boolean;

  constructor(code: string | undefined) {
    super(code);
    const texts: Record<string, string> = {
      ROOM_BUSY: 'failedBusy',
      UNAVAILABLE: 'failedBusy',
      RATE_LIMITED: 'failedOften',
      WORK_REFUSED: 'failedWork',
      ROOM_CLOSED: 'failedClosed',
      NETWORK: 'failedNetwork',
    };
    this.text = texts[code ?? ''] ?? 'failed';
    this.isBusy = this.text === 'failedBusy';
  }
}

interface Challenge {
  parameters: Record<string, unknown>;
  signature: string;
}

/**
 * Joins the room: solves the challenge of the server, if there is one, and gets a place, which lies in a cookie.
 * @param onWork called when there is a challenge to solve
 * @throws JoinRefused
 */
export async function join(onWork: () => void): Promise<void> {
  const { challenge } = (await call('GET', 'challenge')) as { challenge: Challenge | null };
  let work: string | undefined;
  if (challenge) {
    onWork();
    work = btoa(JSON.stringify({ challenge, solution: await solve(challenge) }));
  }
  await call('POST', 'place', work === undefined ? {} : { work });
}

/** Gives the reader's place up. @throws JoinRefused */
export async function leave(): Promise<void> {
  await call('DELETE', 'place');
}

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${base}/${path}`, {
    method,
    cache: 'no-store',
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => undefined);
  if (!answer) throw new JoinRefused('NETWORK');
  const data = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) throw new JoinRefused((data as { error?: { code?: string } } | null)?.error?.code);
  return data;
}

/** Solves a challenge in a worker. @throws JoinRefused */
function solve(challenge: Challenge): Promise<object> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new JoinRefused('WORK_REFUSED'));
    const worker = new Worker('/waiting-room/solver.js', { type: 'module' });
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<{ counter?: number } | null>) => {
      worker.terminate();
      if (data?.counter === undefined) fail();
      else resolve(data);
    };
    worker.postMessage({ type: 'work', challenge });
  });
}
