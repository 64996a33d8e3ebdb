import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureCode } from '../../../apollo/read-failure.ts';
import { outcomeKnown } from '../../../apollo/use-attempt.ts';
import type { PurchaseWithWalletInput, PurchaseWithWalletMutation } from '../../../gql/graphql.ts';
import { usePurchaseWithWalletMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { translated } from '../../../language/translated.ts';
import { purchaseTexts } from '../../../messages/purchases.ts';
import { paymentFailureTexts } from '../../../messages/reasons.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { notify } from '../../../ui/notify.ts';
import type { PhoneMessages } from '../checkout/use-phone-messages.ts';
import { type WalletAttempt, walletAttempts } from '../purchase-attempts.ts';
import { purchaseFailure } from '../purchase-failure.ts';
import { type FollowedOrder, useFollowedOrder } from '../use-followed-order.ts';

graphql(`
  mutation PurchaseWithWallet($input: PurchaseWithWalletInput!) {
    purchaseWithWallet(input: $input) {
      processing
      message
      order {
        id
        status
      }
      tickets {
        id
        ...TicketCard_ticket
      }
    }
  }
`);

export type BoughtTickets = PurchaseWithWalletMutation['purchaseWithWallet']['tickets'];

/** `unfinished`: confirmed earlier, with unknown outcome. */
type Phase = 'ready' | 'paying' | 'unfinished' | 'bought';

export interface WalletPurchase {
  phase: Phase;
  /** Message for the buyer why the last attempt failed. */
  failure: string | null;
  tickets: BoughtTickets | null;
  pay: (input: PurchaseWithWalletInput) => Promise<void>;
  /** Retries the unfinished purchase with its own key. */
  resume: () => Promise<void>;
  /** Discards the unfinished purchase. */
  drop: () => void;
}

interface WalletPurchaseOptions {
  userId: string;
  eventId: string;
  /** The server's price differs from the confirmed one, so a new quote is needed. */
  onRequote: () => void;
  /** The server refused the purchase. */
  onRefused: (failure: unknown) => void;
  /** Called with a placed order. */
  onOrdered: PhoneMessages['request'];
}

/** Pauses between retries of an attempt whose answer was lost, in milliseconds. */
const PAUSES = [1000, 3000];

/** The ledger decides within seconds, in milliseconds. */
const LEDGER_POLL_MS = 4_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * One wallet purchase, from the button to the ticket. Stores the attempt before sending it and retries with the same
 * key, across lost answers and reloads, so that the buyer never pays twice.
 */
export function useWalletPurchase(options: WalletPurchaseOptions): WalletPurchase {
  const { userId, eventId, onRequote, onRefused, onOrdered } = options;
  const [found] = useState(() => walletAttempts.find(userId, eventId));
  const [phase, setPhase] = useState<Phase>(found ? (found.orderId ? 'paying' : 'unfinished') : 'ready');
  const [failure, setFailure] = useState<string | null>(null);
  const [tickets, setTickets] = useState<BoughtTickets | null>(null);
  const [orderId, setOrderId] = useState(found?.orderId ?? null);
  const attempt = useRef<WalletAttempt | null>(found);
  const { order } = useFollowedOrder(orderId === null ? null : { id: orderId }, {
    isDecided: (followed) => orderOutcome(followed) !== 'open',
    livePollMs: LEDGER_POLL_MS,
  });
  const [mutate] = usePurchaseWithWalletMutation({
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'myTickets' }),
  });

  const close = (next: Phase) => {
    attempt.current = null;
    walletAttempts.remove(userId, eventId);
    setOrderId(null);
    setPhase(next);
  };
  const bought = (made: BoughtTickets) => {
    setTickets(made);
    close('bought');
    void notify('success', ticketTexts.purchased);
  };
  const refused = (message: string) => {
    setFailure(message);
    close('ready');
    void notify('error', message);
  };

  const settle = useEffectEvent(() => {
    if (!order) return;
    const outcome = orderOutcome(order);
    if (outcome === 'paid') bought(order.tickets);
    if (outcome === 'failed') {
      const reason = translated(order.payment?.failure, order.payment?.failureCode, paymentFailureTexts);
      refused(ticketTexts.purchaseFailed(reason ?? purchaseTexts.paymentFailed));
    }
  });
  useEffect(() => {
    if (order) settle();
  }, [order]);

  const send = async (current: WalletAttempt): Promise<void> => {
    const input = { ...current.input, idempotencyKey: current.key };
    const { data } = await mutate({ variables: { input } });
    if (!data) return;
    const { processing, order: made, tickets: issued } = data.purchaseWithWallet;
    onOrdered({ orderId: made.id, orderKey: null });
    if (!processing) return bought(issued);
    attempt.current = { ...current, orderId: made.id };
    walletAttempts.save(attempt.current, userId, eventId);
    setOrderId(made.id);
  };

  const unknown = (thrown: unknown) => {
    const message = purchaseFailure(thrown);
    setFailure(message);
    setPhase('unfinished');
    void notify('error', message);
  };

  const requoted = () => {
    onRequote();
    refused(purchaseTexts.quoteChanged);
  };

  /** Makes one attempt. Returns false when the outcome is unknown and a retry is possible. */
  const tryOnce = async (current: WalletAttempt, isLast: boolean): Promise<boolean> => {
    try {
      await send(current);
    } catch (thrown) {
      if (failureCode(thrown) === 'QUOTE_CHANGED') requoted();
      else if (outcomeKnown(thrown)) {
        onRefused(thrown);
        refused(purchaseFailure(thrown));
      } else if (isLast) unknown(thrown);
      else return false;
    }
    return true;
  };

  const run = async (current: WalletAttempt) => {
    setFailure(null);
    setPhase('paying');
    for (const wait of PAUSES) {
      if (await tryOnce(current, false)) return;
      await pause(wait);
    }
    await tryOnce(current, true);
  };

  return {
    phase,
    failure,
    tickets,
    pay: (input) => {
      attempt.current = walletAttempts.begin(input, userId, eventId);
      return run(attempt.current);
    },
    resume: async () => {
      if (attempt.current) await run(attempt.current);
    },
    drop: () => {
      setFailure(null);
      close('ready');
    },
  };
}

function orderOutcome(order: FollowedOrder): 'open' | 'paid' | 'failed' {
  if (order.status === 'PAID' && order.tickets.length > 0) return 'paid';
  const payment = order.payment?.status;
  const failed = order.status === 'CANCELLED' || payment === 'FAILED' || payment === 'EXPIRED';
  return failed ? 'failed' : 'open';
}
