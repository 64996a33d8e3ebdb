import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ticketPass } from '../../features/finding/ticket-pass.ts';
import { OrderView } from '../../features/order-page/OrderView.tsx';
import { savedOrder } from '../../features/order-page/saved-orders.ts';
import { UnknownOrder } from '../../features/order-page/UnknownOrder.tsx';
import { browserOrders } from '../../features/purchases/purchase-attempts.ts';
import { useSession } from '../../session/session.ts';
import classes from '../ticket/TicketPage.module.css';

/**
 * The page of one order, `/orders/{order}`: all that happened to it, and what is next. For its buyer: by the account, by
 * the key that this browser has or the address brings (`#key=`), or by a link that was opened from the mail.
 */
export default function OrderPage() {
  const { orderId = '' } = useParams();
  return (
    <div className={classes.page}>
      <Order key={orderId} id={orderId} />
    </div>
  );
}

function Order({ id }: { id: string }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const [proof] = useState(() => proofOf(id, hash));
  useEffect(() => {
    // The key need not stay in the history.
    if (hash) void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);
  const isKnown = session !== null || proof.orderKey !== null || proof.pass !== null;
  return isKnown || savedOrder(null, id) !== null ? <OrderView id={id} proof={proof} /> : <UnknownOrder />;
}

function proofOf(id: string, hash: string): { orderKey: string | null; pass: string | null } {
  const given = new URLSearchParams(hash.slice(1)).get('key');
  if (given !== null) browserOrders.save(id, given);
  const orderKey = given ?? browserOrders.keyOf(id);
  return { orderKey, pass: orderKey === null ? (ticketPass.find()?.pass ?? null) : null };
}
