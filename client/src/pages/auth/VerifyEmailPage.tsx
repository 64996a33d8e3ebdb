import { Button, Stack, Text } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { failureCode, isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import { ForgotPasswordForm } from '../../features/identity/ForgotPasswordForm.tsx';
import { PasswordField } from '../../features/identity/PasswordField.tsx';
import { useVerifyEmailMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { authTexts } from '../../messages/auth.ts';
import { labelTexts } from '../../messages/labels.ts';
import { callTexts } from '../../messages/shell.ts';
import { useMailedToken } from '../../session/mailed-token.ts';
import { useSession } from '../../session/session.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { AuthFrame } from './AuthFrame.tsx';

interface ConfirmWithPasswordProps {
  loading: boolean;
  failure: string | null;
  onConfirm: (password: string) => void;
  onForgot: () => void;
}

/** Confirms an address with the password of its account, for a browser without a session of that account. */
export function ConfirmWithPassword({ loading, failure, onConfirm, onForgot }: ConfirmWithPasswordProps) {
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(password);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <PasswordField
          label={labelTexts.password}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        {failure !== null && <FormFailure>{failure}</FormFailure>}
        <Button type="submit" size="lg" fullWidth disabled={loading || password === ''}>
          {loading ? authTexts.processing : authTexts.confirmAddress}
        </Button>
        <Text size="sm" c="dimmed">
          {authTexts.verifyNotYours}
        </Text>
        <Button variant="subtle" fullWidth onClick={onForgot}>
          {authTexts.forgotPassword}
        </Button>
      </Stack>
    </form>
  );
}

graphql(`
  mutation VerifyEmail($token: String!, $password: String) {
    verifyEmail(input: { token: $token, password: $password }) {
      done
    }
  }
`);

/**
 * Target of the link in the confirmation mail: `/verify-email#token=…`. With a session of the account the address is
 * confirmed at once; otherwise the page asks for the account's password.
 */
export default function VerifyEmailPage() {
  const token = useMailedToken();
  const signedIn = useSession() !== null;
  const [verify, { data, error, loading }] = useVerifyEmailMutation();
  const tried = useRef(false);
  const [asksForPassword, setAsksForPassword] = useState(false);

  const [forgot, setForgot] = useState(false);

  const run = (password?: string) => {
    // The result is shown from the hook's own state. A session proves the account; an API key does not.
    verify({ variables: { token, password }, context: { credential: 'session' } }).catch(
      (failure: unknown) => {
        if (failureCode(failure) === 'CONFIRMATION_NEEDS_ACCOUNT') setAsksForPassword(true);
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link works once, so it is tried once
  useEffect(() => {
    if (!token || tried.current) return;
    tried.current = true;
    run();
  }, []);

  const code = error === undefined ? null : failureCode(error);
  const offline = error !== undefined && isNetworkFailure(error);
  const refusal = error === undefined || code === 'CONFIRMATION_NEEDS_ACCOUNT' ? null : readFailure(error);
  if (forgot) {
    return (
      <AuthFrame title={authTexts.forgotTitle} mode="forgot">
        <ForgotPasswordForm onBack={() => setForgot(false)} />
      </AuthFrame>
    );
  }
  // Every other refusal leaves the link usable.
  if (asksForPassword && !data && code !== 'LINK_INVALID') {
    return (
      <AuthFrame title={authTexts.verifyTitle} lead={authTexts.verifyWithPassword} mode="password">
        <ConfirmWithPassword
          loading={loading}
          failure={refusal}
          onConfirm={run}
          onForgot={() => setForgot(true)}
        />
      </AuthFrame>
    );
  }

  const sentence = () => {
    if (data?.verifyEmail.done) return authTexts.verified;
    if (offline) return refusal;
    if (error || data || !token) return authTexts.verifyFailed;
    return authTexts.verifying;
  };

  return (
    <AuthFrame title={authTexts.verifyTitle} mode="verify">
      <p role="status">{sentence()}</p>
      {offline ? (
        <Button size="lg" fullWidth onClick={() => run()}>
          {callTexts.retry}
        </Button>
      ) : (
        <Button component={Link} to={signedIn ? '/dashboard' : '/auth'} size="lg" fullWidth>
          {signedIn ? labelTexts.dashboard : authTexts.signIn}
        </Button>
      )}
    </AuthFrame>
  );
}
