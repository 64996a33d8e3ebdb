import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCalendarPlus, IconDoorEnter, IconMapPin } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { orderPageTexts as texts } from '../../messages/order-page.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { calendarAddress } from '../events/calendar-address.ts';
import { directionsAddress } from '../events/directions-address.ts';
import { Countdown } from './Countdown.tsx';
import classes from './OrderPage.module.css';
import type { OrderMoment } from './order-moment.ts';

interface NowHeadProps {
  event: { slug: string; status: string; venue: string; startDate: string };
  moment: OrderMoment;
  /** Milliseconds since the epoch. */
  now: number;
  /** Number of tickets that admit. */
  codes: number;
  /** Number of tickets that have entered and admit no more. */
  inside: number;
  hasTickets: boolean;
  /** The order, while it is unpaid. */
  unpaidId: string | null;
}

/** One line about the order at this moment, with the one thing to do. */
export function NowHead({ event, moment, now, codes, inside, hasTickets, unpaidId }: NowHeadProps) {
  if (event.status === 'CANCELLED')
    return (
      <Alert color="coral" variant="light" mb="md" title={texts.cancelled}>
        {texts.cancelledBody}
      </Alert>
    );
  if (unpaidId !== null)
    return (
      <Alert color="marigold" variant="light" mb="md" title={texts.unpaid}>
        <Button component={Link} to={`/pay/${unpaidId}`} color="marigold.5" mt="xs">
          {texts.pay}
        </Button>
      </Alert>
    );
  if (codes === 0 && inside > 0 && moment !== 'AFTER')
    return (
      <Alert
        color="leaf"
        variant="light"
        mb="md"
        role="status"
        icon={<IconDoorEnter size={22} aria-hidden />}
        title={texts.entered(inside, inside)}
      >
        {texts.enteredBody}
      </Alert>
    );
  if (codes === 0 && moment !== 'AFTER')
    return (
      <Alert color="gray" variant="light" mb="md">
        {hasTickets ? ticketTexts.noEntry('') : texts.lapsed}
      </Alert>
    );
  return (
    <Group className={classes.now} justify="space-between" gap="xs" wrap="nowrap">
      <div className="min-0">
        <Text fw={700}>{texts.now[moment]}</Text>
        {(moment === 'BEFORE' || moment === 'ON_THE_WAY') && (
          <Text size="sm" c="dimmed">
            <Countdown to={event.startDate} now={now} />
          </Text>
        )}
        {inside > 0 && moment !== 'AFTER' && (
          <Text size="sm" c="dimmed" role="status">
            {texts.entered(inside, inside + codes)}
          </Text>
        )}
      </div>
      {moment === 'BEFORE' && (
        <Button
          component="a"
          href={calendarAddress(event.slug)}
          variant="default"
          size="sm"
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
        >
          {ticketTexts.addToCalendar}
        </Button>
      )}
      {moment === 'ON_THE_WAY' && (
        <Button
          component="a"
          href={directionsAddress(event.venue)}
          target="_blank"
          rel="noreferrer"
          size="sm"
          leftSection={<IconMapPin size={18} aria-hidden />}
        >
          {texts.directions}
        </Button>
      )}
    </Group>
  );
}
