import { TicketLookup } from '../../../features/tickets/TicketLookup.tsx';
import { TicketSearch } from '../../../features/tickets/TicketSearch.tsx';
import { useCan } from '../../../session/use-viewer.ts';
import { labelTexts } from '../../../texts/labels.ts';
import { ticketTexts } from '../../../texts/tickets.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** Search Tickets. */
export default function SearchPanel() {
  const searches = useCan('SEARCH_TICKETS');
  return (
    <>
      <PageTitle
        title={labelTexts.searchTickets}
        lead={searches ? ticketTexts.searchLead : ticketTexts.lookupLead}
      />
      {searches ? <TicketSearch /> : <TicketLookup />}
    </>
  );
}
