import { Button, Group, Paper, Text, Title } from '@mantine/core';
import {
  type Icon,
  IconArrowForwardUp,
  IconBellRinging,
  IconCalendarEvent,
  IconCheck,
  IconDoorEnter,
  IconMapPin,
  IconReceipt,
  IconReceiptRefund,
  IconTicket,
  IconTicketOff,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type FragmentType, useFragment } from '../../gql/index.ts';
import { moveTexts } from '../../messages/moves.ts';
import { orderPageTexts as texts } from '../../messages/order-page.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { useMinute } from '../../ui/use-minute.ts';
import { calendarAddress } from '../events/calendar-address.ts';
import { directionsAddress } from '../events/directions-address.ts';
import classes from './OrderPage.module.css';
import { momentOf, type OrderMoment } from './order-moment.ts';
import { OrderStepsFragment, type ThreadOrder } from './thread-order.ts';

interface Step {
  key: string;
  icon: Icon;
  title: string;
  /** ISO timestamp of what happened; null for what is next. */
  at: string | null;
  body?: ReactNode;
}

/** Past steps first, then the next ones. */
const timeOf = ({ at }: Step): number => (at === null ? Number.MAX_VALUE : Date.parse(at));

interface OrderStepsProps {
  order: FragmentType<typeof OrderStepsFragment>;
}

/** All that happened to an order, in its order, and then what is next. */
export function OrderSteps({ order: ref }: OrderStepsProps) {
  const order = useFragment(OrderStepsFragment, ref);
  const now = useMinute();
  const moment = momentOf(order.event, now);
  const steps = [...pastSteps(order), ...moveSteps(order, now), ...nextSteps(order, moment)].toSorted(
    (one, other) => timeOf(one) - timeOf(other),
  );
  return (
    <Paper withBorder p="lg" mb="xl" component="section" aria-label={texts.steps} className={classes.thread}>
      <Title order={2} size="h3" mb="md">
        {texts.steps}
      </Title>
      <ol className={classes.steps}>
        {steps.map(({ key, icon: StepIcon, title, at, body }) => (
          <li key={key} className={classes.step} data-next={at === null || undefined}>
            <span className={classes.mark}>
              <StepIcon size={18} stroke={1.8} aria-hidden />
            </span>
            <div className={classes.body}>
              <Text fw={600}>{title}</Text>
              {at !== null && (
                <Text size="sm" c="dimmed">
                  <Moment at={at} zone={order.event.timeZone} />
                </Text>
              )}
              {body}
            </div>
          </li>
        ))}
      </ol>
    </Paper>
  );
}

/** The question after the last move of the event: next while it can be answered, and then a step of the past. */
function moveSteps({ tickets, event }: ThreadOrder, now: number): Step[] {
  const offer =
    tickets.find(({ moveOffer }) => moveOffer)?.moveOffer ??
    tickets.find(({ closedMoveOffer }) => closedMoveOffer)?.closedMoveOffer;
  if (!offer || event.status === 'CANCELLED') return [];
  const isOpen = Date.parse(offer.until) > now;
  const words = offer.answer === 'KEEP' ? texts.movedKept : isOpen ? texts.movedAsks : moveTexts.over;
  return [
    {
      key: 'moved',
      icon: IconCalendarEvent,
      title: texts.moved,
      at: isOpen ? null : offer.until,
      body: <Text size="sm">{words}</Text>,
    },
  ];
}

