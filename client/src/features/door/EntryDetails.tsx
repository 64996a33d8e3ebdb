import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { labelTexts } from '../../texts/labels.ts';
import { Moment } from '../../ui/Moment.tsx';
import { TicketNumber } from '../../ui/TicketNumber.tsx';
import type { OnlineVerdict } from './use-validation.ts';
import classes from './Verdict.module.css';

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
  if (result.usedAt) rows.push([labelTexts.entered, <Moment key="used" at={result.usedAt} />]);
  if (result.usedGate) rows.push([labelTexts.gate, result.usedGate]);
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
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}
