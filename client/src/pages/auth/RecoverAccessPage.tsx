import { Button, Stack } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { readFailure } from '../../apollo/read-failure.ts';
import { useCancelFactorRecoveryMutation, useStartFactorRecoveryMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { authTexts } from '../../messages/auth.ts';
import { recoveryTexts as texts } from '../../messages/security.ts';
import { useMailedToken } from '../../session/mailed-token.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { StopByLink } from './StopByLink.tsx';

graphql(`
  mutation StartFactorRecovery($token: String!) {
    startFactorRecovery(input: { token: $token }) {
      effectiveAt
    }
  }
`);

graphql(`
  mutation CancelFactorRecovery($token: String!) {
    cancelFactorRecovery(input: { token: $token }) {
      done
    }
  }
`);

/**
 * Target of the links in the mails about a recovery: `/recover-access#token=…` begins it, with `?stop=yes` it is stopped.
 * Nothing happens before the button is pressed: programs that check mails open links too.
 */
export default function RecoverAccessPage() {
  const [search] = useSearchParams();
  const token = useMailedToken();
  return search.has('stop') ? <StopRecovery token={token} /> : <StartRecovery token={token} />;
}

function StartRecovery({ token }: { token: string }) {
  const [start, { data, error, loading }] = useStartFactorRecoveryMutation();
  return (
    <AuthFrame title={texts.title} lead={data ? undefined : texts.startLead} mode="start">
      <Stack gap="md">
        {data && (
          <p role="status">
            {texts.started} <Moment at={data.startFactorRecovery.effectiveAt} />. {texts.startedThen}
          </p>
        )}
        {error && <FormFailure>{readFailure(error)}</FormFailure>}
        {!data && (
          <Button
            size="lg"
            fullWidth
            disabled={loading || !token}
            onClick={() => void start({ variables: { token } }).catch(() => undefined)}
          >
            {texts.start}
          </Button>
        )}
        <ToSignIn />
      </Stack>
    </AuthFrame>
  );
}

function StopRecovery({ token }: { token: string }) {
  const [stop, result] = useCancelFactorRecoveryMutation();
  return <StopByLink texts={texts} token={token} stop={stop} result={result} next={<ToSignIn />} />;
}

function ToSignIn() {
  return (
    <Button component={Link} to="/auth" variant="subtle" fullWidth>
      {authTexts.backToSignIn}
    </Button>
  );
}
