import { Button, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import { useConfirmFollowMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { organiserPageTexts as texts } from '../../messages/organiser-pages.ts';
import { useMailedToken } from '../../session/mailed-token.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { MailLinkFrame } from './MailLinkFrame.tsx';

graphql(`
  mutation ConfirmFollow($token: String!) {
    confirmFollow(input: { token: $token }) {
      issuer {
        id
        name
        slug
      }
    }
  }
`);

/**
 * Target of the link that confirms an address: `/follow#token=…`. It confirms on a click only, so that mail scanners
 * do not.
 */
export default function FollowPage() {
  useDocumentTitle(`${texts.confirmTitle} · Passa`);
  const token = useMailedToken();
  const [confirm, { data, error, loading }] = useConfirmFollowMutation();
  const issuer = data?.confirmFollow.issuer;
  if (issuer) {
    return (
      <MailLinkFrame>
        <Stack gap="md">
          <div role="status">
            <Title order={1} size="h2">
              {texts.confirmed(issuer.name)}
            </Title>
          </div>
          <Text c="dimmed">{texts.confirmedBody}</Text>
          <Button component={Link} to={`/issuers/${issuer.slug}`} size="lg" fullWidth>
            {texts.seePage(issuer.name)}
          </Button>
        </Stack>
      </MailLinkFrame>
    );
  }
  if (token === '' || (error && !isNetworkFailure(error))) {
    return (
      <MailLinkFrame>
        <Stack gap="md">
          <div role="status">
            <Title order={1} size="h2">
              {texts.linkSpent}
            </Title>
          </div>
          <Text c="dimmed">{texts.linkSpentBody}</Text>
          <Button component={Link} to="/issuers" size="lg" fullWidth>
            {texts.allOrganisers}
          </Button>
        </Stack>
      </MailLinkFrame>
    );
  }
  return (
    <MailLinkFrame>
      <Stack gap="md">
        <Title order={1} size="h2">
          {texts.confirmTitle}
        </Title>
        <Text c="dimmed">{texts.confirmLead}</Text>
        {error && <FormFailure>{readFailure(error)}</FormFailure>}
        <Button
          size="lg"
          fullWidth
          color="marigold.5"
          disabled={loading}
          leftSection={<IconBell size={20} aria-hidden />}
          onClick={() => void confirm({ variables: { token } }).catch(() => undefined)}
        >
          {texts.confirm}
        </Button>
      </Stack>
    </MailLinkFrame>
  );
}
