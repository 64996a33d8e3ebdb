import { useLiveState } from '../../../apollo/live-state.ts';
import { InviteUserButton } from '../../../features/users/InviteUserButton.tsx';
import { UserDirectory } from '../../../features/users/UserDirectory.tsx';
import { WaitingInvitations } from '../../../features/users/WaitingInvitations.tsx';
import { userTexts } from '../../../messages/team.ts';
import { useViewer } from '../../../session/use-viewer.ts';
import { LiveDot } from '../../../ui/LiveDot.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** User Management. */
export default function UsersPanel() {
  const { viewer } = useViewer();
  const live = useLiveState();
  if (!viewer) return null;
  return (
    <>
      <PageTitle title={userTexts.title} lead={userTexts.lead}>
        <LiveDot status={live.status} since={live.since} />
        <InviteUserButton everywhere />
      </PageTitle>
      <UserDirectory viewerId={viewer.user.id} everywhere />
      <WaitingInvitations />
    </>
  );
}
