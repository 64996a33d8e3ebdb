import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { MyTickets } from '../../../features/tickets/MyTickets.tsx';
import { TicketView } from '../../../features/tickets/TicketView.tsx';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';

/** The reader's tickets, or the one that `?ticket=` names. */
export default function MyTicketsPanel() {
  const id = useSearchParams()[0].get('ticket');
  if (!id) return <MyTickets />;
  return (
    <>
      <Button
        component={Link}
        to={tabAddress('my-tickets')}
        variant="subtle"
        mb="md"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
      >
        Back to My Tickets
      </Button>
      <TicketView id={id} />
    </>
  );
}
