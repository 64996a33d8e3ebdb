import { Button, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { failureCode, readFailure } from '../../apollo/read-failure.ts';
import { PasswordField } from '../../features/identity/PasswordField.tsx';
import { useCancelEmailChangeMutation, useConfirmEmailChangeMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { emailChangeTexts as texts } from '../../messages/security.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { useMailedToken } from '../../session/mailed-token.ts';
import { useSession } from '../../session/session.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { StopByLink } from './StopByLink.tsx';

graphql(`
  mutation ConfirmEmailChange($token: String!, $password: String) {
    confirmEmailChange(input: { token: $token, password: $password }) {
      effectiveAt
    }
  }
`);

/**
 * Target of the links in the mails about a new address: `/change-email#token=…` confirms it, with `?stop=yes` it is
 * stopped. Nothing happens before the button is pressed: programs that check mails open links too.
 */
export default function ChangeEmailPage() {
  const [search] = useSearchParams();
  const token = useMailedToken();
  return search.has('stop') ? <StopChange token={token} /> : <ConfirmChange token={token} />;
}

function ConfirmChange({ token }: { token: string }) {
  const [confirm, { data, error, loading }] = useConfirmEmailChangeMutation({ context: AS_PERSON });
  const [password, setPassword] = useState('');
  const code = error === undefined ? null : failureCode(error);
  const [asks, setAsks] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm({ variables: { token, password: asks ? password : undefined } }).catch((failure: unknown) => {
      if (failureCode(failure) === 'CONFIRMATION_NEEDS_ACCOUNT') setAsks(true);
    });
  };
  const at = data?.confirmEmailChange.effectiveAt;
  const isOver = at !== null && at !== undefined && Date.parse(at) <= Date.now();
  return (
    <AuthFrame title={texts.title} lead={data ? undefined : texts.confirmLead} mode="confirm">
      <form onSubmit={submit}>
        <Stack gap="md">
          {data && (
            <p role="status">
              {at && !isOver && (
                <>
                  {texts.waits} <Moment at={at} />.
                </>
              )}
              {isOver && texts.changed}
              {!at && texts.otherMissing}
            </p>
          )}
          {asks && !data && (
            <PasswordField
              label={labelTexts.password}
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
            />
          )}
          {error && code !== 'CONFIRMATION_NEEDS_ACCOUNT' && <FormFailure>{readFailure(error)}</FormFailure>}
          {!data && (
            <Button
              type="submit"
              size="lg"
              fullWidth
              disabled={loading || !token || (asks && password === '')}
            >
              {texts.confirm}
            </Button>
          )}
          <ToSettings />
        </Stack>
      </form>
    </AuthFrame>
  );
}

function StopChange({ token }: { token: string }) {
  const [stop, result] = useCancelEmailChangeMutation();
  return <StopByLink texts={texts} token={token} stop={stop} result={result} next={<ToSettings />} />;
}

function ToSettings() {
  const isSignedIn = useSession() !== null;
  return (
    <Button component={Link} to={isSignedIn ? '/account/settings' : '/auth'} variant="subtle" fullWidth>
      {isSignedIn ? texts.toSettings : texts.toSignIn}
    </Button>
  );
}
