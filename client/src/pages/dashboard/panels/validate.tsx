import { ValidatePanel } from '../../../features/door/ValidatePanel.tsx';
import { doorTexts } from '../../../texts/door.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** Validate Tickets. */
export default function ValidateTicketsPanel() {
  return (
    <>
      <PageTitle title="Validate Tickets" lead={doorTexts.lead} />
      <ValidatePanel />
    </>
  );
}
