import { Button, NativeSelect, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { Role, UserRow_AccountFragment } from '../../gql/graphql.ts';
import { useSetUserRoleMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { callTexts } from '../../messages/shell.ts';
import { userTexts } from '../../messages/team.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { IssuerField } from './IssuerField.tsx';
import { canBeLimited, choicesOf, foundsIssuer, needsIssuer } from './role-choices.ts';

graphql(`
  mutation SetUserRole($id: ID!, $role: Role!, $issuerId: ID) {
    setUserRole(input: { id: $id, role: $role, issuerId: $issuerId }) {
      user {
        id
        ...UserRow_account
      }
    }
  }
`);

/** Changes a user's role, after a confirmation with the consequences. */
export function ChangeRoleButton({ account }: { account: UserRow_AccountFragment }) {
  const { id, name, viewerMayGive } = account;
  const [opened, { open, close }] = useDisclosure(false);
  const [role, setRole] = useState<Role>(account.role);
  const [issuerId, setIssuerId] = useState('');
  const [setUserRole, { loading, error, reset }] = useSetUserRoleMutation({ context: AS_PERSON });
  const asksIssuer = needsIssuer(role) && account.issuer === null;

  const start = (): void => {
    reset();
    setRole(account.role);
    open();
  };
  const submit = () =>
    notifyOutcome(async () => {
      await setUserRole({ variables: { id, role, issuerId: asksIssuer ? issuerId || null : null } });
      close();
      return userTexts.roleUpdated;
    }, userTexts.roleFailed);

  return (
    <>
      <Button variant="default" size="sm" onClick={start} aria-label={userTexts.changeRoleOf(name)}>
        {userTexts.changeRole}
      </Button>
      <FormDialog
        opened={opened}
        onClose={close}
        title={userTexts.changeRoleOf(name)}
        formLabel={userTexts.changeRole}
        submitLabel={userTexts.saveRole}
        onSubmit={submit}
        loading={loading}
        disabled={role === account.role}
        failure={error && readFailure(error, callTexts.network)}
      >
        <Text c="dimmed">{userTexts.changeRoleLead(name)}</Text>
        <NativeSelect
          label={userTexts.role}
          data={choicesOf(viewerMayGive)}
          value={role}
          onChange={(change) => setRole(change.currentTarget.value as Role)}
          data-autofocus
        />
        {account.limitedTo && !canBeLimited(role) && <Text size="sm">{userTexts.roleLiftsLimit}</Text>}
        {asksIssuer && (
          <IssuerField
            isOptional={foundsIssuer(role)}
            value={issuerId}
            onChange={setIssuerId}
            error={fieldFailures(error).issuerId}
          />
        )}
      </FormDialog>
    </>
  );
}
