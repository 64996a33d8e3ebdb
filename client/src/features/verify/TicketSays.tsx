import { Text, Title } from '@mantine/core';
import { verifyTexts } from '../../texts/verify.ts';
import { formatAmount } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import type { TicketFile } from './check/ticket-file.ts';
import classes from './VerifyResult.module.css';

interface TicketSaysProps {
  ticket: TicketFile;
  /** Whether the organiser's signature is verified. */
  isSigned: boolean;
}

/** Contents of the ticket, for comparison with the person and the event. */
export function TicketSays({ ticket, isSigned }: TicketSaysProps) {
  const { factLabels: labels } = verifyTexts;
  const { event, start_date: start, venue, holder } = ticket.metadata;
  return (
    <section aria-label={verifyTexts.facts}>
      <Title order={3} size="h4">
        {verifyTexts.facts}
      </Title>
      {!isSigned && (
        <Text size="sm" c="dimmed">
          {verifyTexts.unsigned}
        </Text>
      )}
      <dl className={classes.facts}>
        <Fact label={labels.event}>{event}</Fact>
        <Fact label={labels.date}>
          <Moment at={start} />
        </Fact>
        <Fact label={labels.venue}>{venue}</Fact>
        <Fact label={labels.tier}>{ticket.tier}</Fact>
        <Fact label={labels.price}>{formatAmount(ticket.price, ticket.currency)}</Fact>
        <Fact label={labels.holder}>{holder}</Fact>
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
