import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { InstallButton } from '../../features/tickets/InstallButton.tsx';
import { savedTicket } from '../../features/tickets/saved-tickets.ts';
import { TicketView } from '../../features/tickets/TicketView.tsx';
import { labelTexts } from '../../messages/labels.ts';
import { shellTexts } from '../../messages/shell.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { useOfflinePage } from '../../offline/use-offline-page.ts';
import { useReturnHere } from '../../session/return-address.ts';
import { useSession } from '../../session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import classes from './TicketPage.module.css';

/** One ticket at its own address, for its holder and for staff; printable as a ticket. */
export default function TicketPage() {
  useDocumentTitle(`${labelTexts.ticket} · Passa`);
  const { id = '' } = useParams();
  const session = useSession();
  const here = useReturnHere();
  const isCached = useOfflinePage('ticket');
  // A session that expired must not hide a cached ticket from a holder who stands at a door offline.
  const isShown = session !== null || savedTicket(null, id) !== null;
  return (
    <div className={classes.page}>
      {isShown ? (
        <TicketView
          key={id}
          id={id}
          isCached={isCached}
          wayOut={
            <Button component={Link} to="/my-tickets">
              {labelTexts.myTickets}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={ticketTexts.signInTitle}
          message={ticketTexts.signInBody}
          icon={<IconLock size={30} />}
          order={1}
        >
          <Button component={Link} to="/auth" state={here}>
            {shellTexts.signIn}
          </Button>
        </EmptyState>
      )}
      {isShown && isCached && (
        <div className={classes.install}>
          <InstallButton />
        </div>
      )}
    </div>
  );
}
