import { TicketSearch } from '../../../features/tickets/TicketSearch.tsx';
import { ticketTexts } from '../../../texts/tickets.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** Search Tickets. */
export default function SearchPanel() {
  return (
    <>
      <PageTitle title="Search Tickets" lead={ticketTexts.searchLead} />
      <TicketSearch />
    </>
  );
}
