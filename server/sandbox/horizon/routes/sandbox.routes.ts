import { StrKey } from '@stellar/stellar-sdk';
import type { Found } from '../../run/submissions.ts';
import { type Exchange, postedField, readBody, respond } from '../exchange.ts';
import { badRequest, gatewayTimeout } from '../problem.ts';
import type { HorizonParts, Route } from '../router.ts';

export function friendbotRoutes({ friendbot, faults }: HorizonParts): Route[] {
  const handle = async (exchange: Exchange): Promise<void> => {
    const address =
      exchange.method === 'POST' ? await postedField(exchange, 'addr') : (exchange.query.get('addr') ?? '');
    if (!StrKey.isValidEd25519PublicKey(address)) throw badRequest('addr', 'invalid address');
    const { record } = await inTime(friendbot.fund(address), faults.now.submissionTimeoutMs);
    const body = { successful: record.successful, hash: record.hash, envelope_xdr: record.envelope };
    respond(exchange, { status: 200, body });
  };
  return [
    { method: 'GET', path: '/friendbot', handle },
    { method: 'POST', path: '/friendbot', handle },
  ];
}

/** Limits the wait: the gift may still arrive after the request timed out. */
async function inTime(gift: Promise<Found>, milliseconds: number): Promise<Found> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(gatewayTimeout()), milliseconds);
  });
  gift.catch(() => undefined);
  try {
    return await Promise.race([gift, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Routes that Horizon does not have: manual closing, and the fault switches. */
export function sandboxRoutes({ closer, faults, settings, history }: HorizonParts): Route[] {
  const close: Route = {
    method: 'POST',
    path: '/sandbox/close',
    async handle(exchange) {
      const closeTime = readCloseTime(await readJson(exchange));
      const ledger = await closer.close(closeTime);
      respond(exchange, { status: 200, body: { ledger } });
    },
  };
  const show = async (exchange: Exchange): Promise<void> =>
    respond(exchange, { status: 200, body: faults.now });
  const change = async (exchange: Exchange): Promise<void> => {
    faults.set(await readJson(exchange));
    history.show(faults.now.historyLag);
    return show(exchange);
  };
  if (!settings.faults) return [close];
  return [
    close,
    { method: 'GET', path: '/sandbox/faults', handle: show },
    { method: 'POST', path: '/sandbox/faults', handle: change },
  ];
}

/** An empty body is an empty object. */
async function readJson({ request }: Exchange): Promise<Record<string, unknown>> {
  const text = (await readBody(request)).toString('utf8').trim();
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return body as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw badRequest('body', 'must be a JSON object');
}

function readCloseTime({ closeTime }: Record<string, unknown>): number | undefined {
  if (closeTime === undefined || closeTime === null) return undefined;
  if (typeof closeTime === 'number' && Number.isSafeInteger(closeTime) && closeTime >= 0) return closeTime;
  throw badRequest('closeTime', 'must be a whole number of unix seconds');
}
