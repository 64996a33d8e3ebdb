import { RevokePanel } from '../../../features/door/RevokePanel.tsx';
import { doorTexts } from '../../../messages/door.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** Revoke Tickets. */
export default function RevokeTicketsPanel() {
  return (
    <>
      <PageTitle title={labelTexts.revokeTickets} lead={doorTexts.revokeLead} />
      <RevokePanel />
    </>
  );
}
