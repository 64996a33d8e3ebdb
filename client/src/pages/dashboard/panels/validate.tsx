import { ValidatePanel } from '../../../features/door/ValidatePanel.tsx';
import { doorTexts } from '../../../texts/door.ts';
import { labelTexts } from '../../../texts/labels.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** Validate Tickets. */
export default function ValidateTicketsPanel() {
  return (
    <>
      <PageTitle title={labelTexts.validateTickets} lead={doorTexts.lead} />
      <ValidatePanel />
    </>
  );
}
