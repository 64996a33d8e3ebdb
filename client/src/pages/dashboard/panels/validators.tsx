import { Group, Text, Title } from '@mantine/core';
import { useLiveState } from '../../../apollo/use-live-state.ts';
import { InviteUserButton } from '../../../features/users/InviteUserButton.tsx';
import { UserDirectory } from '../../../features/users/UserDirectory.tsx';
import { WaitingInvitations } from '../../../features/users/WaitingInvitations.tsx';
import { RegisterValidator } from '../../../features/validators/RegisterValidator.tsx';
import { ValidatorList } from '../../../features/validators/ValidatorList.tsx';
import { useViewer, type Viewer } from '../../../session/use-viewer.ts';
import { userTexts, validatorTexts } from '../../../texts/users.ts';
import { LiveDot } from '../../../ui/LiveDot.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** Validators; and for an organisation's own people, who have no other place for it, the whole team. */
export default function ValidatorsPanel() {
  const { viewer } = useViewer();
  const live = useLiveState();
  if (!viewer) return null;
  const everywhere = viewer.permissions.includes('MANAGE_USERS');
  return (
    <>
      <PageTitle title={validatorTexts.title} lead={validatorTexts.lead}>
        <LiveDot status={live.status} since={live.since} />
      </PageTitle>
      <RegisterValidator />
      <ValidatorList showsIssuer={everywhere} />
      {!everywhere && <Team viewer={viewer} />}
    </>
  );
}

function Team({ viewer }: { viewer: Viewer }) {
  return (
    <section aria-label={userTexts.teamTitle}>
      <Group justify="space-between" align="flex-end" mt={40} mb="md" gap="md">
        <div>
          <Title order={2} size="h3">
            {userTexts.teamTitle}
          </Title>
          <Text c="dimmed" mt={4}>
            {userTexts.teamLead}
          </Text>
        </div>
        <InviteUserButton everywhere={false} />
      </Group>
      <UserDirectory viewerId={viewer.user.id} everywhere={false} />
      <WaitingInvitations />
    </section>
  );
}
