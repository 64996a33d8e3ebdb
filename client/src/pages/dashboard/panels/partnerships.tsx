import { IconUsersGroup } from '@tabler/icons-react';
import { useViewer } from '../../../session/use-viewer.ts';
import { partnershipTexts } from '../../../texts/partnerships.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** Agreements with partners on what an event brings; without any, it says what they are for. */
export default function PartnershipsPanel() {
  const { viewer } = useViewer();
  const attendee = viewer?.role === 'ATTENDEE';
  return (
    <>
      <PageTitle title={attendee ? 'My Partnerships' : 'Contracts'} />
      <EmptyState
        title={partnershipTexts.noPartners}
        message={attendee ? partnershipTexts.soonForPartners : partnershipTexts.soon}
        icon={<IconUsersGroup size={30} />}
        order={2}
      />
    </>
  );
}
