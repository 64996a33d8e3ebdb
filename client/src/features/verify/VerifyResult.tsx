import { Anchor, Text, Title } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconExternalLink,
  IconHelpCircle,
  IconTicket,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { TicketFile } from '../../../../server/lib/ticket-format/ticket-file.ts';
import { verifyTexts } from '../../messages/verify.ts';
import { formatAmount } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import frame from '../../ui/verdict.module.css';
import type { KnownAnchor, Step, TimesToday, Verdict } from './check/verdict.ts';
import classes from './VerifyResult.module.css';

/** Returns labels and values of all data needed for an independent check. */
function detailsOf({ read, anchor }: Verdict): [label: string, value: string][] {
  if (!read) return [];
  const { technicalLabels: labels, factLabels } = verifyTexts;
  if (read.kind === 'code') {
    return [
      [factLabels.id, read.code.ticketId],
      [labels.key, read.code.keyId],
    ];
  }
  const { id, issuer_id: issuerId, key_version: version, proof } = read.ticket;
  return [
    [factLabels.id, id],
    [labels.key, `${issuerId}, version ${version}`],
    ...(proof ? ([[labels.root, proof.root]] satisfies [string, string][]) : []),
    ...(anchor
      ? ([
          [labels.network, `${anchor.network}: ${anchor.passphrase}`],
          [labels.ledger, String(anchor.ledger)],
          [labels.transaction, anchor.transaction],
          [labels.account, anchor.account],
        ] satisfies [string, string][])
      : []),
  ];
}

/** Hashes and accounts, collapsed at first. */
export function TechnicalDetails({ verdict }: { verdict: Verdict }) {
  const details = detailsOf(verdict);
  if (details.length === 0) return null;
  return (
    <details className={classes.technical}>
      <summary>{verifyTexts.technical}</summary>
      <dl className={classes.facts}>
        {details.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={classes.mono}>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface TicketContentsProps {
  ticket: TicketFile;
  /** Whether the organiser's signature is verified. */
  isSigned: boolean;
  /** Time and place of the event today; null when unknown. */
  today: TimesToday | null;
}

/** Contents of the ticket, for comparison with the person and the event. */
export function TicketContents({ ticket, isSigned, today }: TicketContentsProps) {
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
        {today && Date.parse(today.startDate) !== Date.parse(start) && (
          <Fact label={labels.movedTo}>
            <Moment at={today.startDate} zone={today.timeZone} />
          </Fact>
        )}
        <Fact label={labels.venue}>{venue}</Fact>
        {today && today.venue !== venue && <Fact label={labels.venueToday}>{today.venue}</Fact>}
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

const ANSWER_ICONS = { yes: IconCircleCheck, no: IconCircleX, partly: IconHelpCircle };
const STEP_ICONS = {
  good: IconCircleCheck,
  bad: IconCircleX,
  unknown: IconHelpCircle,
  none: IconCircleDashed,
};

/** Returns the main reason of the answer. */
function reasonOf({ answer, steps }: Verdict): string {
  const wrong = steps.find(({ state }) => state === 'bad');
  if (wrong) return verifyTexts.reasons[wrong.id];
  return answer === 'yes' ? verifyTexts.reasons.yes : verifyTexts.reasons.partly;
}

interface VerifyResultProps {
  verdict: Verdict | null;
  /** Distinguishes an answer from the next one. */
  count: number;
  busy: boolean;
}

/** The answer as a word with a colour, followed by the result of each step. */
export function VerifyResult({ verdict, count, busy }: VerifyResultProps) {
  const place = useRef<HTMLElement>(null);
  // On a phone the answer is below the form, so it is scrolled into view.
  useEffect(() => {
    const isStacked = window.matchMedia('(max-width: 61.99em)').matches;
    if (count > 0) place.current?.scrollIntoView({ block: isStacked ? 'start' : 'nearest' });
  }, [count]);
  return (
    <section ref={place} aria-label={verifyTexts.result} className={classes.place} aria-busy={busy}>
      <div role="status" aria-live="assertive" className={classes.region}>
        {verdict ? <Answer key={count} verdict={verdict} /> : <Waiting />}
      </div>
      {verdict && (
        <>
          <ol className={classes.steps} aria-label={verifyTexts.stepsLabel}>
            {verdict.steps.map((step) => (
              <StepLine key={step.id} step={step} anchor={verdict.anchor} />
            ))}
          </ol>
          {verdict.read?.kind === 'file' && (
            <TicketContents ticket={verdict.read.ticket} isSigned={isSigned(verdict)} today={verdict.today} />
          )}
          <Text size="sm" c="dimmed">
            {verifyTexts.notUsed}
          </Text>
          <TechnicalDetails verdict={verdict} />
        </>
      )}
    </section>
  );
}

const isSigned = ({ steps }: Verdict): boolean =>
  steps.some(({ id, state }) => id === 'signature' && state === 'good');

function Waiting() {
  return (
    <div className={frame.waiting}>
      <IconTicket size={56} stroke={1.25} aria-hidden />
      <Text c="dimmed">{verifyTexts.waiting}</Text>
    </div>
  );
}

const TONES = { yes: 'good', no: 'bad', partly: 'wait' } as const;

function Answer({ verdict }: { verdict: Verdict }) {
  const Mark = ANSWER_ICONS[verdict.answer];
  return (
    <div className={frame.answer} data-tone={TONES[verdict.answer]}>
      <Mark size={64} stroke={1.75} aria-hidden />
      <Title order={2} className={classes.word}>
        {verifyTexts.answers[verdict.answer]}
      </Title>
      <p className={classes.why}>{reasonOf(verdict)}</p>
    </div>
  );
}

function StepLine({ step, anchor }: { step: Step; anchor: KnownAnchor | null }) {
  const Mark = STEP_ICONS[step.state];
  return (
    <li className={classes.step} data-state={step.state} data-step={step.id}>
      <Mark size={24} aria-hidden className={classes.mark} />
      <div>
        <p className={classes.name}>
          {verifyTexts.steps[step.id]} <span className={classes.state}>{verifyTexts.states[step.state]}</span>
        </p>
        <p className={classes.detail}>{step.detail}</p>
        {step.id === 'ledger' && step.state === 'good' && anchor && <Explorer url={anchor.explorerUrl} />}
      </div>
    </li>
  );
}

function Explorer({ url }: { url: string | null }) {
  if (url === null) return <p className={classes.detail}>{verifyTexts.ledger.noExplorer}</p>;
  return (
    <p className={classes.detail}>
      {verifyTexts.ledger.goodExplorer}{' '}
      <Anchor href={url} target="_blank" rel="noreferrer" inherit underline="always">
        {verifyTexts.ledger.explorer} <IconExternalLink size={16} aria-hidden className={classes.outward} />
      </Anchor>
    </p>
  );
}
