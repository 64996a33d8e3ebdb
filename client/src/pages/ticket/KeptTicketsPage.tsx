import { InstallButton } from '../../features/tickets/InstallButton.tsx';
import { KeptTickets } from '../../features/tickets/KeptTickets.tsx';
import { ticketTexts } from '../../messages/tickets.ts';
import { useKeptOffline } from '../../offline/use-kept-offline.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import classes from './TicketPage.module.css';

/** The tickets that are cached on this device; the first page of the installed app. */
export default function KeptTicketsPage() {
  const isKept = useKeptOffline('ticket');
  return (
    <div className={classes.page}>
      <PageTitle title={ticketTexts.keptTitle} lead={isKept ? ticketTexts.keptLead : undefined} />
      <KeptTickets />
      <InstallButton />
    </div>
  );
}
