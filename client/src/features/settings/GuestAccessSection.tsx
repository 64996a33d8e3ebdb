import { Switch, Text } from '@mantine/core';
import { readFailure } from '../../apollo/read-failure.ts';
import { useGuestAccessQuery, useSetGuestAccessMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { settingsTexts } from '../../messages/settings.ts';
import { callTexts } from '../../messages/shell.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { notify } from '../../ui/notify.ts';
import { SettingsSection } from './SettingsSection.tsx';

graphql(`
  query GuestAccess {
    viewer {
      adminsSeeGuests
    }
  }
`);

graphql(`
  mutation SetGuestAccess($adminsSeeGuests: Boolean!) {
    setGuestAccess(input: { adminsSeeGuests: $adminsSeeGuests }) {
      adminsSeeGuests
    }
  }
`);

/** Shows owners and admins whether admins see guests' data; owners can change it. Renders nothing for other roles. */
export function GuestAccessSection({ viewer }: { viewer: Viewer }) {
  const isOwner = viewer.role === 'ISSUER_OWNER';
  const skip = !viewer.user.issuer || !(isOwner || viewer.role === 'ISSUER_ADMIN');
  const { data } = useGuestAccessQuery({ skip, fetchPolicy: 'cache-and-network' });
  const [set, { loading }] = useSetGuestAccessMutation({
    refetchQueries: ['GuestAccess'],
    awaitRefetchQueries: true,
  });
  const allowed = data?.viewer?.adminsSeeGuests;
  if (skip || allowed === undefined || allowed === null) return null;
  const change = async (adminsSeeGuests: boolean): Promise<void> => {
    try {
      await set({ variables: { adminsSeeGuests } });
      void notify('success', adminsSeeGuests ? settingsTexts.guestsShown : settingsTexts.guestsHidden);
    } catch (failure) {
      void notify('error', readFailure(failure, callTexts.network));
    }
  };
  return (
    <SettingsSection anchor="guests" title={settingsTexts.guestsTitle} lead={settingsTexts.guestsLead}>
      <Switch
        size="md"
        label={settingsTexts.guestsSwitch}
        checked={allowed}
        disabled={!isOwner || loading}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      {!isOwner && (
        <Text size="sm" c="dimmed" mt="xs">
          {settingsTexts.guestsByOwner}
        </Text>
      )}
    </SettingsSection>
  );
}
