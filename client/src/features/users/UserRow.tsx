import { Button, Text } from '@mantine/core';
import type { UserRow_AccountFragment } from '../../gql/graphql.ts';
import { useActivateUserMutation, useSuspendUserMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { userTexts } from '../../messages/team.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import directory from '../../ui/directory.module.css';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ChangeRoleButton } from './ChangeRoleButton.tsx';
import { ChooseEventsButton } from './ChooseEventsButton.tsx';
import { LimitedTo } from './LimitedTo.tsx';
import { RoleBadge } from './RoleBadge.tsx';
import { canBeLimited } from './role-choices.ts';
import classes from './Users.module.css';

const UserRowFragment = graphql(`
  fragment UserRow_account on UserAccount {
    id
    name
    email
    role
    status
    createdAt
    lastLoginAt
    issuer {
      id
    }
    issuerName
    limitedTo {
      id
      name
    }
    viewerMayChange
    viewerMayGive
  }
`);

graphql(`
  mutation SuspendUser($id: ID!) {
    suspendUser(input: { id: $id }) {
      user {
        id
        ...UserRow_account
      }
    }
  }
`);

graphql(`
  mutation ActivateUser($id: ID!) {
    activateUser(input: { id: $id }) {
      user {
        id
        ...UserRow_account
      }
    }
  }
`);

interface UserRowProps {
  account: FragmentType<typeof UserRowFragment>;
  viewerId: string;
  /** Shows the organisation, in lists of several. */
  showsIssuer: boolean;
}

/** A user: name, role, registration date, and the viewer's actions. */
export function UserRow({ account: ref, viewerId, showsIssuer }: UserRowProps) {
  const account = useFragment(UserRowFragment, ref);
  const { id, name, email, role, status, createdAt, lastLoginAt, issuerName } = account;
  return (
    <li className={directory.row}>
      <div className="min-0 break-anywhere">
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          <EmailAddress>{email}</EmailAddress>
          {showsIssuer && issuerName && ` · ${issuerName}`}
        </Text>
      </div>
      <div>
        <div className={classes.badges}>
          <RoleBadge role={role} />
          <StatusBadge status={status} label={userTexts.statuses[status]} />
          {id === viewerId && <StatusBadge status="inactive" label={userTexts.you} />}
        </div>
        <LimitedTo events={account.limitedTo} />
        <Text size="sm" c="dimmed" mt={4}>
          {userTexts.joined} <Moment at={createdAt} isRelative />,{' '}
          {lastLoginAt ? (
            <>
              {userTexts.lastLogin} <Moment at={lastLoginAt} isRelative />
            </>
          ) : (
            userTexts.neverHere
          )}
        </Text>
      </div>
      <div className={directory.actions}>{account.viewerMayChange && <Actions account={account} />}</div>
    </li>
  );
}

function Actions({ account }: { account: UserRow_AccountFragment }) {
  const { id, name, role, status } = account;
  const [suspend, { loading: suspending }] = useSuspendUserMutation();
  const [activate, { loading: activating }] = useActivateUserMutation();
  const run = async (act: () => Promise<unknown>, done: string, failed: string): Promise<void> => {
    try {
      await act();
      void notify('success', done);
    } catch {
      void notify('error', failed);
    }
  };
  return (
    <>
      {canBeLimited(role) && <ChooseEventsButton account={account} />}
      <ChangeRoleButton account={account} />
      {status === 'ACTIVE' ? (
        <ConfirmButton
          size="sm"
          variant="default"
          color={undefined}
          loading={suspending}
          question={userTexts.suspendQuestion(name)}
          consequence={userTexts.suspendConsequence}
          confirmLabel={userTexts.suspend}
          onConfirm={() =>
            run(() => suspend({ variables: { id } }), userTexts.suspended, userTexts.suspendFailed)
          }
          aria-label={userTexts.suspendOf(name)}
        >
          {userTexts.suspend}
        </ConfirmButton>
      ) : (
        <Button
          size="sm"
          variant="default"
          loading={activating}
          aria-label={userTexts.activateOf(name)}
          onClick={() =>
            void run(() => activate({ variables: { id } }), userTexts.activated, userTexts.activateFailed)
          }
        >
          {userTexts.activate}
        </Button>
      )}
    </>
  );
}
