import { Paper, Text } from '@mantine/core';
import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClockExclamation,
  IconQrcode,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Tone, toneOf } from '../../../../server/lib/scan/outcomes.ts';
import type { ScanOutcome } from '../../gql/graphql.ts';
import { useCollectDueMutation, useLetInUnpaidMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { doorTexts } from '../../messages/door.ts';
import { labelTexts } from '../../messages/labels.ts';
import { outcomeTexts } from '../../messages/scan-outcomes.ts';
import { useSession } from '../../session/session.ts';
import { formatMoney, type Money } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TicketNumber } from '../../ui/TicketNumber.tsx';
import frame from '../../ui/verdict.module.css';
import type { Settlement } from '../door-app/engine/stored-scan.ts';
import { answerText } from '../questions/answer-text.ts';
import { CollectDue } from './CollectDue.tsx';
import type { Verdict as Answer, OnlineVerdict } from './use-validation.ts';
import classes from './Verdict.module.css';
import { verdictSentence } from './verdict-sentence.ts';

/** Holder and ticket, as far as this validator may see them. */
export function EntryDetails({ result }: { result: OnlineVerdict }) {
  const rows: [string, ReactNode][] = [];
  if (result.ticket) rows.push([labelTexts.event, result.ticket.event.name]);
  if (result.tier)
    rows.push([
      labelTexts.tier,
      <span key="tier" className={classes.tier}>
        {result.tier}
      </span>,
    ]);
  if (result.ticketNumber)
    rows.push([labelTexts.ticketNumber, <TicketNumber key="number">{result.ticketNumber}</TicketNumber>]);
  if (result.ticket?.holderName) rows.push([labelTexts.holder, result.ticket.holderName]);
  for (const { label, value, question } of result.answers)
    rows.push([label, answerText(question.kind, value)]);
  if (result.usedAt) rows.push([labelTexts.entered, <Moment key="used" at={result.usedAt} />]);
  if (result.usedGate) rows.push([labelTexts.gate, result.usedGate]);
  if (result.isTest)
    rows.push([labelTexts.payment, <StatusBadge key="test" status="test" label={labelTexts.testTicket} />]);
  if (result.playMoney) rows.push([labelTexts.paidWith, labelTexts.playMoney]);
  if (result.ticket)
    rows.push([
      labelTexts.ticketId,
      <span key="id" className={classes.id}>
        {result.ticket.id}
      </span>,
    ]);
  if (rows.length === 0) return null;
  return (
    <Paper withBorder p="md">
      <dl className={classes.facts}>
        {rows.map(([label, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same wording
          <div key={`${index}/${label}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}

graphql(`
  mutation LetInUnpaid($deviceId: String!, $nonce: String!) {
    letInUnpaid(input: { deviceId: $deviceId, nonce: $nonce }) {
      stillDue
    }
  }
`);

graphql(`
  mutation CollectDue($ticketId: ID!, $method: DueMethod!) {
    collectDue(input: { ticketId: $ticketId, method: $method }) {
      ticket {
        id
        dueStatus
        due {
          ...Money @unmask
        }
      }
    }
  }
`);

const ICONS: Record<Tone, Icon> = { good: IconCircleCheck, wait: IconClockExclamation, bad: IconCircleX };

/** The service has every key: unlike a device, it need not wait for one. */
const toneHere = (outcome: ScanOutcome): Tone => (outcome === 'UNKNOWN_KEY' ? 'bad' : toneOf(outcome));

/** Returns the amount to collect from a guest who may enter or entered before. Refused guests pay nothing. */
function dueOf({ valid, outcome, due, ticket, scanId }: OnlineVerdict) {
  if (!due || !ticket || !(valid || outcome === 'ALREADY_USED')) return null;
  return { amount: due, ticketId: ticket.id, scanId: scanId ?? '', isEntry: outcome === 'ADMITTED' };
}

/** Result in a colour, an icon and words that are visible across a dark entrance. */
export function Verdict({ verdict, busy }: { verdict: Answer | null; busy: boolean }) {
  const place = useRef<HTMLElement>(null);
  const [collect] = useCollectDueMutation();
  const [letIn] = useLetInUnpaidMutation();
  const session = useSession();
  const [handled, setHandled] = useState(0);
  const count = verdict?.count ?? 0;
  // On a phone the result is below the form, so it is scrolled into view.
  useEffect(() => {
    const isStacked = window.matchMedia('(max-width: 61.99em)').matches;
    if (count > 0) place.current?.scrollIntoView({ block: isStacked ? 'start' : 'nearest' });
  }, [count]);
  const due = verdict?.kind === 'online' ? dueOf(verdict.result) : null;
  const owes = due?.isEntry === true && handled !== count;
  const settle = async (method: Settlement, { ticketId, scanId }: NonNullable<typeof due>) => {
    // A scan without its own device is recorded under the account that made it.
    const scan = { deviceId: `account-${session?.user.id}`, nonce: scanId };
    await (method === 'UNPAID' ? letIn({ variables: scan }) : collect({ variables: { ticketId, method } }));
    setHandled(count);
  };
  return (
    <section ref={place} aria-label={labelTexts.result} className={classes.place} aria-busy={busy}>
      {/* The live region is always rendered, so that a result is announced when it appears. */}
      <div role="status" aria-live="assertive" className={classes.region}>
        {verdict ? (
          <Answered key={verdict.count} verdict={verdict} owed={owes ? due.amount : null} />
        ) : (
          <Waiting />
        )}
      </div>
      {due && (
        <CollectDue
          key={verdict?.count}
          due={due.amount}
          mayLetIn={due.isEntry}
          onSettle={(method) => settle(method, due)}
        />
      )}
      {verdict?.kind === 'online' && <EntryDetails result={verdict.result} />}
    </section>
  );
}

function Waiting() {
  return (
    <div className={frame.waiting}>
      <IconQrcode size={56} stroke={1.25} aria-hidden />
      <Text c="dimmed">{labelTexts.resultHere}</Text>
    </div>
  );
}

interface AnsweredProps {
  verdict: Answer;
  /** The amount that the guest has to pay first. */
  owed: Money | null;
}

function Answered({ verdict, owed }: AnsweredProps) {
  if (verdict.kind === 'error') {
    return (
      <div className={frame.answer} data-tone="error">
        <IconAlertTriangle size={48} aria-hidden />
        <p className={classes.fault}>{verdict.message}</p>
      </div>
    );
  }
  const { outcome } = verdict.result;
  const tone = owed ? 'wait' : toneHere(outcome);
  const Mark = ICONS[tone];
  return (
    <div className={frame.answer} data-tone={tone} data-outcome={outcome}>
      <Mark size={72} stroke={1.75} aria-hidden />
      <p className={classes.word}>
        {owed ? doorTexts.collect(formatMoney(owed)) : outcomeTexts.names[outcome]}
      </p>
      <p className={classes.why}>{verdictSentence(verdict.result)}</p>
      {verdict.kind === 'offline' && !verdict.result.keyKnown && (
        <p className={classes.why}>{doorTexts.keyUnknown}</p>
      )}
    </div>
  );
}
