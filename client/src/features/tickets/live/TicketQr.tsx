import { lazy, Suspense } from 'react';
import type { LiveTicket_TicketFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { liveTexts } from '../../../messages/tickets.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import { spelled } from '../../../ui/TicketNumber.tsx';
import { isVoidTicket } from '../is-void-ticket.ts';
import classes from './TicketQr.module.css';

// Ordinary tickets do without it.
const LiveQr = lazy(() => import('./LiveQr.tsx'));

const LiveTicketFragment = graphql(`
  fragment LiveTicket_ticket on Ticket {
    id
    number
    status
    qrText
    holderEmail
    liveCodes {
      from
      allowsPaper
    }
    phone {
      publicKey
      registeredAt
    }
    event {
      id
      timeZone
    }
  }
`);

export type LiveTicket = LiveTicket_TicketFragment;

interface TicketQrProps {
  ticket: FragmentType<typeof LiveTicketFragment>;
  size: number;
}

/** The code of a ticket: as it is, or made by this phone every 20 seconds where doors ask for the holder's phone. */
export function TicketQr({ ticket: ref, size }: TicketQrProps) {
  const ticket = useFragment(LiveTicketFragment, ref);
  const code = (
    <QrCode value={ticket.qrText ?? ''} label={labelTexts.codeOf(spelled(ticket.number))} size={size} />
  );
  // A copy that was saved by an earlier version has no rule. A used ticket may admit again, and collects hand-outs.
  if (!ticket.liveCodes || isVoidTicket(ticket)) return code;
  const { allowsPaper } = ticket.liveCodes;
  return (
    <>
      <div className={classes.screen}>
        <Suspense fallback={<span className={classes.blank} aria-busy />}>
          <LiveQr ticket={ticket} size={size} plain={code} />
        </Suspense>
      </div>
      <div className={classes.paper}>
        {allowsPaper && code}
        <p className={classes.words}>{allowsPaper ? liveTexts.paperWithId : liveTexts.paperNeedsPhone}</p>
      </div>
    </>
  );
}
