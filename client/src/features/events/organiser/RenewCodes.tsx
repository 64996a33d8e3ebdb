import { Text } from '@mantine/core';
import { useEffect } from 'react';
import { notifyOutcome } from '../../../apollo/notify-outcome.ts';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useCodeRenewalLazyQuery, useRenewTicketCodesMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { renewalTexts as texts } from '../../../messages/organiser.ts';
import { callTexts } from '../../../messages/shell.ts';
import { AS_PERSON } from '../../../session/credential.ts';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { momentText } from '../../../ui/moment-text.ts';
import { Section } from '../../../ui/Section.tsx';

const RenewCodesFragment = graphql(`
  fragment RenewCodes_event on Event {
    id
    viewerCanRenewCodes
    codeRenewal {
      startedAt
      finishedAt
      renewed
    }
  }
`);

graphql(`
  query CodeRenewal($eventId: ID!) {
    event(id: $eventId) {
      id
      ...RenewCodes_event
    }
  }
`);

graphql(`
  mutation RenewTicketCodes($eventId: ID!) {
    renewTicketCodes(input: { eventId: $eventId }) {
      event {
        id
        ...RenewCodes_event
      }
    }
  }
`);

const POLL_MS = 3_000;

/** Gives all tickets of the event new codes. Renders nothing for viewers without permission. */
export function RenewCodes({ event: ref }: { event: FragmentType<typeof RenewCodesFragment> }) {
  const { id, viewerCanRenewCodes, codeRenewal } = useFragment(RenewCodesFragment, ref);
  const [renew, { loading }] = useRenewTicketCodesMutation({ context: AS_PERSON });
  const [follow] = useCodeRenewalLazyQuery({ fetchPolicy: 'network-only' });
  const isRunning = codeRenewal != null && codeRenewal.finishedAt === null;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(
      () => void follow({ variables: { eventId: id } }).catch(() => undefined),
      POLL_MS,
    );
    return () => clearInterval(timer);
  }, [isRunning, follow, id]);
  if (!viewerCanRenewCodes) return null;
  const confirm = () =>
    notifyOutcome(
      async () => {
        await renew({ variables: { eventId: id } });
        return texts.started;
      },
      (failure) => callTexts.result(readFailure(failure)),
    );
  return (
    <Section title={texts.title} lead={texts.lead}>
      {codeRenewal != null && (
        <Text size="sm" c="dimmed" mb="sm" role="status">
          {codeRenewal.finishedAt == null
            ? texts.running(codeRenewal.renewed)
            : texts.done(codeRenewal.renewed, momentText(codeRenewal.finishedAt))}
        </Text>
      )}
      <ConfirmButton
        variant="light"
        loading={loading || isRunning}
        question={texts.question}
        consequence={texts.consequence}
        confirmLabel={texts.confirm}
        onConfirm={confirm}
      >
        {texts.confirm}
      </ConfirmButton>
    </Section>
  );
}
