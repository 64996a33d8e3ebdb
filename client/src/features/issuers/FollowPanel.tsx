import { Alert, Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconBell, IconBellCheck, IconMailCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { ACCOUNT_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import {
  useFollowIssuerMutation,
  useIssuerFollowQuery,
  useRequestFollowMutation,
  useUnfollowIssuerMutation,
} from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { organiserPageTexts as texts } from '../../messages/organiser-pages.ts';
import { callTexts } from '../../messages/shell.ts';
import { useSession } from '../../session/session.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { notify } from '../../ui/notify.ts';
import classes from './FollowPanel.module.css';

graphql(`
  query IssuerFollow($slug: String!) {
    issuerBySlug(slug: $slug) {
      id
      viewerFollows
      followers
      viewerCanEditPage
    }
  }
`);

graphql(`
  mutation RequestFollow($issuerId: ID!, $email: String!, $place: ConsentPlace! = PAGE) {
    requestFollow(input: { issuerId: $issuerId, email: $email, place: $place }) {
      done
    }
  }
`);

graphql(`
  mutation FollowIssuer($issuerId: ID!) {
    followIssuer(input: { issuerId: $issuerId }) {
      issuer {
        id
        viewerFollows
        followers
      }
    }
  }
`);

graphql(`
  mutation UnfollowIssuer($issuerId: ID!) {
    unfollowIssuer(input: { issuerId: $issuerId }) {
      issuer {
        id
        viewerFollows
        followers
      }
    }
  }
`);

const FollowPanelFragment = graphql(`
  fragment FollowPanel_issuer on Issuer {
    id
    name
    slug
  }
`);

interface Followed {
  id: string;
  name: string;
}

/** Follows the organiser by mail: with one click for a confirmed account, by a mailed link for everyone else. */
export function FollowPanel({ issuer: ref }: { issuer: FragmentType<typeof FollowPanelFragment> }) {
  const issuer = useFragment(FollowPanelFragment, ref);
  const isMember = useSession() !== null;
  const { viewer, loading } = useViewer();
  const { data, loading: isAsking } = useIssuerFollowQuery({
    variables: { slug: issuer.slug },
    skip: !isMember,
  });
  const seen = isMember ? data?.issuerBySlug : null;
  const isConfirmed = viewer?.user.emailVerified ?? false;
  // Once shown the form stays while the viewer is read again.
  const [isByMail, setByMail] = useState(false);
  if (!loading && isByMail === isConfirmed) setByMail(!isConfirmed);
  return (
    <Paper component="section" withBorder p="lg" className="min-0" aria-labelledby="follow-title">
      <Title order={2} size="h4" id="follow-title">
        {texts.followTitle}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {texts.followLead(issuer.name)}
      </Text>
      {isConfirmed ? (
        <OneClick issuer={issuer} follows={seen?.viewerFollows ?? false} isAsking={isAsking} />
      ) : (
        isByMail && <ByMail issuer={issuer} address={viewer?.user.email ?? ''} />
      )}
      {typeof seen?.followers === 'number' && (
        <Text size="sm" mt="md" className={classes.count}>
          <strong>{texts.followers(seen.followers)}</strong>
          <span>{texts.followersHint}</span>
        </Text>
      )}
    </Paper>
  );
}

interface OneClickProps {
  issuer: Followed;
  follows: boolean;
  /** Whether it is being asked if the viewer follows. */
  isAsking: boolean;
}

function OneClick({ issuer: { id: issuerId, name }, follows, isAsking }: OneClickProps) {
  const [follow, { loading }] = useFollowIssuerMutation();
  const [unfollow, { loading: ending }] = useUnfollowIssuerMutation();
  const run = (change: () => Promise<unknown>) =>
    void change().catch((failure: unknown) => notify('error', readFailure(failure, callTexts.network)));
  return (
    <Stack gap="sm">
      <Text role="status" size="sm" fw={600} className={classes.standing}>
        {follows ? texts.following(name) : ''}
      </Text>
      {follows ? (
        <Button
          variant="default"
          fullWidth
          disabled={ending}
          leftSection={<IconBellCheck size={18} aria-hidden />}
          onClick={() => run(() => unfollow({ variables: { issuerId } }))}
        >
          {texts.unfollow}
        </Button>
      ) : (
        <Button
          fullWidth
          color="marigold.5"
          disabled={loading || isAsking}
          leftSection={<IconBell size={18} aria-hidden />}
          onClick={() => run(() => follow({ variables: { issuerId } }))}
        >
          {texts.follow}
        </Button>
      )}
    </Stack>
  );
}

/** The answer is the same whether or not the address follows already. */
function ByMail({ issuer: { id: issuerId }, address }: { issuer: Followed; address: string }) {
  const [typed, setEmail] = useState<string | null>(null);
  const email = typed ?? address;
  const [request, { loading, error, data, reset }] = useRequestFollowMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The hook's own state shows a failure.
    await request({ variables: { issuerId, email: email.trim() } }).catch(() => undefined);
  };
  if (data) {
    return (
      <Stack gap="sm">
        <Alert
          color="leaf"
          variant="light"
          role="status"
          icon={<IconMailCheck size={22} aria-hidden />}
          title={texts.checkMail}
          className="break-anywhere"
        >
          {texts.checkMailBody(email.trim())}
        </Alert>
        <Button variant="default" onClick={() => reset()}>
          {texts.otherAddress}
        </Button>
      </Stack>
    );
  }
  const fault = fieldFailures(error).email;
  return (
    <form onSubmit={(event) => void submit(event)} aria-label={texts.follow}>
      <Stack gap="sm">
        <TextInput
          label={texts.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={ACCOUNT_LIMITS.email}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={fault}
          required
          withAsterisk={false}
        />
        {error && !fault && <FormFailure>{readFailure(error)}</FormFailure>}
        <Button
          type="submit"
          fullWidth
          color="marigold.5"
          disabled={loading}
          leftSection={<IconBell size={18} aria-hidden />}
        >
          {texts.follow}
        </Button>
      </Stack>
    </form>
  );
}
