import { Button, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { ISSUER_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { IssuerAccountRow_AccountFragment } from '../../gql/graphql.ts';
import { useSetIssuerActiveMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { issuerTexts } from '../../messages/issuers.ts';
import { callTexts } from '../../messages/shell.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';

graphql(`
  mutation SetIssuerActive($input: SetIssuerActiveInput!) {
    setIssuerActive(input: $input) {
      issuer {
        id
        ...IssuerAccountRow_account
      }
    }
  }
`);

/** Activates or deactivates an organiser, after a confirmation with the consequences and a required reason. */
export function IssuerStandingButton({ account }: { account: IssuerAccountRow_AccountFragment }) {
  const { id, name, active, publishedEvents } = account;
  const [opened, { open, close }] = useDisclosure(false);
  const [reason, setReason] = useState('');
  const [setActive, { loading, error, reset }] = useSetIssuerActiveMutation();
  const label = active ? issuerTexts.deactivate : issuerTexts.activate;
  const title = active ? issuerTexts.deactivateOf(name) : issuerTexts.activateOf(name);

  const start = (): void => {
    reset();
    setReason('');
    open();
  };
  const submit = () =>
    notifyOutcome(async () => {
      await setActive({ variables: { input: { id, active: !active, reason } } });
      close();
      return active ? issuerTexts.deactivated : issuerTexts.activated;
    }, issuerTexts.standingFailed);

  return (
    <>
      <Button variant="default" size="sm" onClick={start} aria-label={title}>
        {label}
      </Button>
      <FormDialog
        opened={opened}
        onClose={close}
        title={title}
        submitLabel={label}
        onSubmit={submit}
        loading={loading}
        disabled={!reason.trim()}
        isDestructive={active}
        failure={error && readFailure(error, callTexts.network)}
      >
        <Text c="dimmed">
          {active ? issuerTexts.deactivateLead(publishedEvents) : issuerTexts.activateLead}
        </Text>
        <Textarea
          label={issuerTexts.reason}
          description={issuerTexts.reasonHelp}
          maxLength={ISSUER_LIMITS.reason}
          autosize
          minRows={2}
          maxRows={8}
          value={reason}
          onChange={(typed) => setReason(typed.currentTarget.value)}
          error={fieldFailures(error).reason}
          data-autofocus
        />
      </FormDialog>
    </>
  );
}
