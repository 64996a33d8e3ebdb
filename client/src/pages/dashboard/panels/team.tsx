import { Live } from '../../../apollo/Live.tsx';
import { ClaimOwnership } from '../../../features/users/ClaimOwnership.tsx';
import { InviteUserButton } from '../../../features/users/InviteUserButton.tsx';
import { UserDirectory } from '../../../features/users/UserDirectory.tsx';
import { WaitingInvitations } from '../../../features/users/WaitingInvitations.tsx';
import { userTexts } from '../../../messages/team.ts';
import { useViewer } from '../../../session/use-viewer.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** The members of an organisation, for those who manage them. */
export default function TeamPanel() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  return (
    <section aria-label={userTexts.teamTitle}>
      <PageTitle title={userTexts.teamTitle} lead={userTexts.teamLead}>
        <Live />
        <InviteUserButton everywhere={false} />
      </PageTitle>
      <ClaimOwnership viewer={viewer} />
      <UserDirectory viewerId={viewer.user.id} everywhere={false} />
      <WaitingInvitations />
    </section>
  );
}
