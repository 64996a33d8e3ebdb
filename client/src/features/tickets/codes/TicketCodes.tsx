import { useInViewport } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { TicketCode_TicketFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { formatMoney } from '../../../ui/format-amount.ts';
import { Moment } from '../../../ui/Moment.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TicketNumber } from '../../../ui/TicketNumber.tsx';
import { useWakeLock } from '../../../ui/use-wake-lock.ts';
import { admitsAgain } from '../admits-again.ts';
import { TicketQr } from '../live/TicketQr.tsx';
import classes from './TicketCodes.module.css';

const TicketCodeFragment = graphql(`
  fragment TicketCode_ticket on Ticket {
    id
    number
    tier {
      id
      name
    }
    status
    entryRule
    entriesLeft
    isTest
    holderName
    due {
      ...Money @unmask
    }
    qrText
    event {
      id
      name
      startDate
      timeZone
    }
    ...LiveTicket_ticket
  }
`);

type Admitting = Pick<TicketCode_TicketFragment, 'status' | 'entryRule' | 'entriesLeft' | 'qrText'>;

/** Whether the ticket has a code that admits: one that has entered does while its tier admits it again. */
export const admits = ({ status, entryRule, entriesLeft, qrText }: Admitting): boolean =>
  Boolean(qrText) &&
  (status === 'ACTIVE' || (status === 'USED' && admitsAgain(entryRule) && entriesLeft !== 0));

/** More codes than these are found in the list below them. */
export const MAX_CODES = 20;

interface TicketCodesProps {
  /** Tickets whose codes admit, the first one first. */
  tickets: readonly (FragmentType<typeof TicketCodeFragment> & { id: string })[];
}

/**
 * The codes of tickets, each as wide as the screen and on white, so that a door reads them at once. Several are swiped,
 * or turned over with the buttons or the arrow keys. The screen stays on while they are in view. Nothing without tickets.
 */
export function TicketCodes({ tickets }: TicketCodesProps) {
  return tickets.length === 0 ? null : <Codes tickets={tickets} />;
}

function Codes({ tickets }: TicketCodesProps) {
  const { ref, inViewport } = useInViewport();
  useWakeLock(inViewport);
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const total = tickets.length;
  const current = Math.min(shown, total - 1);
  const turnTo = (index: number): void => {
    const target = list.current?.children[Math.max(0, Math.min(index, total - 1))];
    if (target instanceof HTMLElement) list.current?.scrollTo({ left: target.offsetLeft });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    turnTo(current + step);
  };
  return (
    <section ref={ref} className={classes.codes} aria-label={ticketTexts.codes}>
      <ul
        ref={list}
        className={classes.slides}
        tabIndex={total > 1 ? 0 : undefined}
        aria-label={total > 1 ? ticketTexts.codes : undefined}
        onKeyDown={total > 1 ? onKeyDown : undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {tickets.map((ticket) => (
          <Slide key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      {total > 1 && (
        <div className={classes.turn}>
          <button
            type="button"
            className={classes.step}
            disabled={current === 0}
            onClick={() => turnTo(current - 1)}
            aria-label={ticketTexts.previousCode}
          >
            <IconChevronLeft size={26} aria-hidden />
          </button>
          <span role="status" className={classes.count}>
            {ticketTexts.codeOf(current + 1, total)}
          </span>
          <button
            type="button"
            className={classes.step}
            disabled={current === total - 1}
            onClick={() => turnTo(current + 1)}
            aria-label={ticketTexts.nextCode}
          >
            <IconChevronRight size={26} aria-hidden />
          </button>
        </div>
      )}
    </section>
  );
}

function Slide({ ticket: ref }: { ticket: FragmentType<typeof TicketCodeFragment> }) {
  const ticket = useFragment(TicketCodeFragment, ref);
  return (
    <li className={classes.slide}>
      <div className={classes.code}>
        <TicketQr ticket={ticket} size={640} />
      </div>
      <p className={classes.event}>{ticket.event.name}</p>
      <p className={classes.holder}>
        <span className={classes.tier}>{ticket.tier.name}</span>
        {ticket.holderName && ` · ${ticket.holderName}`}
      </p>
      <p className={classes.when}>
        <Moment at={ticket.event.startDate} zone={ticket.event.timeZone} />
      </p>
      <p className={classes.number}>
        <TicketNumber>{ticket.number}</TicketNumber>
        {ticket.isTest && <StatusBadge status="test" label={labelTexts.testTicket} />}
      </p>
      {ticket.due && (
        <p className={classes.due}>
          {ticketTexts.due} <strong>{formatMoney(ticket.due)}</strong>
        </p>
      )}
    </li>
  );
}
