import { Button, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { PAYOUT_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { PayoutDestinationKind } from '../../gql/graphql.ts';
import { useSendPayoutMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { payoutTexts as texts } from '../../messages/payouts.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import type { PayoutOf } from './ApprovePayout.tsx';

graphql(`
  mutation SendPayout($id: ID!, $reference: String) {
    sendPayout(input: { id: $id, reference: $reference }) {
      payout {
        id
        ...PayoutLine_payout
      }
    }
  }
`);

interface SendPayoutProps extends PayoutOf {
  kind: PayoutDestinationKind;
  /** The destination in words. */
  to: string;
}

/** Sends an approved payout to the phone, or records the transfer that a person made. */
export function SendPayout({ id, amount, name, kind, to, onChanged }: SendPayoutProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const [reference, setReference] = useState('');
  const [send, { loading, error, reset }] = useSendPayoutMutation({ context: AS_PERSON });
  const isPhone = kind !== 'BANK';
  const submit = () =>
    notifyOutcome(
      async () => {
        await send({ variables: { id, reference: reference.trim() || null } });
        close();
        onChanged();
        return texts.sent;
      },
      (failure) => texts.failed(readFailure(failure)),
    );
  const start = (): void => {
    reset();
    setReference('');
    open();
  };
  const title = texts.sendOf(amount, name);
  const fault = fieldFailures(error).reference;
  return (
    <>
      <Button size="sm" onClick={start} aria-label={title}>
        {texts.send}
      </Button>
      <FormDialog
        opened={opened}
        onClose={close}
        title={title}
        submitLabel={texts.send}
        onSubmit={submit}
        loading={loading}
        disabled={!isPhone && !reference.trim()}
        failure={error && !fault ? texts.failed(readFailure(error)) : undefined}
      >
        <Text fw={600}>{to}</Text>
        <Text>{isPhone ? `${texts.sendToPhone} ${texts.sendByHand}` : texts.sendByBank}</Text>
        <TextInput
          label={isPhone ? texts.referenceOptional : texts.reference}
          value={reference}
          onChange={(event) => setReference(event.currentTarget.value)}
          maxLength={PAYOUT_LIMITS.receipt}
          error={fault}
        />
      </FormDialog>
    </>
  );
}
