import { StrKey } from '@stellar/stellar-sdk';
import type { Found } from '../../run/submissions.ts';
import { type Exchange, postedField } from '../exchange.ts';
import type { HorizonParts } from '../parts.ts';
import { badRequest, gatewayTimeout } from '../problem.ts';
import { respond } from '../respond.ts';
import type { Route } from '../router.ts';

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
