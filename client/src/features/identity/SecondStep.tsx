import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { readFailure } from '../../apollo/read-failure.ts';
import { useConfirmLoginMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { authTexts } from '../../messages/auth.ts';
import { startSession } from '../../session/session.ts';
import { deviceMark } from '../../session/storage.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { CodeField } from './CodeField.tsx';

graphql(`
  mutation ConfirmLogin($challenge: String!, $code: String, $recoveryCode: String) {
    confirmLogin(input: { challenge: $challenge, code: $code, recoveryCode: $recoveryCode }) {
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

/** Details of the answer to a correct password. */
export interface SecondStepChallenge {
  challenge: string;
  methods: readonly ('totp' | 'recovery_code' | 'passkey')[];
}

interface SecondStepProps extends SecondStepChallenge {
  onBack: () => void;
}

/** The second step of a sign-in: a code from the authenticator app, or a recovery code. */
export function SecondStep({ challenge, methods, onBack }: SecondStepProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [confirm, { loading, error, reset }] = useConfirmLoginMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const proof = isRecovery ? { recoveryCode: code } : { code };
    const { data } = await confirm({
      variables: { challenge, ...proof },
      context: { headers: { 'passa-device': deviceMark() } },
    }).catch(() => ({ data: null }));
    if (data) startSession(data.confirmLogin);
    else setCode('');
  };
  const change = () => {
    setIsRecovery(!isRecovery);
    setCode('');
    reset();
  };

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Text>{isRecovery ? authTexts.secondStepRecovery : authTexts.secondStep}</Text>
        {isRecovery ? (
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
        ) : (
          <CodeField value={code} onChange={setCode} />
        )}
        {error && (
          <FormFailure>{readFailure(error, authTexts.loginNetworkError, authTexts.loginFailed)}</FormFailure>
        )}
        <Button type="submit" size="lg" fullWidth disabled={loading || !code}>
          {loading ? authTexts.processing : authTexts.signIn}
        </Button>
        {methods.includes('recovery_code') && (
          <Button variant="subtle" onClick={change}>
            {isRecovery ? authTexts.useApp : authTexts.useRecoveryCode}
          </Button>
        )}
        <Button variant="subtle" onClick={onBack}>
          {authTexts.backToSignIn}
        </Button>
        <Text size="sm" c="dimmed" ta="center">
          {authTexts.lostBoth}{' '}
          <Anchor component={Link} to="/contact" inherit underline="always">
            {authTexts.writeToUs}
          </Anchor>
        </Text>
      </Stack>
    </form>
  );
}
