import type { ClientQuery } from '../seed/client-queries.ts';
import { SECRET } from './query-setup.ts';

type Variables = Record<string, unknown>;

const DAY_MS = 86_400_000;

/** Values of variables of this name in all queries. */
const BY_NAME: Variables = {
  first: 20,
  version: 1,
  quantity: 1,
  days: 7,
  minutes: 60,
  utcOffset: 180,
  code: 'BENCH10',
  paymentCurrency: 'XLM',
  amount: '100',
  token: SECRET,
  pass: SECRET,
  text: 'wa',
  of: 'USER',
  walletOf: 'USER',
  name: 'SALES',
  filter: {},
};

/** `id` differs in each query; other variables that fit only one, or that one always needs. */
const BY_QUERY: Record<string, (known: Variables) => Variables> = {
  EventChangePreview: ({ eventId }) => ({ id: eventId, input: { venue: 'Elsewhere, Mombasa, Kenya' } }),
  ManagedEvent: ({ eventId }) => ({ id: eventId }),
  EventDays: () => ({
    fromDay: new Date(Date.now()).toISOString().slice(0, 10),
    toDay: new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10),
  }),
  GroupMessage: ({ batchId }) => ({ id: batchId }),
  MessageDetails: ({ messageId }) => ({ id: messageId }),
  NextMerchantCallbackUrl: () => ({ provider: 'STRIPE' }),
  ContractMoney: ({ contractId }) => ({ id: contractId }),
  ContractPage: ({ contractId }) => ({ id: contractId }),
  ConfirmRound: ({ roundId }) => ({ id: roundId }),
  RoundDetails: ({ roundId }) => ({ id: roundId }),
  SplitPreview: ({ partnerId }) => ({ shares: [{ partnerId, type: 'PERCENTAGE', percent: '25' }] }),
  OutsideOrder: ({ outsideId, outsideKey }) => ({ id: outsideId, idempotencyKey: outsideKey }),
  OrderProgress: ({ orderId }) => ({ id: orderId }),
  WebhookDeliveries: ({ endpointId }) => ({ id: endpointId }),
  WalletQuote: ({ tier, code }) => ({ lines: [{ tier, quantity: 1 }], code }),
  RevocationPreview: ({ ticketId }) => ({ id: ticketId }),
  TicketDetails: ({ ticketId }) => ({ id: ticketId }),
  TicketView: ({ ticketId }) => ({ id: ticketId }),
};

const BY_TYPE: Variables = { String: 'wa', Int: 20, Boolean: true };

/** Variables of a client query: everything required, and no filters. */
export function queryVariables({ name: query, variables }: ClientQuery, known: Variables): Variables {
  const general: Variables = { ...BY_NAME, ...known };
  const own = BY_QUERY[query]?.(general) ?? {};
  const given = { ...general, ...own };
  return Object.fromEntries(
    variables
      .filter(({ required, name }) => required || name === 'eventId' || name in own)
      .map(({ name, type }) => [name, given[name] ?? BY_TYPE[type]]),
  );
}
