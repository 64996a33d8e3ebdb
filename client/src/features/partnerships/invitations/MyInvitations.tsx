import { Button, Modal, Paper, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMailOpened } from '@tabler/icons-react';
import { readFailure } from '../../../apollo/read-failure.ts';
import type { MyInvitationsQuery } from '../../../gql/graphql.ts';
import { useAnswerMyInvitationMutation, useMyInvitationsQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { invitationTexts } from '../../../messages/partnerships.ts';
import { Moment } from '../../../ui/Moment.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { notify } from '../../../ui/notify.ts';
import classes from './MyInvitations.module.css';

graphql(`
  query MyInvitations($first: Int!, $after: String) {
    myInvitations(first: $first, after: $after) {
      nodes {
        id
        issuerName
        email
        role
        status
        invitedAt
        expiresAt
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

graphql(`
  mutation AnswerMyInvitation($id: ID!, $accept: Boolean!) {
    answerInvitation(input: { id: $id, accept: $accept }) {
      hasWallet
      invitation {
        id
        status
      }
    }
  }
`);

const PAGE = 20;

type Invitation = MyInvitationsQuery['myInvitations']['nodes'][number];

/** Invitations pending the viewer's answer. Renders nothing without any. */
export function MyInvitations() {
  const { data, loading, fetchMore } = useMyInvitationsQuery({ variables: { first: PAGE } });
  const list = data?.myInvitations;
  const open = list?.nodes.filter(({ status }) => status === 'PENDING') ?? [];
  if (!list || open.length === 0) return null;
  // Pending ones come first: after an answered one no more follow.
  const hasMore = list.pageInfo.hasNextPage && list.nodes.at(-1)?.status === 'PENDING';
  return (
    <section aria-label={invitationTexts.inPanel} className={classes.list}>
      {open.map((invitation) => (
        <InvitationCard key={invitation.id} invitation={invitation} />
      ))}
      {hasMore && (
        <MoreButton
          label={labelTexts.showMore}
          loading={loading}
          onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
        />
      )}
    </section>
  );
}

function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { id, issuerName, role, invitedAt } = invitation;
  const [opened, { open, close }] = useDisclosure(false);
  const [answer, { loading }] = useAnswerMyInvitationMutation({
    refetchQueries: ['MyInvitations', 'Viewer'],
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'contracts' }),
  });

  const send = async (accept: boolean): Promise<void> => {
    try {
      const { data } = await answer({ variables: { id, accept } });
      close();
      if (!accept) void notify('info', invitationTexts.declined);
      else {
        const wallet = data?.answerInvitation.hasWallet ? ` ${invitationTexts.walletMade}` : '';
        void notify('success', `${invitationTexts.accepted}${wallet}`);
      }
    } catch (failure) {
      const reason = readFailure(failure, invitationTexts.networkError);
      void notify('error', invitationTexts.answerFailed(reason));
    }
  };

  return (
    <Paper withBorder p="lg" className={classes.card}>
      <span className={classes.icon} aria-hidden>
        <IconMailOpened size={26} />
      </span>
      <div className={classes.words}>
        <Title order={2} size="h4">
          {invitationTexts.from(issuerName, invitationTexts.roles[role])}
        </Title>
        <Text c="dimmed" mt={2}>
          {invitationTexts.body} {invitationTexts.walletBody}
        </Text>
        <Text size="sm" c="dimmed" mt={6}>
          {invitationTexts.invitedAt} <Moment at={invitedAt} isRelative />
        </Text>
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={open} disabled={loading}>
          {invitationTexts.decline}
        </Button>
        <Button loading={loading} onClick={() => void send(true)}>
          {invitationTexts.accept}
        </Button>
      </div>
      <Modal
        opened={opened}
        onClose={close}
        title={invitationTexts.declineQuestion}
        closeButtonProps={{ 'aria-label': labelTexts.close }}
      >
        <Text mb="lg">{invitationTexts.declineBody(issuerName)}</Text>
        <div className={classes.actions}>
          <Button variant="default" onClick={close} data-autofocus>
            {invitationTexts.cancel}
          </Button>
          <Button color="coral" loading={loading} onClick={() => void send(false)}>
            {invitationTexts.decline}
          </Button>
        </div>
      </Modal>
    </Paper>
  );
}
