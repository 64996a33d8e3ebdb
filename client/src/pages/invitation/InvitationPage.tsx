import { Button, Loader, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { type Answered, AnswerForm } from '../../features/partnerships/invitations/AnswerForm.tsx';
import type { InvitationPageQuery } from '../../gql/graphql.ts';
import { useInvitationPageQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { authTexts } from '../../messages/auth.ts';
import { invitationTexts } from '../../messages/partnerships.ts';
import { callTexts } from '../../messages/shell.ts';
import { useMailedToken } from '../../session/mailed-token.ts';
import { useSession } from '../../session/session.ts';
import { useLogout } from '../../session/use-logout.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { AuthFrame } from '../auth/AuthFrame.tsx';

graphql(`
  query InvitationPage($token: String!) {
    partnerInvitation(token: $token) {
      id
      issuerName
      email
      role
      needsSignIn
      ...AnswerForm_invitation
    }
  }
`);

/** Target of the link in an invitation's mail: `/invitation#token=…`. */
export default function InvitationPage() {
  const token = useMailedToken();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const { data, loading, error, refetch } = useInvitationPageQuery({
    variables: { token },
    skip: token === '',
    // The link is valid for one response, so no cached data is used.
    fetchPolicy: 'network-only',
  });
  if (answered) return <Thanks answered={answered} />;
  if (data?.partnerInvitation) {
    return <Invitation token={token} invitation={data.partnerInvitation} onAnswered={setAnswered} />;
  }
  if (loading) {
    return (
      <AuthFrame title={invitationTexts.title} mode="loading">
        <Stack align="center" role="status" py="lg">
          <Loader aria-hidden />
          <Text c="dimmed">{invitationTexts.loading}</Text>
        </Stack>
      </AuthFrame>
    );
  }
  if (error) {
    return (
      <AuthFrame title={invitationTexts.title} mode="failure">
        <QueryFailure
          title={callTexts.loadFailed(invitationTexts.invitation)}
          error={error}
          refetch={refetch}
        />
      </AuthFrame>
    );
  }
  return <Ending title={invitationTexts.missing} sentences={[invitationTexts.missingBody]} />;
}

interface InvitationProps {
  token: string;
  invitation: NonNullable<InvitationPageQuery['partnerInvitation']>;
  onAnswered: (answer: Answered) => void;
}

function Invitation({ token, invitation, onAnswered }: InvitationProps) {
  const session = useSession();
  const { issuerName, role, email, needsSignIn } = invitation;
  const lead = invitationTexts.from(issuerName, invitationTexts.roles[role]);
  const own = session?.user.email.toLowerCase();
  if (own && own !== email) {
    return (
      <Ending title={lead} sentences={[invitationTexts.another(email, own)]}>
        <SignOut />
      </Ending>
    );
  }
  if (needsSignIn) return <Ending title={lead} sentences={[invitationTexts.signInFirst(email)]} />;
  return (
    <AuthFrame title={invitationTexts.title} lead={lead} mode="open">
      <AnswerForm token={token} invitation={invitation} onAnswered={onAnswered} />
    </AuthFrame>
  );
}

/** Signs out and stays on the invitation. */
function SignOut() {
  const logout = useLogout();
  const location = useLocation();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    await logout();
    navigate(location, { replace: true });
  };
  return (
    <Button size="lg" fullWidth onClick={() => void leave()}>
      {invitationTexts.signOut}
    </Button>
  );
}

function Thanks({ answered }: { answered: Answered }) {
  const { invitation, hasWallet, accountCreated } = answered;
  if (invitation.status !== 'ACCEPTED') {
    const sentences = [invitationTexts.declinedBody(invitation.issuerName)];
    return <Ending title={invitationTexts.declined} sentences={sentences} />;
  }
  return (
    <Ending
      title={invitationTexts.accepted}
      sentences={[
        invitationTexts.acceptedBody(invitation.issuerName),
        ...(hasWallet ? [invitationTexts.walletMade] : []),
        ...(accountCreated ? [invitationTexts.accountMade] : []),
      ]}
    />
  );
}

interface EndingProps {
  title: string;
  sentences: string[];
  /** Actions; defaults to the link to the viewer's partnerships. */
  children?: ReactNode;
}

/** Shown when there is nothing to accept: the reason, and a link. */
function Ending({ title, sentences, children }: EndingProps) {
  const signedIn = useSession() !== null;
  return (
    <AuthFrame title={title} mode={title}>
      <Stack gap="md">
        <div role="status">
          {sentences.map((sentence) => (
            <Text key={sentence} mb="xs">
              {sentence}
            </Text>
          ))}
        </div>
        {children ?? (
          <Button component={Link} to={signedIn ? tabAddress('partnerships') : '/auth'} size="lg" fullWidth>
            {signedIn ? invitationTexts.toDashboard : authTexts.signIn}
          </Button>
        )}
      </Stack>
    </AuthFrame>
  );
}
