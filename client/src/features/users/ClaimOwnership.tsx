import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import { useClaimOwnershipMutation, useOwnershipQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { callTexts } from '../../messages/shell.ts';
import { ownershipTexts } from '../../messages/team.ts';
import { dropSession } from '../../session/session.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { notify } from '../../ui/notify.ts';
import { PasswordField } from '../identity/PasswordField.tsx';
import { UnconfirmedAddress } from '../settings/UnconfirmedAddress.tsx';

graphql(`
  query Ownership {
    viewer {
      canClaimOwnership
    }
  }
`);

graphql(`
  mutation ClaimOwnership($password: String!) {
    claimOwnership(input: { password: $password }) {
      user {
        id
        role
      }
    }
  }
`);

interface ClaimOwnershipProps {
  viewer: Viewer;
  /** Level of its heading. */
  order?: 2 | 3;
}

/** Offers the ownership of an organisation without an owner to its founder; renders nothing for other users. */
export function ClaimOwnership({ viewer, order = 2 }: ClaimOwnershipProps) {
  const { issuer, emailVerified } = viewer.user;
  const { data } = useOwnershipQuery({ skip: issuer === null, fetchPolicy: 'cache-and-network' });
  if (!issuer || !data?.viewer?.canClaimOwnership) return null;
  return (
    <Paper withBorder p="md" mb="lg" component="section" aria-label={ownershipTexts.title}>
      <Stack gap="sm" align="flex-start">
        <Title order={order} size="h4">
          {ownershipTexts.title}
        </Title>
        <Text>{ownershipTexts.lead(issuer.name)}</Text>
        {emailVerified ? (
          <ClaimButton issuerName={issuer.name} />
        ) : (
          <UnconfirmedAddress sentence={ownershipTexts.confirmFirst} />
        )}
      </Stack>
    </Paper>
  );
}

function ClaimButton({ issuerName }: { issuerName: string }) {
  const [opened, { open, close }] = useDisclosure(false);
  const [password, setPassword] = useState('');
  const [claim, { loading, error, reset }] = useClaimOwnershipMutation();
  const start = (): void => {
    reset();
    setPassword('');
    open();
  };
  const submit = async (): Promise<void> => {
    const { data } = await claim({ variables: { password }, context: { credential: 'session' } }).catch(
      () => ({ data: null }),
    );
    if (!data) return;
    // The service has ended this session with all others.
    dropSession('role_changed');
    void notify('success', ownershipTexts.claimed);
  };
  return (
    <>
      <Button onClick={start}>{ownershipTexts.claim}</Button>
      <FormDialog
        opened={opened}
        onClose={close}
        title={ownershipTexts.question(issuerName)}
        formLabel={ownershipTexts.claim}
        submitLabel={ownershipTexts.claim}
        onSubmit={submit}
        loading={loading}
        disabled={!password}
        failure={error && readFailure(error, callTexts.network)}
      >
        <Text>{ownershipTexts.consequence}</Text>
        <PasswordField
          label={ownershipTexts.password}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
      </FormDialog>
    </>
  );
}
