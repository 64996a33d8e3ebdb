import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconDeviceMobileCode, IconLifebuoy } from '@tabler/icons-react';
import { useState } from 'react';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { readFailure } from '../../apollo/read-failure.ts';
import {
  useCreateRecoveryCodesMutation,
  useRemoveAuthenticatorMutation,
  useSecondFactorsQuery,
  useStartAuthenticatorAppMutation,
} from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { securityTexts as texts } from '../../messages/security.ts';
import { callTexts } from '../../messages/shell.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { AppSetup, type PreparedApp } from './AppSetup.tsx';
import classes from './lists.module.css';
import { RecoveryCodesDialog } from './RecoveryCodes.tsx';

graphql(`
  query SecondFactors {
    viewer {
      user {
        id
        emailVerified
      }
      authenticators {
        id
        kind
        name
        lastUsedAt
      }
      recoveryCodesLeft
    }
  }
`);

graphql(`
  mutation StartAuthenticatorApp {
    startAuthenticatorApp {
      id
      secret
      uri
    }
  }
`);

graphql(`
  mutation RemoveAuthenticator($id: ID!) {
    removeAuthenticator(input: { id: $id }) {
      removedId
    }
  }
`);

graphql(`
  mutation CreateRecoveryCodes {
    createRecoveryCodes {
      recoveryCodes
    }
  }
`);

/** The second factors of the viewer: to set up, and to remove again. */
export function SecondFactors() {
  const { data, loading, error, refetch } = useSecondFactorsQuery({ context: AS_PERSON });
  const [start, { loading: isStarting }] = useStartAuthenticatorAppMutation({ context: AS_PERSON });
  const [remove, { loading: isRemoving }] = useRemoveAuthenticatorMutation({ context: AS_PERSON });
  const [createCodes, { loading: isCreating }] = useCreateRecoveryCodesMutation({ context: AS_PERSON });
  const [prepared, setPrepared] = useState<PreparedApp | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const viewer = data?.viewer;

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (failure) {
      void notify('error', readFailure(failure));
    }
  };
  const setUp = () =>
    attempt(async () => {
      const { data: started } = await start();
      if (started) setPrepared(started.startAuthenticatorApp);
    });
  const added = (recoveryCodes: readonly string[]) => {
    setPrepared(null);
    setCodes(recoveryCodes);
    void notify('success', texts.turnedOn);
    void refetch();
  };
  const removeOne = (id: string) =>
    attempt(async () => {
      await remove({ variables: { id } });
      void notify('success', texts.appRemoved);
      await refetch();
    });
  const renewCodes = () =>
    attempt(async () => {
      const { data: made } = await createCodes();
      if (made) setCodes(made.createRecoveryCodes.recoveryCodes);
      await refetch();
    });

  const isOn = (viewer?.authenticators.length ?? 0) > 0;
  return (
    <section className={classes.block} aria-label={texts.title}>
      <Group gap="xs" mb={4}>
        <Title order={4}>{texts.title}</Title>
        {viewer && <StatusBadge status={isOn ? 'active' : 'inactive'} label={isOn ? texts.on : texts.off} />}
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.lead}
      </Text>
      {!viewer && loading && <Skeleton height={44} />}
      {!viewer && !loading && error && (
        <QueryFailure title={callTexts.loadFailed(texts.failed)} error={error} refetch={refetch} />
      )}
      {viewer && !isOn && (
        <Stack gap="xs" align="flex-start">
          <Button onClick={() => void setUp()} loading={isStarting} disabled={!viewer.user.emailVerified}>
            {texts.setUpApp}
          </Button>
          {!viewer.user.emailVerified && <Text size="sm">{texts.confirmAddressFirst}</Text>}
        </Stack>
      )}
      {viewer && isOn && (
        <Stack component="ul" className="plain-list" gap={0}>
          {viewer.authenticators.map(({ id, lastUsedAt }) => (
            <li key={id} className={classes.item}>
              <IconDeviceMobileCode size={24} aria-hidden className={classes.icon} />
              <div className={classes.words}>
                <Text fw={600}>{texts.app}</Text>
                <Text size="sm" c="dimmed">
                  {lastUsedAt ? (
                    <>
                      {texts.lastUsed} <Moment at={lastUsedAt} isRelative />
                    </>
                  ) : (
                    texts.neverUsed
                  )}
                </Text>
              </div>
              <ConfirmButton
                variant="default"
                color="gray"
                question={texts.removeQuestion}
                consequence={texts.removeLast}
                confirmLabel={texts.remove}
                onConfirm={() => removeOne(id)}
                disabled={isRemoving}
                aria-label={texts.removeApp}
              >
                {texts.remove}
              </ConfirmButton>
            </li>
          ))}
          <li className={classes.item}>
            <IconLifebuoy size={24} aria-hidden className={classes.icon} />
            <div className={classes.words}>
              <Text fw={600}>{texts.recoveryTitle}</Text>
              <Text size="sm" c="dimmed">
                {texts.recoveryLeft(viewer.recoveryCodesLeft)}
              </Text>
            </div>
            <ConfirmButton
              variant="default"
              color="gray"
              question={texts.recoveryQuestion}
              consequence={texts.recoveryConsequence}
              confirmLabel={texts.recoveryNew}
              onConfirm={renewCodes}
              disabled={isCreating}
            >
              {texts.recoveryNew}
            </ConfirmButton>
          </li>
        </Stack>
      )}
      {prepared && <AppSetup prepared={prepared} onClose={() => setPrepared(null)} onAdded={added} />}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </section>
  );
}
