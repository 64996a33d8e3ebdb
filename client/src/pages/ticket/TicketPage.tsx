import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { TicketView } from '../../features/tickets/TicketView.tsx';
import { useKeptOffline } from '../../offline/use-kept-offline.ts';
import { useSession } from '../../session/use-session.ts';
import { labelTexts } from '../../texts/labels.ts';
import { shellTexts } from '../../texts/shell.ts';
import { ticketTexts } from '../../texts/tickets.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import classes from './TicketPage.module.css';

/** One ticket at an address of its own, for its holder and for staff; it prints as a ticket. */
export default function TicketPage() {
  useDocumentTitle(`${labelTexts.ticket} · Passa`);
  const { id = '' } = useParams();
  const session = useSession();
  useKeptOffline('ticket');
  return (
    <div className={classes.page}>
      {session ? (
        <TicketView
          id={id}
          wayOut={
            <Button component={Link} to="/dashboard?tab=my-tickets">
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
          <Button component={Link} to="/auth">
            {shellTexts.signIn}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}
