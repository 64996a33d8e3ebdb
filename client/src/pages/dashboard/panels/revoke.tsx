import { RevokePanel } from '../../../features/door/RevokePanel.tsx';
import { doorTexts } from '../../../texts/door.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** Revoke Tickets. */
export default function RevokeTicketsPanel() {
  return (
    <>
      <PageTitle title="Revoke Tickets" lead={doorTexts.revokeLead} />
      <RevokePanel />
    </>
  );
}
