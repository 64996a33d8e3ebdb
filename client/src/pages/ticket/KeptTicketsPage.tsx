import { Button, Group } from '@mantine/core';
import { IconDeviceMobileDown } from '@tabler/icons-react';
import { KeptTickets } from '../../features/tickets/KeptTickets.tsx';
import { useInstallOffer } from '../../offline/use-install-offer.ts';
import { useKeptOffline } from '../../offline/use-kept-offline.ts';
import { ticketTexts } from '../../texts/tickets.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import classes from './TicketPage.module.css';

/** The tickets that this device shows without a network; the first page of the installed app. */
export default function KeptTicketsPage() {
  const isKept = useKeptOffline('ticket');
  const install = useInstallOffer();
  return (
    <div className={classes.page}>
      <PageTitle title={ticketTexts.keptTitle} lead={isKept ? ticketTexts.keptLead : undefined} />
      <KeptTickets />
      {install && (
        <Group justify="center" mt="xl">
          <Button
            variant="default"
            onClick={install}
            leftSection={<IconDeviceMobileDown size={18} aria-hidden />}
          >
            {ticketTexts.install}
          </Button>
        </Group>
      )}
    </div>
  );
}