/** Money, tickets and refunds, each with its time. */
function pastSteps(order: ThreadOrder): Step[] {
  const { tickets, refunds, receipts, buyerEmail } = order;
  const issued = tickets[0]?.issuedAt;
  const steps: Step[] = [{ key: 'ordered', icon: IconCheck, title: orderedText(order), at: order.createdAt }];
  if (issued)
    steps.push({
      key: 'tickets',
      icon: IconTicket,
      title: texts.tickets(tickets.length),
      at: issued,
      body: buyerEmail && <Text size="sm">{texts.sentTo(buyerEmail)}</Text>,
    });
  for (const { id, number, passedOnAt, revokedAt, enteredAt } of tickets) {
    if (passedOnAt)
      steps.push({
        key: `passed ${id}`,
        icon: IconArrowForwardUp,
        title: texts.passedOn(number),
        at: passedOnAt,
      });
    else if (revokedAt)
      steps.push({
        key: `void ${id}`,
        icon: IconTicketOff,
        title: texts.cancelledTicket(number),
        at: revokedAt,
      });
    if (enteredAt)
      steps.push({ key: `entered ${id}`, icon: IconDoorEnter, title: texts.entered(1, 1), at: enteredAt });
  }
  for (const { id, status, at, amount } of refunds)
    steps.push({
      key: `refund ${id}`,
      icon: IconReceiptRefund,
      title: texts.refund(formatMoney(amount)),
      at,
      body: <Text size="sm">{texts.refundStates[status === 'NONE' ? 'PENDING' : status]}</Text>,
    });
  const [receipt] = receipts;
  if (receipt)
    steps.push({
      key: 'receipt',
      icon: IconReceipt,
      title: texts.receipt,
      at: receipt.issuedAt,
      body: <Text size="sm">{texts.receiptReady}</Text>,
    });
  return mergedEntries(steps, tickets.length);
}

/** One step for the entries of all guests of the order, at the time of the last one. */
function mergedEntries(steps: Step[], of: number): Step[] {
  const entered = steps.filter(({ key }) => key.startsWith('entered '));
  if (entered.length < 2)
    return steps.map((step) => (entered.includes(step) ? { ...step, title: texts.entered(1, of) } : step));
  const last = entered.reduce((one, other) => ((one.at ?? '') > (other.at ?? '') ? one : other));
  return [
    ...steps.filter((step) => !entered.includes(step)),
    { ...last, title: texts.entered(entered.length, of) },
  ];
}

function orderedText({ total, status, tickets }: ThreadOrder): string {
  const sum = total.map((money) => formatMoney(money)).join(' + ');
  if (total.every(({ amount }) => Number(amount) === 0)) return `${texts.ordered} · ${texts.orderedFree}`;
  if (status === 'PAID' || status === 'REFUNDED') return texts.paid(sum);
  if (status === 'DUE') {
    const isDue = tickets.some(({ dueStatus }) => dueStatus === 'DUE');
    return isDue ? `${texts.ordered} · ${texts.dueAtDoor(sum)}` : texts.paid(sum);
  }
  return `${texts.ordered} · ${sum}`;
}

/** Future steps of a guest with a valid ticket. */
function nextSteps(order: ThreadOrder, moment: OrderMoment): Step[] {
  const { event, tickets, receipts, status } = order;
  const isGoing = tickets.some((ticket) => ticket.status === 'ACTIVE') && event.status === 'PUBLISHED';
  const steps: Step[] = [];
  if (isGoing && moment === 'BEFORE')
    steps.push({
      key: 'reminder',
      icon: IconBellRinging,
      title: texts.reminder,
      at: null,
      body: (
        <>
          <Text size="sm">{texts.reminderBody}</Text>
          <Button component="a" href={calendarAddress(event.slug)} variant="default" size="sm" mt="xs">
            {ticketTexts.addToCalendar}
          </Button>
        </>
      ),
    });
  if (isGoing && moment !== 'AFTER')
    steps.push(
      {
        key: 'way',
        icon: IconMapPin,
        title: texts.way,
        at: null,
        body: (
          <Group gap="xs" justify="space-between">
            <Text size="sm">{event.venue}</Text>
            <Button
              component="a"
              href={directionsAddress(event.venue)}
              target="_blank"
              rel="noreferrer"
              variant="default"
              size="sm"
            >
              {texts.directions}
            </Button>
          </Group>
        ),
      },
      {
        key: 'gate',
        icon: IconDoorEnter,
        title: texts.gate,
        at: null,
        body: (
          <Text size="sm">
            <Moment at={event.startDate} zone={event.timeZone} />. {texts.gateBody}
          </Text>
        ),
      },
    );
  if (receipts.length === 0 && status === 'DUE' && isGoing && tickets.some(({ due }) => due))
    steps.push({
      key: 'receipt',
      icon: IconReceipt,
      title: texts.receipt,
      at: null,
      body: <Text size="sm">{texts.noReceipt}</Text>,
    });
  return steps;
}
