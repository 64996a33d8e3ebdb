import { Checkbox, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { notifyOutcome } from '../../../apollo/notify-outcome.ts';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useSetCancellationPolicyMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { cancellationTexts as texts, transferTexts } from '../../../messages/organiser.ts';
import { callTexts } from '../../../messages/shell.ts';
import { CutoffSelect } from './CutoffSelect.tsx';

const CancellationPolicyFragment = graphql(`
  fragment CancellationPolicy_event on Event {
    id
    cancellationPolicy {
      cutoffMinutes
      refundsPaid
    }
  }
`);

graphql(`
  mutation SetCancellationPolicy($eventId: ID!, $minutes: Int, $refundsPaid: Boolean!) {
    setCancellationPolicy(input: { eventId: $eventId, minutes: $minutes, refundsPaid: $refundsPaid }) {
      event {
        id
        cancellationPolicy {
          cutoffMinutes
          refundsPaid
        }
      }
    }
  }
`);

interface Policy {
  minutes: number | null;
  refundsPaid: boolean;
}

/** Sets until when holders may cancel tickets themselves, and whether paid ones are refunded. */
export function CancellationPolicy({
  event: ref,
}: {
  event: FragmentType<typeof CancellationPolicyFragment>;
}) {
  const { id, cancellationPolicy } = useFragment(CancellationPolicyFragment, ref);
  const [set, { loading }] = useSetCancellationPolicyMutation();
  const { cutoffMinutes = null, refundsPaid: isRefunding } = cancellationPolicy;
  const former: Policy = { minutes: cutoffMinutes, refundsPaid: isRefunding };
  const [{ minutes, refundsPaid }, setShown] = useState(former);
  const save = (policy: Policy) =>
    notifyOutcome(
      async () => {
        // Shows the choice at once, and the former one again if it is refused.
        setShown(policy);
        await set({ variables: { eventId: id, ...policy } }).catch((failure: unknown) => {
          setShown(former);
          throw failure;
        });
        return transferTexts.saved;
      },
      (failure) => callTexts.result(readFailure(failure)),
    );
  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.title}>
      <Title order={2} size="h3">
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {texts.lead}
      </Text>
      <Stack gap="md">
        <CutoffSelect
          label={texts.label}
          minutes={minutes}
          disabled={loading}
          onChange={(chosen) => void save({ minutes: chosen, refundsPaid })}
        />
        <Checkbox
          label={texts.refundsPaid}
          description={texts.refundsPaidHelp}
          checked={refundsPaid}
          disabled={loading || minutes === null}
          onChange={({ currentTarget: { checked } }) => void save({ minutes, refundsPaid: checked })}
        />
      </Stack>
    </Paper>
  );
}
