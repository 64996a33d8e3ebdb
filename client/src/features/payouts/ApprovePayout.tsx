import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import { useApprovePayoutMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { payoutTexts as texts } from '../../messages/payouts.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';

graphql(`
  mutation ApprovePayout($id: ID!, $destinationId: ID!) {
    approvePayout(input: { id: $id, destinationId: $destinationId }) {
      payout {
        id
        status
        ...PayoutLine_payout
      }
    }
  }
`);

/** A payout that a button is about. */
export interface PayoutOf {
  id: string;
  /** Formatted, with its currency. */
  amount: string;
  /** Name of the organiser. */
  name: string;
  onChanged: () => void;
}

interface ApprovePayoutProps extends PayoutOf {
  destinationId: string;
  /** The destination in words. */
  to: string;
}

/** Approves a payout to the destination that is shown. */
export function ApprovePayout({ id, amount, name, destinationId, to, onChanged }: ApprovePayoutProps) {
  const [opened, { open, close }] = useDisclosure(false);
  // The service takes approvals from people alone, not from keys of the API.
  const [approve, { loading, error, reset }] = useApprovePayoutMutation({
    context: { credential: 'session' },
  });
  const submit = () =>
    notifyOutcome(
      async () => {
        const { data } = await approve({ variables: { id, destinationId } });
        close();
        onChanged();
        return data?.approvePayout.payout.status === 'APPROVED' ? texts.approved : texts.needsSecond;
      },
      (failure) => texts.failed(readFailure(failure)),
    );
  const start = (): void => {
    reset();
    open();
  };
  const title = texts.approveOf(amount, name);
  return (
    <>
      <Button size="sm" onClick={start} aria-label={title}>
        {texts.approve}
      </Button>
      <FormDialog
        opened={opened}
        onClose={close}
        title={title}
        submitLabel={texts.approve}
        onSubmit={submit}
        loading={loading}
        failure={error && texts.failed(readFailure(error))}
      >
        <Text fw={600}>{to}</Text>
        <Text>{texts.approveLead}</Text>
      </FormDialog>
    </>
  );
}
