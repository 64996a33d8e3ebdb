import { Button, Stack, Text, TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import { useConfirmLoginMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { authTexts } from '../../messages/auth.ts';
import { securityTexts } from '../../messages/security.ts';
import { isCeremonyFailure, provePasskey } from '../../session/passkeys.ts';
import { startSession } from '../../session/session.ts';
import { deviceMark } from '../../session/storage.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { AskForRecovery } from './AskForRecovery.tsx';
import { CodeField } from './CodeField.tsx';

graphql(`
  mutation ConfirmLogin($challenge: String!, $code: String, $recoveryCode: String, $passkey: JSON) {
    confirmLogin(
      input: { challenge: $challenge, code: $code, recoveryCode: $recoveryCode, passkey: $passkey }
    ) {
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

type Method = 'totp' | 'recovery_code' | 'passkey';

/** Details of the answer to a correct password. */
export interface SecondStepChallenge {
  challenge: string;
  methods: readonly Method[];
  /** Options for the browser, of an account with passkeys. */
  passkey?: unknown;
}

interface SecondStepProps extends SecondStepChallenge {
  onBack: () => void;
}

const LEADS: Record<Method, string> = {
  totp: authTexts.secondStep,
  recovery_code: authTexts.secondStepRecovery,
  passkey: authTexts.secondStepPasskey,
};
const CHANGES: Record<Method, string> = {
  totp: authTexts.useApp,
  recovery_code: authTexts.useRecoveryCode,
  passkey: authTexts.usePasskey,
};

/** The second step of a sign-in: a passkey, a code from the authenticator app, or a recovery code. */
export function SecondStep({ challenge, methods, passkey, onBack }: SecondStepProps) {
  const [method, setMethod] = useState<Method>(methods[0] ?? 'recovery_code');
  const [code, setCode] = useState('');
  const [ceremony, setCeremony] = useState<string | null>(null);
  const [confirm, { loading, error, reset }] = useConfirmLoginMutation();

  const proofOf = async () => {
    if (method === 'passkey') return { passkey: await provePasskey(passkey) };
    return method === 'totp' ? { code } : { recoveryCode: code };
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setCeremony(null);
    try {
      const { data } = await confirm({
        variables: { challenge, ...(await proofOf()) },
        context: { headers: { 'passa-device': deviceMark() } },
      });
      if (data) startSession(data.confirmLogin);
    } catch (failure) {
      if (isCeremonyFailure(failure)) setCeremony(securityTexts.passkeyFailed);
      setCode('');
    }
  };
  const change = (next: Method) => {
    setMethod(next);
    setCode('');
    setCeremony(null);
    reset();
  };
  const failure =
    ceremony ?? (error && readFailure(error, authTexts.loginNetworkError, authTexts.loginFailed));

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Text>{LEADS[method]}</Text>
        {method === 'totp' && <CodeField value={code} onChange={setCode} />}
        {method === 'recovery_code' && (
          <TextInput
            label={authTexts.recoveryCode}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            required
            withAsterisk={false}
          />
        )}
        {failure && <FormFailure>{failure}</FormFailure>}
        {method === 'passkey' ? (
          <Button
            type="submit"
            size="lg"
            fullWidth
            leftSection={<IconFingerprint size={20} aria-hidden />}
            disabled={loading}
          >
            {authTexts.usePasskey}
          </Button>
        ) : (
          <Button type="submit" size="lg" fullWidth disabled={loading || !code}>
            {loading ? authTexts.processing : authTexts.signIn}
          </Button>
        )}
        {methods
          .filter((one) => one !== method)
          .map((one) => (
            <Button key={one} variant="subtle" onClick={() => change(one)}>
              {CHANGES[one]}
            </Button>
          ))}
        <Button variant="subtle" onClick={onBack}>
          {authTexts.backToSignIn}
        </Button>
        <AskForRecovery challenge={challenge} />
      </Stack>
    </form>
  );
}
