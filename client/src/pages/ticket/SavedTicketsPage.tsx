import { InstallButton } from '../../features/tickets/InstallButton.tsx';
import { SavedTickets } from '../../features/tickets/SavedTickets.tsx';
import { ticketTexts } from '../../messages/tickets.ts';
import { useOfflinePage } from '../../offline/use-offline-page.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import classes from './TicketPage.module.css';

/** The tickets that are cached on this device; the first page of the installed app. */
export default function SavedTicketsPage() {
  const isCached = useOfflinePage('ticket');
  return (
    <div className={classes.page}>
      <PageTitle title={ticketTexts.savedTitle} lead={isCached ? ticketTexts.savedLead : undefined} />
      <SavedTickets />
      <InstallButton />
    </div>
  );
}
