import type { SubmitAnswer } from '../../core/index.ts';
import { type Exchange, postedField } from '../exchange.ts';
import type { HorizonParts } from '../parts.ts';
import { presentTransaction } from '../present/transaction.ts';
import { serviceUnavailable } from '../problem.ts';
import { respond } from '../respond.ts';
import type { Route } from '../router.ts';

const ASYNC_STATUS = { PENDING: 201, DUPLICATE: 409, TRY_AGAIN_LATER: 503, ERROR: 400 } as const;

/** Thrown when the client has disconnected. */
export class ClientGone extends Error {}

export function submissionRoutes({ submissions, store, faults }: HorizonParts): Route[] {
  /** Submits the envelope of a request to the core, unless a fault is injected. */
  const offer = async (exchange: Exchange): Promise<{ raw: string; answer: SubmitAnswer }> => {
    const raw = await postedField(exchange, 'tx');
    // Accepts nothing that cannot be stored.
    if (!store.reachable) throw serviceUnavailable();
    const strike = faults.strike();
    if (strike === 'before') throw cut(exchange);
    const answer = submissions.offer(raw);
    if (strike === 'after') throw cut(exchange);
    return { raw, answer };
  };

  return [
    {
      method: 'POST',
      path: '/transactions',
      async handle(exchange) {
        const { raw, answer } = await offer(exchange);
        const over = new AbortController();
        exchange.response.once('close', () => over.abort(new ClientGone()));
        const { record, hash } = await submissions.follow(raw, answer, over);
        respond(exchange, { status: 200, body: presentTransaction(record, exchange.base, hash) });
      },
    },
    {
      method: 'POST',
      path: '/transactions_async',
      async handle(exchange) {
        const { answer } = await offer(exchange);
        const { status, hash, resultXdr } = answer;
        const error = resultXdr === null ? {} : { error_result_xdr: resultXdr.toString('base64') };
        respond(exchange, { status: ASYNC_STATUS[status], body: { ...error, tx_status: status, hash } });
      },
    },
  ];
}

function cut({ request }: Exchange): ClientGone {
  request.socket.destroy();
  return new ClientGone();
}
