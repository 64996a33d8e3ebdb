import { Button, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { ACCOUNT_LIMITS, ISSUER_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { IssuerAccountRow_AccountFragment } from '../../gql/graphql.ts';
import { useUpdateIssuerMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { issuerTexts } from '../../messages/issuers.ts';
import { callTexts } from '../../messages/shell.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';

graphql(`
  mutation UpdateIssuer($input: UpdateIssuerInput!) {
    updateIssuer(input: $input) {
      issuer {
        id
        ...IssuerAccountRow_account
      }
    }
  }
`);

/** Edits name and description of an organiser. */
export function EditIssuerButton({ account }: { account: IssuerAccountRow_AccountFragment }) {
  const { id } = account;
  const [opened, { open, close }] = useDisclosure(false);
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [update, { loading, error, reset }] = useUpdateIssuerMutation();
  const faults = fieldFailures(error);

  const start = (): void => {
    reset();
    setName(account.name);
    setDescription(account.description);
    open();
  };
  const submit = () =>
    notifyOutcome(async () => {
      await update({ variables: { input: { id, name, description } } });
      close();
      return issuerTexts.saved;
    }, issuerTexts.saveFailed);

  return (
    <>
      <Button variant="default" size="sm" onClick={start} aria-label={issuerTexts.editOf(account.name)}>
        {issuerTexts.edit}
      </Button>
      <FormDialog
        opened={opened}
        onClose={close}
        title={issuerTexts.editOf(account.name)}
        submitLabel={issuerTexts.save}
        onSubmit={submit}
        loading={loading}
        disabled={!name.trim()}
        failure={error && readFailure(error, callTexts.network)}
      >
        <TextInput
          label={issuerTexts.name}
          maxLength={ACCOUNT_LIMITS.name}
          value={name}
          onChange={(typed) => setName(typed.currentTarget.value)}
          error={faults.name}
          data-autofocus
        />
        <Textarea
          label={issuerTexts.description}
          maxLength={ISSUER_LIMITS.description}
          autosize
          minRows={3}
          maxRows={10}
          value={description}
          onChange={(typed) => setDescription(typed.currentTarget.value)}
          error={faults.description}
        />
      </FormDialog>
    </>
  );
}
