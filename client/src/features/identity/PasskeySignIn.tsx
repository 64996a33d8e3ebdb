import { Button, Divider } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import { useLoginWithPasskeyMutation, useStartPasskeyLoginMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { authTexts } from '../../messages/auth.ts';
import { securityTexts } from '../../messages/security.ts';
import {
  cancelProof,
  hasPasskeys,
  isCeremonyFailure,
  offersInField,
  provePasskey,
} from '../../session/passkeys.ts';
import { startSession } from '../../session/session.ts';
import { deviceMark } from '../../session/storage.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';

graphql(`
  mutation StartPasskeyLogin {
    startPasskeyLogin {
      options
    }
  }
`);

graphql(`
  mutation LoginWithPasskey($passkey: JSON!) {
    loginWithPasskey(input: { passkey: $passkey }) {
      token
      sessionId
      user {
        id
        name
        email
        phone
        role
      }
    }
  }
`);

/** Signs in with a passkey: by a button, or chosen among the suggestions of the field for the address. */
export function PasskeySignIn() {
  const [start] = useStartPasskeyLoginMutation();
  const [login] = useLoginWithPasskeyMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const prove = async (isInField: boolean) => {
    const { data: started } = await start();
    const passkey = await provePasskey(started?.startPasskeyLogin.options, isInField);
    const { data } = await login({
      variables: { passkey },
      context: { headers: { 'passa-device': deviceMark() } },
    });
    if (data) startSession(data.loginWithPasskey);
  };
  const sign = async () => {
    setIsBusy(true);
    setFailure(null);
    await prove(false).catch((error: unknown) =>
      setFailure(
        isCeremonyFailure(error)
          ? securityTexts.passkeyFailed
          : readFailure(error, authTexts.loginNetworkError, authTexts.loginFailed),
      ),
    );
    setIsBusy(false);
  };
  const offer = useEffectEvent(async (isOver: () => boolean) => {
    if (!(await offersInField()) || isOver()) return;
    await prove(true);
  });
  useEffect(() => {
    let isOver = false;
    // A suggestion that is not chosen, or is not accepted, leaves the form as it is.
    offer(() => isOver).catch(() => undefined);
    return () => {
      isOver = true;
      if (hasPasskeys()) void cancelProof();
    };
  }, []);

  if (!hasPasskeys()) return null;
  return (
    <>
      <Divider label={authTexts.or} />
      {failure && <FormFailure>{failure}</FormFailure>}
      <Button
        variant="default"
        size="lg"
        fullWidth
        leftSection={<IconFingerprint size={20} aria-hidden />}
        onClick={() => void sign()}
        disabled={isBusy}
      >
        {authTexts.signInWithPasskey}
      </Button>
    </>
  );
}
