import { Alert, Button, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { ACCOUNT_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import { refetchQuietly } from '../../apollo/refetch.ts';
import { useOnReturn } from '../../apollo/use-on-return.ts';
import {
  useCancelEmailChangeMutation,
  useChangeEmailMutation,
  usePendingEmailChangeQuery,
} from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { emailChangeTexts as texts } from '../../messages/security.ts';
import { callTexts } from '../../messages/shell.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Moment } from '../../ui/Moment.tsx';

graphql(`
  query PendingEmailChange {
    viewer {
      user {
        id
        email
        emailVerified
      }
      emailChange {
        newEmail
        expiresAt
        withoutOld
        oldConfirmed
        newConfirmed
        effectiveAt
      }
    }
  }
`);

graphql(`
  mutation ChangeEmail($email: String!, $withoutOld: Boolean) {
    changeEmail(input: { email: $email, withoutOld: $withoutOld }) {
      emailChange {
        newEmail
      }
    }
  }
`);

graphql(`
  mutation CancelEmailChange($token: String) {
    cancelEmailChange(input: { token: $token }) {
      done
    }
  }
`);

const EMPTY = { email: '', withoutOld: false };

/**
 * Changes the address of the viewer: a form in a dialog, then the change that waits for its links.
 * @param props.isConfirmed whether the present address is; another one needs no link
 */
export function EmailAddressChange({ isConfirmed }: { isConfirmed: boolean }) {
  const { data, refetch } = usePendingEmailChangeQuery({ context: AS_PERSON, fetchPolicy: 'network-only' });
  // The links are followed in the mailbox, mostly in another tab. With the change comes the address itself.
  useOnReturn(refetchQuietly({ refetch }));
  const [change, { loading, error, reset }] = useChangeEmailMutation({ context: AS_PERSON });
  const [cancel, { loading: isCancelling }] = useCancelEmailChangeMutation({ context: AS_PERSON });
  const [opened, { open, close }] = useDisclosure();
  const [values, setValues] = useState(EMPTY);
  const faults = fieldFailures(error);
  const pending = data?.viewer?.emailChange;

  const begin = () => {
    reset();
    setValues(EMPTY);
    open();
  };
  const submit = async () => {
    const variables = { email: values.email.trim(), withoutOld: values.withoutOld };
    const { data: begun } = await change({ variables }).catch(() => ({ data: null }));
    if (!begun) return;
    close();
    await refetch();
  };
  const stop = () =>
    notifyOutcome(async () => {
      await cancel();
      await refetch();
      return texts.cancelled;
    });

  return (
    <>
      {pending && (
        <Alert
          color="teal"
          variant="light"
          role="status"
          title={texts.pendingTitle(pending.newEmail)}
          mt="xs"
          styles={{ label: { overflowWrap: 'anywhere' } }}
        >
          <Text size="sm">
            {pending.effectiveAt ? (
              <>
                {texts.waits} <Moment at={pending.effectiveAt} />.
              </>
            ) : (
              <>
                {missingWords(pending)} {texts.validUntil} <Moment at={pending.expiresAt} />.
              </>
            )}
          </Text>
          <Button variant="default" size="sm" mt="xs" disabled={isCancelling} onClick={() => void stop()}>
            {texts.cancel}
          </Button>
        </Alert>
      )}
      <Group mt={6}>
        <Button variant="default" size="sm" onClick={begin}>
          {texts.change}
        </Button>
      </Group>
      <FormDialog
        opened={opened}
        onClose={close}
        title={texts.change}
        submitLabel={texts.send}
        onSubmit={submit}
        loading={loading}
        disabled={values.email.trim() === ''}
        failure={
          error && Object.keys(faults).length === 0 ? readFailure(error, callTexts.network) : undefined
        }
        noValidate
      >
        <Text size="sm">{isConfirmed ? texts.lead : texts.leadUnconfirmed}</Text>
        <TextInput
          type="email"
          label={texts.newAddress}
          value={values.email}
          onChange={({ currentTarget }) => setValues({ ...values, email: currentTarget.value })}
          error={faults.email}
          autoComplete="email"
          maxLength={ACCOUNT_LIMITS.email}
          data-autofocus
        />
        {isConfirmed && (
          <Checkbox
            label={texts.withoutOld}
            description={texts.withoutOldHelp}
            checked={values.withoutOld}
            onChange={({ currentTarget }) => setValues({ ...values, withoutOld: currentTarget.checked })}
          />
        )}
      </FormDialog>
    </>
  );
}

function missingWords({
  oldConfirmed,
  newConfirmed,
  withoutOld,
}: {
  oldConfirmed: boolean;
  newConfirmed: boolean;
  withoutOld: boolean;
}): string {
  const needsOld = !oldConfirmed && !withoutOld;
  if (needsOld && !newConfirmed) return texts.bothMissing;
  return needsOld ? texts.oldMissing : texts.newMissing;
}
