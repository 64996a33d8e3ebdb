import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link, useSearchParams } from 'react-router-dom';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { readFailure } from '../../apollo/read-failure.ts';
import { useFollowedIssuerQuery, useUnfollowByLinkMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { organiserPageTexts as texts } from '../../messages/organiser-pages.ts';
import { callTexts } from '../../messages/shell.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { MailLinkFrame } from './MailLinkFrame.tsx';

graphql(`
  query FollowedIssuer($token: String!) {
    followedIssuer(token: $token) {
      id
      name
      slug
    }
  }
`);

graphql(`
  mutation UnfollowByLink($token: String!) {
    unfollowByLink(input: { token: $token }) {
      done
    }
  }
`);

/** Target of the link to unsubscribe: `/unfollow?token=…`. It asks once. */
export default function UnfollowPage() {
  useDocumentTitle(`${texts.stopTitle} · Passa`);
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { data, loading, error, refetch } = useFollowedIssuerQuery({
    variables: { token },
    skip: token === '',
  });
  const issuer = data?.followedIssuer;
  if (loading) {
    return (
      <MailLinkFrame>
        <Stack gap="md" role="status" aria-label={texts.loading} aria-busy>
          <Skeleton height={30} width="80%" />
          <Skeleton height={16} />
          <Skeleton height={50} />
        </Stack>
      </MailLinkFrame>
    );
  }
  if (error) {
    return (
      <MailLinkFrame>
        <QueryFailure title={callTexts.loadFailed(texts.thisOrganiser)} error={error} refetch={refetch} />
      </MailLinkFrame>
    );
  }
  return (
    <MailLinkFrame>{issuer ? <Question token={token} issuer={issuer} /> : <NotFollowed />}</MailLinkFrame>
  );
}

function Question({ token, issuer }: { token: string; issuer: { name: string; slug: string } }) {
  const [stop, { data, error, loading }] = useUnfollowByLinkMutation();
  if (data) {
    return (
      <Stack gap="md">
        <div role="status">
          <Title order={1} size="h2">
            {texts.stopped(issuer.name)}
          </Title>
        </div>
        <Text c="dimmed">{texts.stoppedBody}</Text>
        <Button component={Link} to={`/issuers/${issuer.slug}`} variant="default" size="lg" fullWidth>
          {texts.seePage(issuer.name)}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      <Title order={1} size="h2">
        {texts.stopQuestion(issuer.name)}
      </Title>
      <Text c="dimmed">{texts.stopLead(issuer.name)}</Text>
      {error && <FormFailure>{readFailure(error)}</FormFailure>}
      <Button
        size="lg"
        fullWidth
        disabled={loading}
        onClick={() => void stop({ variables: { token } }).catch(() => undefined)}
      >
        {texts.stop}
      </Button>
    </Stack>
  );
}

function NotFollowed() {
  return (
    <Stack gap="md">
      <Title order={1} size="h2">
        {texts.notFollowed}
      </Title>
      <Text c="dimmed">{texts.notFollowedBody}</Text>
      <Button component={Link} to="/issuers" variant="default" size="lg" fullWidth>
        {texts.allOrganisers}
      </Button>
    </Stack>
  );
}
