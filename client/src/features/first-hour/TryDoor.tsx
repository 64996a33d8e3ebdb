import { Alert, Anchor, Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconScan, IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readFailure } from '../../apollo/read-failure.ts';
import type { IssueTestTicketMutation } from '../../gql/graphql.ts';
import { useIssueTestTicketMutation, useScanTestTicketMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { tryTexts as texts } from '../../messages/first-hour.ts';
import { useCan } from '../../session/use-viewer.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { TicketNumber } from '../../ui/TicketNumber.tsx';
import { verdictSentence } from '../door/verdict-sentence.ts';

graphql(`
  mutation IssueTestTicket($eventId: ID!) {
    issueTestTicket(input: { eventId: $eventId }) {
      ticket {
        id
        number
        qrText
      }
    }
  }
`);

graphql(`
  mutation ScanTestTicket($ticket: JSON!, $eventId: ID!) {
    validateTicket(input: { ticket: $ticket, eventId: $eventId, deviceId: "test" }) {
      result {
        valid
        outcome
        message
        usedAt
        usedGate
        validFrom
        validUntil
      }
    }
  }
`);

type TestTicket = IssueTestTicketMutation['issueTestTicket']['ticket'];

/** A rehearsal: a ticket to the organiser's own address, scanned as the door will scan it. */
export function TryDoor({ eventId, timeZone }: { eventId: string; timeZone: string }) {
  const validates = useCan('VALIDATE_ONLINE');
  const [issue, { loading: isIssuing, error: issueError }] = useIssueTestTicketMutation();
  const [scan, { data, loading: isScanning, error: scanError }] = useScanTestTicketMutation();
  const [ticket, setTicket] = useState<TestTicket | null>(null);
  const result = data?.validateTicket.result;
  const failure = issueError ?? scanError;

  const get = async (): Promise<void> => {
    const answer = await issue({ variables: { eventId } }).catch(() => undefined);
    if (answer?.data) setTicket(answer.data.issueTestTicket.ticket);
  };
  const present = (text: string): void =>
    void scan({ variables: { ticket: text, eventId } }).catch(() => undefined);

  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.title}>
      <Title order={2} size="h3">
        {texts.title}
      </Title>
      <Text c="dimmed" mb="md">
        {texts.lead}
      </Text>
      {ticket ? (
        <>
          <Text mb="sm">
            {texts.sent}{' '}
            <Anchor component={Link} to={`/tickets/${ticket.id}`}>
              <TicketNumber>{ticket.number}</TicketNumber>
            </Anchor>
          </Text>
          {validates && ticket.qrText && (
            <Button
              loading={isScanning}
              onClick={() => present(ticket.qrText ?? '')}
              leftSection={<IconScan size={18} aria-hidden />}
            >
              {texts.scan}
            </Button>
          )}
        </>
      ) : (
        <Group>
          <Button
            variant="default"
            loading={isIssuing}
            onClick={() => void get()}
            leftSection={<IconTicket size={18} aria-hidden />}
          >
            {texts.get}
          </Button>
        </Group>
      )}
      {result && (
        <Alert mt="md" color={result.valid ? 'leaf' : 'marigold'} title={texts.heard} role="status">
          {result.outcome === 'NOT_YET_VALID' && result.validFrom ? (
            <>
              {texts.validFrom} <Moment at={result.validFrom} zone={timeZone} />. {texts.asItShould}
            </>
          ) : (
            verdictSentence(result)
          )}
        </Alert>
      )}
      {failure && <FormFailure>{readFailure(failure)}</FormFailure>}
    </Paper>
  );
}
