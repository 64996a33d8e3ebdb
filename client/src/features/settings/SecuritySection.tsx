import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { readFailure } from '../../apollo/read-failure.ts';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSessionsQuery,
} from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { language } from '../../language/language.ts';
import { labelTexts } from '../../messages/labels.ts';
import { settingsTexts } from '../../messages/settings.ts';
import { callTexts } from '../../messages/shell.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { deviceWords } from './device-words.ts';
import classes from './lists.module.css';
import { SecondFactors } from './SecondFactors.tsx';
import { SettingsSection } from './SettingsSection.tsx';

graphql(`
  query Sessions {
    viewer {
      sessions {
        id
        createdAt
        lastSeenAt
        addressRange
        country
        userAgent
        current
      }
    }
  }
`);

graphql(`
  mutation EndSession($id: ID!) {
    endSession(input: { id: $id }) {
      endedId
    }
  }
`);

graphql(`
  mutation EndOtherSessions {
    endOtherSessions {
      ended
    }
  }
`);

/** Uses the session token, not a key, so that the service can mark the current session. */
const OWN = { credential: 'session' } as const;

/** Active sessions; every other one can be signed out. */
export function SessionList() {
  const { data, loading, error, refetch } = useSessionsQuery({ context: OWN });
  const [end, { loading: ending }] = useEndSessionMutation();
  const [endOthers, { loading: endingOthers }] = useEndOtherSessionsMutation({ context: OWN });
  const sessions = data?.viewer?.sessions;
  const signOut = async (id: string) => {
    try {
      await end({ variables: { id }, context: OWN });
      void notify('success', settingsTexts.sessionEnded);
      await refetch();
    } catch (failure) {
      void notify('error', readFailure(failure));
    }
  };
  const signOutOthers = async () => {
    try {
      const { data: done } = await endOthers();
      if (done) void notify('success', settingsTexts.othersEnded(done.endOtherSessions.ended));
      await refetch();
    } catch (failure) {
      void notify('error', readFailure(failure));
    }
  };
  return (
    <section className={classes.block} aria-label={labelTexts.sessions}>
      <Title order={4} mb="sm">
        {labelTexts.whereSignedIn}
      </Title>
      {!sessions && loading && <Skeleton height={64} />}
      {!sessions && !loading && error && (
        <QueryFailure title={callTexts.loadFailed(labelTexts.yourSessions)} error={error} refetch={refetch} />
      )}
      <Stack component="ul" className="plain-list" gap={0}>
        {sessions?.map((session) => {
          const device = deviceWords(session.userAgent);
          const DeviceIcon = device.isPhone ? IconDeviceMobile : IconDeviceDesktop;
          return (
            <li key={session.id} className={classes.item}>
              <DeviceIcon size={24} aria-hidden className={classes.icon} />
              <div className={classes.words}>
                <Group gap="xs">
                  <Text fw={600}>{device.words}</Text>
                  {session.current && <StatusBadge status="active" label={labelTexts.thisSession} />}
                </Group>
                <Text size="sm" c="dimmed">
                  {placeWords(session)}
                  {labelTexts.lastSeen} <Moment at={session.lastSeenAt} isRelative />
                </Text>
              </div>
              {!session.current && (
                <Button
                  variant="default"
                  disabled={ending}
                  onClick={() => signOut(session.id)}
                  aria-label={labelTexts.signOutOf(device.words)}
                >
                  {labelTexts.signOut}
                </Button>
              )}
            </li>
          );
        })}
      </Stack>
      {sessions && sessions.length > 1 && (
        <ConfirmButton
          mt="sm"
          variant="default"
          color="gray"
          question={settingsTexts.endOthersQuestion}
          consequence={settingsTexts.endOthersConsequence}
          confirmLabel={settingsTexts.endOthers}
          onConfirm={signOutOthers}
          disabled={endingOthers}
        >
          {settingsTexts.endOthers}
        </ConfirmButton>
      )}
    </section>
  );
}

/** "Kenya, network 203.0.113.0/24, ": the country only where the service knows it. */
function placeWords({
  addressRange,
  country,
}: {
  addressRange: string | null;
  country: string | null;
}): string {
  const named = country && (new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country);
  return [named, addressRange && settingsTexts.network(addressRange)]
    .map((part) => (part ? `${part}, ` : ''))
    .join('');
}

/** Password, second factors and active sessions. */
export function SecuritySection() {
  return (
    <SettingsSection anchor="security" title={labelTexts.security} lead={labelTexts.securityLead}>
      <ChangePasswordForm currentLabel={labelTexts.currentPassword} refetches={['Sessions']} />
      <SecondFactors />
      <SessionList />
    </SettingsSection>
  );
}
