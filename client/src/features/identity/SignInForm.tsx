import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { failureDetails, readFailure } from '../../apollo/read-failure.ts';
import { useLoginMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { authTexts } from '../../messages/auth.ts';
import { labelTexts } from '../../messages/labels.ts';
import { onSessionChange, sessionEndReason, startSession } from '../../session/session.ts';
import { deviceMark } from '../../session/storage.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SecondStep, type SecondStepChallenge } from './SecondStep.tsx';

/** The message why the service ended the session of this browser; null when it did not. */
export function useSessionEnd(): string | null {
  const reason = useSyncExternalStore(onSessionChange, sessionEndReason, () => null);
  if (reason === null) return null;
  const ends: Record<string, string> = authTexts.ends;
  return ends[reason] ?? authTexts.ends.ended;
}

/** Shows, on the sign-in page, why the service ended the session. */
export function SessionEndNotice() {
  const reason = useSessionEnd();
  if (!reason) return null;
  return (
    <Alert color="coral" variant="light" role="alert" mb="md">
      {reason}
    </Alert>
  );
}

graphql(`
  mutation Login($email: String!, $password: String!) {
    login(input: { email: $email, password: $password }) {
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

export interface Credentials {
  email: string;
  password: string;
}

interface SignInFormProps {
  /** Initial values of the fields: the account that was just registered in this page. */
  initial?: Credentials | undefined;
  onForgot: () => void;
}

/** Email and password, then the second factor of an account with one; success starts the session, and the page's guard redirects. */
export function SignInForm({ initial, onForgot }: SignInFormProps) {
  const [email, setEmail] = useState(initial?.email ?? '');
  const [password, setPassword] = useState(initial?.password ?? '');
  const [login, { loading, error, reset }] = useLoginMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await login({
      variables: { email: email.trim(), password },
      context: { headers: { 'passa-device': deviceMark() } },
    }).catch(() => ({
      data: null,
    }));
    if (data) startSession(data.login);
  };

  const challenge = failureDetails(error, 'SECOND_FACTOR_REQUIRED') as SecondStepChallenge | undefined;
  if (challenge) return <SecondStep {...challenge} onBack={reset} />;

  return (
    <form onSubmit={submit}>
      <SessionEndNotice />
      <Stack gap="md">
        <TextInput
          label={labelTexts.email}
          type="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          autoComplete="username webauthn"
          required
          withAsterisk={false}
        />
        <PasswordField
          label={labelTexts.password}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        {error && (
          <FormFailure>{readFailure(error, authTexts.loginNetworkError, authTexts.loginFailed)}</FormFailure>
        )}
        <Button type="submit" size="lg" fullWidth disabled={loading}>
          {loading ? authTexts.processing : authTexts.signIn}
        </Button>
        <Button variant="subtle" onClick={onForgot}>
          {authTexts.forgotPassword}
        </Button>
        <PasskeySignIn />
      </Stack>
    </form>
  );
}
