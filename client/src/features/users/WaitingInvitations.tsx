import { Paper, Text, Title } from '@mantine/core';
import { MoreOf } from '../../apollo/PagedList.tsx';
import { readFailure } from '../../apollo/read-failure.ts';
import { noDeduplication } from '../../apollo/refetch.ts';
import { useStaffInvitationsQuery, useWithdrawStaffInvitationMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { userTexts } from '../../messages/team.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import directory from '../../ui/directory.module.css';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { LimitedTo } from './LimitedTo.tsx';
import { RoleBadge } from './RoleBadge.tsx';
import classes from './Users.module.css';
import { useLiveUsers } from './use-live-users.ts';

graphql(`
  query StaffInvitations($first: Int!, $after: String) {
    staffInvitations(first: $first, after: $after) {
      nodes {
        id
        name
        email
        role
        issuerName
        limitedTo {
          id
          name
        }
        invitedAt
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

graphql(`
  mutation WithdrawStaffInvitation($id: ID!) {
    withdrawStaffInvitation(input: { id: $id }) {
      withdrawnId
    }
  }
`);

const PAGE = 50;

/** Pending invitations; renders nothing without any. */
export function WaitingInvitations() {
  const { data, loading, refetch, fetchMore } = useStaffInvitationsQuery({
    variables: { first: PAGE },
    context: noDeduplication,
  });
  // An invitation is no longer pending when the user joins.
  useLiveUsers(() => void refetch().catch(() => undefined));
  const [withdraw] = useWithdrawStaffInvitationMutation({ refetchQueries: ['StaffInvitations'] });
  const takeBack = async (id: string): Promise<void> => {
    try {
      await withdraw({ variables: { id } });
      void notify('info', userTexts.withdrawn);
    } catch (failure) {
      void notify('error', readFailure(failure));
    }
  };
  const waiting = data?.staffInvitations.nodes ?? [];
  if (waiting.length === 0) return null;
  return (
    <section className={classes.block} aria-label={userTexts.waiting}>
      <Title order={2} size="h4" mb="sm">
        {userTexts.waiting}
      </Title>
      <Paper withBorder component="ul" className={directory.list}>
        {waiting.map(({ id, name, email, role, issuerName, limitedTo, invitedAt }) => (
          <li key={id} className={directory.row}>
            <div className="min-0 break-anywhere">
              <Text fw={600}>{name}</Text>
              <Text size="sm" c="dimmed">
                <EmailAddress>{email}</EmailAddress>
                {issuerName && ` · ${issuerName}`}
              </Text>
            </div>
            <div>
              <RoleBadge role={role} />
              <LimitedTo events={limitedTo} />
              <Text size="sm" c="dimmed" mt={4}>
                {userTexts.invitedAt} <Moment at={invitedAt} isRelative />
              </Text>
            </div>
            <div className={directory.actions}>
              <ConfirmButton
                size="sm"
                variant="default"
                color={undefined}
                question={userTexts.withdrawQuestion}
                consequence={userTexts.withdrawConsequence}
                confirmLabel={userTexts.withdraw}
                onConfirm={() => takeBack(id)}
                aria-label={userTexts.withdrawOf(email)}
              >
                {userTexts.withdraw}
              </ConfirmButton>
            </div>
          </li>
        ))}
      </Paper>
      <MoreOf query={{ loading, fetchMore }} list={data?.staffInvitations} />
    </section>
  );
}
