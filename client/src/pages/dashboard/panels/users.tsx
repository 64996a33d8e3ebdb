import { Live } from '../../../apollo/Live.tsx';
import { InviteUserButton } from '../../../features/users/InviteUserButton.tsx';
import { UserDirectory } from '../../../features/users/UserDirectory.tsx';
import { WaitingInvitations } from '../../../features/users/WaitingInvitations.tsx';
import { userTexts } from '../../../messages/team.ts';
import { useViewer } from '../../../session/use-viewer.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** User Management. */
export default function UsersPanel() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  return (
    <>
      <PageTitle title={userTexts.title} lead={userTexts.lead}>
        <Live />
        <InviteUserButton everywhere />
      </PageTitle>
      <UserDirectory viewerId={viewer.user.id} everywhere />
      <WaitingInvitations />
    </>
  );
}
