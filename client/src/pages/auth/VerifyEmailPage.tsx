import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import { useVerifyEmailMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { useSession } from '../../session/use-session.ts';
import { authTexts } from '../../texts/auth.ts';
import { callTexts } from '../../texts/calls.ts';
import { labelTexts } from '../../texts/labels.ts';
import { AuthFrame } from './AuthFrame.tsx';

graphql(`
  mutation VerifyEmail($token: String!) {
    verifyEmail(token: $token)
  }
`);

/** Where the link of the confirmation mail leads: `/verify-email?token=…`. */
export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const signedIn = useSession() !== null;
  const [verify, { data, error }] = useVerifyEmailMutation();
  const tried = useRef(false);

  const run = () => {
    // The result is shown from the hook's own state.
    verify({ variables: { token } }).catch(() => undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link works once, so it is tried once
  useEffect(() => {
    if (!token || tried.current) return;
    tried.current = true;
    run();
  }, []);

  const offline = error !== undefined && isNetworkFailure(error);
  const sentence = () => {
    if (data?.verifyEmail) return authTexts.verified;
    if (offline) return readFailure(error);
    if (error || data || !token) return authTexts.verifyFailed;
    return authTexts.verifying;
  };

  return (
    <AuthFrame title={authTexts.verifyTitle} mode="verify">
      <p role="status">{sentence()}</p>
      {offline ? (
        <Button size="lg" fullWidth onClick={run}>
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
