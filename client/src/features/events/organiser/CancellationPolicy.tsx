import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { notifyOutcome } from '../../../apollo/notify-outcome.ts';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useSetCancellationPolicyMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { cancellationTexts as texts, transferTexts } from '../../../messages/organiser.ts';
import { callTexts } from '../../../messages/shell.ts';
import { Section } from '../../../ui/Section.tsx';
import { CancellationSteps, type Step } from './CancellationSteps.tsx';
import { CutoffSelect } from './CutoffSelect.tsx';

const CancellationPolicyFragment = graphql(`
  fragment CancellationPolicy_event on Event {
    id
    cancellationPolicy {
      cutoffMinutes
      refundsPaid
      keepsFees
      steps {
        minutes
        percent
      }
    }
  }
`);

graphql(`
  mutation SetCancellationPolicy(
    $eventId: ID!
    $minutes: Int
    $refundsPaid: Boolean!
    $steps: [CancellationStepInput!]!
    $keepsFees: Boolean!
  ) {
    setCancellationPolicy(
      input: {
        eventId: $eventId
        minutes: $minutes
        refundsPaid: $refundsPaid
        steps: $steps
        keepsFees: $keepsFees
      }
    ) {
      event {
        ...CancellationPolicy_event
      }
    }
  }
`);

interface Policy {
  minutes: number | null;
  refundsPaid: boolean;
  steps: Step[];
  keepsFees: boolean;
}

/** Sets until when holders may cancel tickets themselves, and how much of paid ones is refunded. */
export function CancellationPolicy({
  event: ref,
}: {
  event: FragmentType<typeof CancellationPolicyFragment>;
}) {
  const { id, cancellationPolicy } = useFragment(CancellationPolicyFragment, ref);
  const [set, { loading }] = useSetCancellationPolicyMutation();
  const { cutoffMinutes = null, refundsPaid, keepsFees, steps } = cancellationPolicy;
  const former: Policy = {
    minutes: cutoffMinutes,
    refundsPaid,
    steps: steps.map(({ minutes, percent }) => ({ minutes, percent })),
    keepsFees,
  };
  const [shown, setShown] = useState(former);
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
    <Section title={texts.title} lead={texts.lead}>
      <Stack gap="md">
        <CutoffSelect
          label={texts.label}
          minutes={shown.minutes}
          disabled={loading}
          onChange={(minutes) => void save({ ...shown, minutes })}
        />
        <Checkbox
          label={texts.refundsPaid}
          description={texts.refundsPaidHelp}
          checked={shown.refundsPaid}
          disabled={loading || shown.minutes === null}
          onChange={({ currentTarget: { checked } }) => void save({ ...shown, refundsPaid: checked })}
        />
        {shown.refundsPaid && shown.minutes !== null && (
          <CancellationSteps
            steps={shown.steps}
            disabled={loading}
            onSave={(chosen) => void save({ ...shown, steps: chosen })}
          />
        )}
        <Checkbox
          label={texts.keepsFees}
          description={texts.keepsFeesHelp}
          checked={shown.keepsFees}
          disabled={loading}
          onChange={({ currentTarget: { checked } }) => void save({ ...shown, keepsFees: checked })}
        />
      </Stack>
    </Section>
  );
}
