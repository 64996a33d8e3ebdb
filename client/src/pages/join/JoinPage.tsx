import { Button, Loader, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ACCOUNT_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import { PasswordField } from '../../features/identity/PasswordField.tsx';
import { SignInForm } from '../../features/identity/SignInForm.tsx';
import type { JoinPageQuery } from '../../gql/graphql.ts';
import { useAcceptStaffInvitationMutation, useJoinPageQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { authTexts } from '../../messages/auth.ts';
import { callTexts } from '../../messages/shell.ts';
import { joinTexts } from '../../messages/users.ts';
import { useMailedToken } from '../../session/mailed-token.ts';
import { roleLabel } from '../../session/role-label.ts';
import { dropSession, useSession } from '../../session/session.ts';
import { useLogout } from '../../session/use-logout.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { AuthFrame } from '../auth/AuthFrame.tsx';

graphql(`
  query JoinPage($token: String!) {
    staffInvitation(token: $token) {
      hasAccount
      invitation {
        id
        issuerName
        email
        name
        role
        expiresAt
      }
    }
  }
`);

graphql(`
  mutation AcceptStaffInvitation($token: String!, $newAccount: NewStaffAccount) {
    acceptStaffInvitation(input: { token: $token, newAccount: $newAccount }) {
      invitation {
        id
      }
    }
  }
`);

/** Target of the link in an organisation's invitation mail: `/join#token=…`. */
export default function JoinPage() {
  const token = useMailedToken();
  const [joined, setJoined] = useState<string | null>(null);
  const { data, loading, error, refetch } = useJoinPageQuery({
    variables: { token },
    skip: token === '',
    fetchPolicy: 'network-only',
  });
  if (joined) return <Ending title={joinTexts.done} sentence={joinTexts.doneBody(joined)} />;
  if (data?.staffInvitation) {
    return <Offer token={token} offer={data.staffInvitation} onJoined={setJoined} />;
  }
  if (!loading && !error) return <Ending title={joinTexts.missing} sentence={joinTexts.missingBody} />;
  return (
    <AuthFrame title={joinTexts.title} mode={loading ? 'loading' : 'failure'}>
      {loading ? (
        <Stack align="center" role="status" py="lg">
          <Loader aria-hidden />
          <Text c="dimmed">{joinTexts.loading}</Text>
        </Stack>
      ) : (
        <QueryFailure title={callTexts.loadFailed(joinTexts.invitation)} error={error} refetch={refetch} />
      )}
    </AuthFrame>
  );
}

interface OfferProps {
  token: string;
  offer: NonNullable<JoinPageQuery['staffInvitation']>;
  onJoined: (email: string) => void;
}

/** An account with a confirmed address accepts by itself; otherwise the link creates the account. */
function Offer({ token, offer, onJoined }: OfferProps) {
  const own = useSession()?.user.email.toLowerCase();
  const { issuerName, email, role } = offer.invitation;
  const lead = joinTexts.lead(issuerName ?? joinTexts.platform, roleLabel(role));
  const isAnother = own !== undefined && own !== email;
  const signsIn = own === undefined && offer.hasAccount;
  return (
    <AuthFrame
      title={joinTexts.title}
      lead={lead}
      mode={isAnother ? 'another' : signsIn ? 'sign-in' : 'open'}
    >
      {isAnother && <Another email={email} own={own} />}
      {signsIn && <SignInFirst email={email} />}
      {!isAnother && !signsIn && <AcceptForm token={token} offer={offer} onJoined={onJoined} />}
    </AuthFrame>
  );
}

/** Ends the session on this page, so that the invitation can be accepted. */
function Another({ email, own }: { email: string; own: string }) {
  const logout = useLogout();
  const location = useLocation();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    await logout();
    navigate(location, { replace: true });
  };
  return (
    <Stack gap="md">
      <Text role="status">{joinTexts.another(email, own)}</Text>
      <Button size="lg" fullWidth onClick={() => void leave()}>
        {joinTexts.signOut}
      </Button>
    </Stack>
  );
}

function SignInFirst({ email }: { email: string }) {
  const navigate = useNavigate();
  return (
    <Stack gap="md">
      <Text c="dimmed" role="status">
        {joinTexts.signInFirst(email)}
      </Text>
      <SignInForm onForgot={() => navigate('/auth')} />
    </Stack>
  );
}

function AcceptForm({ token, offer: { invitation, hasAccount }, onJoined }: OfferProps) {
  const { email, expiresAt } = invitation;
  const [account, setAccount] = useState({ name: invitation.name, password: '' });
  const [accept, { loading, error }] = useAcceptStaffInvitationMutation();
  const faults = fieldFailures(error);
  const submit = async (submitted: FormEvent): Promise<void> => {
    submitted.preventDefault();
    const newAccount = hasAccount ? null : { ...account, name: account.name.trim() };
    const { data } = await accept({ variables: { token, newAccount } }).catch(() => ({ data: null }));
    if (!data) return;
    // Sessions of this account have just ended.
    dropSession();
    onJoined(email);
  };
  return (
    <form onSubmit={(submitted) => void submit(submitted)} aria-label={joinTexts.title}>
      <Stack gap="md">
        <Text c="dimmed">{hasAccount ? joinTexts.haveAccount(email) : joinTexts.newAccount(email)}</Text>
        {!hasAccount && (
          <>
            <TextInput
              label={joinTexts.name}
              autoComplete="name"
              maxLength={ACCOUNT_LIMITS.name}
              value={account.name}
              onChange={(typed) => setAccount({ ...account, name: typed.currentTarget.value })}
              error={faults.name}
              required
              withAsterisk={false}
            />
            <PasswordField
              label={joinTexts.password}
              value={account.password}
              onChange={(password) => setAccount({ ...account, password })}
              autoComplete="new-password"
              {...(faults.password ? { error: faults.password } : {})}
            />
          </>
        )}
        {error && <FormFailure>{joinTexts.failed(readFailure(error, callTexts.network))}</FormFailure>}
        <Button type="submit" size="lg" fullWidth loading={loading}>
          {hasAccount ? joinTexts.accept : joinTexts.acceptAndJoin}
        </Button>
        <Text size="sm" c="dimmed" ta="center">
          {joinTexts.expiresAt} <Moment at={expiresAt} />
        </Text>
      </Stack>
    </form>
  );
}

function Ending({ title, sentence }: { title: string; sentence: string }) {
  return (
    <AuthFrame title={title} mode={title}>
      <Stack gap="md">
        <Text role="status">{sentence}</Text>
        <Button component={Link} to="/auth" size="lg" fullWidth>
          {authTexts.signIn}
        </Button>
      </Stack>
    </AuthFrame>
  );
}
