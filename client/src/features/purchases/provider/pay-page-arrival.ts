import { browserOrders } from '../purchase-attempts.ts';

interface PayPageArrival {
  /** Secret of the order; null when this browser has none. */
  key: string | null;
  /** From the card page by its cancel link, by its end, or from elsewhere. */
  from: 'cancelled' | 'returned' | null;
  /** The buyer goes on to the card page. */
  opensCardPage: boolean;
}

/**
 * Reads how the buyer came to the page of a payment. A purchase in the frame of another site, which has no storage,
 * opens it with the key of the order in the fragment of the address, which is stored here.
 */
export function payPageArrival(
  orderId: string,
  { hash, search }: { hash: string; search: string },
): PayPageArrival {
  const given = new URLSearchParams(hash.slice(1));
  const key = given.get('key');
  if (key !== null) browserOrders.save(orderId, key);
  const returned = new URLSearchParams(search).has('cancelled') ? 'cancelled' : 'returned';
  return {
    key: key ?? browserOrders.keyOf(orderId),
    from: key === null ? returned : null,
    opensCardPage: given.has('go'),
  };
}
