import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { MyTickets } from '../../../features/tickets/MyTickets.tsx';
import { TicketView } from '../../../features/tickets/TicketView.tsx';
import { labelTexts } from '../../../messages/labels.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';

/** The viewer's tickets, or the one of `?ticket=`. */
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
        {labelTexts.backToTickets}
      </Button>
      <TicketView id={id} />
    </>
  );
}
