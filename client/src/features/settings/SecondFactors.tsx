import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Skeleton, Stack, Text, Title, type TitleOrder } from '@mantine/core';
import { IconFingerprint, IconLifebuoy } from '@tabler/icons-react';
import { useState } from 'react';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { readFailure } from '../../apollo/read-failure.ts';
import type { AuthenticatorKind } from '../../gql/graphql.ts';
import {
  useCreateRecoveryCodesMutation,
  useRegisterPasskeyMutation,
  useRemoveAuthenticatorMutation,
  useSecondFactorsQuery,
  useStartAuthenticatorAppMutation,
  useStartPasskeyRegistrationMutation,
} from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { securityTexts as texts } from '../../messages/security.ts';
import { callTexts } from '../../messages/shell.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { createPasskey, hasPasskeys, isCeremonyFailure } from '../../session/passkeys.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { notify } from '../../ui/notify.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { AppSetup, type PreparedApp } from './AppSetup.tsx';
import { AuthenticatorItem } from './AuthenticatorItem.tsx';
import { deviceWords } from './device-words.ts';
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
        ...AuthenticatorItem
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

graphql(`
  mutation StartPasskeyRegistration {
    startPasskeyRegistration {
      options
    }
  }
`);

graphql(`
  mutation RegisterPasskey($name: String!, $passkey: JSON!) {
    registerPasskey(input: { name: $name, passkey: $passkey }) {
      authenticator {
        id
      }
      recoveryCodes
    }
  }
`);

/**
 * The second factors of the viewer: to set up, and to remove again.
 * @param props.order level of the heading
 */
export function SecondFactors({ order = 4 }: { order?: TitleOrder }) {
  const client = useApolloClient();
  const { data, loading, error, refetch } = useSecondFactorsQuery({ context: AS_PERSON });
  const [start, { loading: isStarting }] = useStartAuthenticatorAppMutation({ context: AS_PERSON });
  const [remove] = useRemoveAuthenticatorMutation({ context: AS_PERSON });
  const [createCodes, { loading: isCreating }] = useCreateRecoveryCodesMutation({ context: AS_PERSON });
  const [startPasskey] = useStartPasskeyRegistrationMutation({ context: AS_PERSON });
  const [register] = useRegisterPasskeyMutation({ context: AS_PERSON });
  const [isAdding, setIsAdding] = useState(false);
  const [prepared, setPrepared] = useState<PreparedApp | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const viewer = data?.viewer;

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (failure) {
      void notify('error', isCeremonyFailure(failure) ? texts.passkeyFailed : readFailure(failure));
    }
  };
  const setUp = () =>
    attempt(async () => {
      const { data: started } = await start();
      if (started) setPrepared(started.startAuthenticatorApp);
    });
  const added = (recoveryCodes: readonly string[], words: string = texts.turnedOn) => {
    setPrepared(null);
    setCodes(recoveryCodes);
    void notify('success', words);
    void refetch();
  };
  const addPasskey = async () => {
    setIsAdding(true);
    await attempt(async () => {
      const { data: started } = await startPasskey();
      const passkey = await createPasskey(started?.startPasskeyRegistration.options);
      const { words: name } = deviceWords(navigator.userAgent);
      const { data: registered } = await register({ variables: { name, passkey } });
      if (registered) added(registered.registerPasskey.recoveryCodes, texts.passkeyAdded);
    });
    setIsAdding(false);
  };
  const savedCodes = () => {
    setCodes([]);
    // Without a required second factor the viewer could do nothing else until now.
    void client.refetchQueries({ include: ['Viewer'] });
  };
  const removeOne = ({ id, kind }: { id: string; kind: AuthenticatorKind }) =>
    attempt(async () => {
      await remove({ variables: { id } });
      void notify('success', kind === 'PASSKEY' ? texts.passkeyRemoved : texts.appRemoved);
      await refetch();
    });
  const renewCodes = () =>
    attempt(async () => {
      const { data: made } = await createCodes();
      if (made) setCodes(made.createRecoveryCodes.recoveryCodes);
      await refetch();
    });

  const isOn = (viewer?.authenticators.length ?? 0) > 0;
  const hasApp = viewer?.authenticators.some(({ kind }) => kind === 'TOTP') ?? false;
  return (
    <section className={classes.block} aria-label={texts.title}>
      <Group gap="xs" mb={4}>
        <Title order={order} size="h4">
          {texts.title}
        </Title>
        {viewer && <StatusBadge status={isOn ? 'active' : 'inactive'} label={isOn ? texts.on : texts.off} />}
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.lead}
      </Text>
      {!viewer && loading && <Skeleton height={44} />}
      {!viewer && !loading && error && (
        <QueryFailure title={callTexts.loadFailed(texts.failed)} error={error} refetch={refetch} />
      )}
      {viewer && isOn && (
        <Stack component="ul" className="plain-list" gap={0}>
          {viewer.authenticators.map((one) => (
            <AuthenticatorItem
              key={one.id}
              authenticator={one}
              isLast={viewer.authenticators.length === 1}
              onRemove={() => removeOne(one)}
            />
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
      {viewer && (
        <Stack gap="xs" align="flex-start" mt="sm">
          {hasPasskeys() && (
            <Text size="sm" c="dimmed">
              {texts.passkeyLead}
            </Text>
          )}
          <Group gap="sm">
            {hasPasskeys() && (
              <Button
                leftSection={<IconFingerprint size={18} aria-hidden />}
                onClick={() => void addPasskey()}
                loading={isAdding}
                disabled={!viewer.user.emailVerified}
              >
                {texts.addPasskey}
              </Button>
            )}
            {!hasApp && (
              <Button
                variant="default"
                onClick={() => void setUp()}
                loading={isStarting}
                disabled={!viewer.user.emailVerified}
              >
                {texts.setUpApp}
              </Button>
            )}
          </Group>
          {!viewer.user.emailVerified && <Text size="sm">{texts.confirmAddressFirst}</Text>}
        </Stack>
      )}
      {prepared && <AppSetup prepared={prepared} onClose={() => setPrepared(null)} onAdded={added} />}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={savedCodes} />}
    </section>
  );
}
