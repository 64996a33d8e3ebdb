import { Paper, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { OpenLink } from '../../features/finding/TicketLink.tsx';
import { type OpenPass, secretsIn, type TicketPass, ticketPass } from '../../features/finding/ticket-pass.ts';
import { type OrderProof, OrderView } from '../../features/order-page/OrderView.tsx';
import { savedOrder } from '../../features/order-page/saved-orders.ts';
import { UnknownOrder } from '../../features/order-page/UnknownOrder.tsx';
import { browserOrders } from '../../features/purchases/purchase-attempts.ts';
import type { MoveAnswer } from '../../gql/graphql.ts';
import { findingTexts } from '../../messages/finding.ts';
import { useSession } from '../../session/session.ts';
import classes from '../ticket/TicketPage.module.css';

/**
 * The page of one order, `/orders/{order}`: all that happened to it, and what is next. For its buyer: by the account, by
 * the key that this browser has or the address brings (`#key=`), or by a mailed link: `#tickets=` of a mail about the
 * order, `#token=` of the mail that asks its buyer to confirm the address, or one that was opened before in this tab.
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
  const location = useLocation();
  const { hash } = location;
  const navigate = useNavigate();
  const isMember = useSession() !== null;
  const [arrival, setArrival] = useState(() => arrivalAt(id, hash));
  // Another link to the same order.
  if (hash !== '' && hash !== arrival.hash) setArrival(arrivalAt(id, hash));
  useEffect(() => {
    // The secret need not stay in the history. The same link, opened again meanwhile, is another location.
    if (location.hash) void navigate({ hash: '' }, { replace: true });
  }, [location, navigate]);
  const open = (pass: TicketPass): void => {
    const own = { ...pass, orderId: id };
    ticketPass.keep(own);
    setArrival({ ...arrival, token: null, pass: own });
  };
  const end = (): void => {
    ticketPass.forget();
    void navigate('/find-tickets');
  };
  if (arrival.token !== null) return <Confirm token={arrival.token} onOpened={open} />;
  const proofs = proofsOf(id, arrival, isMember);
  if (proofs.length === 0 && savedOrder(null, id) === null) return <UnknownOrder />;
  return <OrderView key={arrival.pass?.pass} id={id} proofs={proofs} chosen={arrival.chosen} onEnd={end} />;
}

interface ConfirmProps {
  /** Secret of the link, which works once. */
  token: string;
  onOpened: (pass: TicketPass) => void;
}

function Confirm({ token, onOpened }: ConfirmProps) {
  return (
    <Paper withBorder p="xl" maw={480} mx="auto">
      <Title order={1} size="h2" mb="md">
        {findingTexts.readyTitle}
      </Title>
      <OpenLink token={token} onOpened={onOpened} />
    </Paper>
  );
}

/** The secrets in the address of the page, and those that this browser keeps. */
interface Arrival {
  /** The fragment that it was read from. */
  hash: string;
  orderKey: string | null;
  token: string | null;
  pass: OpenPass | null;
  /** Answer that the reader chose in the mail about a move. */
  chosen: MoveAnswer | null;
}

function arrivalAt(id: string, hash: string): Arrival {
  const given = new URLSearchParams(hash.slice(1)).get('key');
  if (given !== null) browserOrders.save(id, given);
  const { token, mailed, chosen } = secretsIn({ hash, search: '' });
  // The secret of a mail is the pass by itself.
  const pass = mailed === null ? ticketPass.find() : { pass: mailed, isFromMail: true, orderId: id };
  return { hash, orderKey: given ?? browserOrders.keyOf(id), token, pass, chosen };
}

/** The mail of the order comes first: it shows the tickets as they are now, and answers for them. */
function proofsOf(id: string, { orderKey, pass }: Arrival, isMember: boolean): OrderProof[] {
  const byPass = pass && { orderKey: null, pass };
  const byKey = orderKey === null ? null : { orderKey, pass: null };
  const byAccount = isMember ? { orderKey: null, pass: null } : null;
  const proofs = pass?.orderId === id ? [byPass, byKey, byAccount] : [byKey, byAccount, byPass];
  return proofs.filter((proof) => proof !== null);
}
