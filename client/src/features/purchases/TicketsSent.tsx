import { Button, Group, Text } from '@mantine/core';
import { IconCalendarPlus, IconMailForward } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { buyingTexts as texts } from '../../messages/purchases.ts';
import { momentText } from '../../ui/moment-text.ts';
import { calendarAddress } from '../events/calendar-address.ts';
import classes from './TicketsSent.module.css';

interface TicketsSentProps {
  slug: string;
  count: number;
  /** Destination of the email; null when unknown to this page. */
  email: string | null;
  /** Deadline to confirm the address; null when no confirmation is needed. */
  confirmBy?: string | null;
  /** Undefined on pages that are not of one order. */
  orderId?: string;
}

/** Next steps after a purchase: destination of the tickets, and the calendar entry. */
export function TicketsSent({ slug, count, email, confirmBy = null, orderId }: TicketsSentProps) {
  return (
    <div className={classes.sent}>
      <IconMailForward size={26} aria-hidden className={classes.icon} />
      <div>
        <Text fw={600} className="break-anywhere">
          {sentence(count, email)}
        </Text>
        {confirmBy !== null && (
          <Text size="sm" fw={600} mt={4}>
            {texts.confirmBy(momentText(confirmBy))}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {texts.sentBody}
        </Text>
        <Group gap="sm" mt="sm">
          <Button
            component="a"
            href={calendarAddress(slug)}
            variant="default"
            leftSection={<IconCalendarPlus size={18} aria-hidden />}
          >
            {texts.addToCalendar}
          </Button>
          {orderId && (
            <Button component={Link} to={`/orders/${orderId}`} variant="default">
              {texts.seeOrder}
            </Button>
          )}
          <Button component={Link} to="/find-tickets" variant="subtle">
            {texts.findTickets}
          </Button>
        </Group>
      </div>
    </div>
  );
}

function sentence(count: number, email: string | null): string {
  if (email === null) return texts.nextMail;
  return count === 1 ? texts.sentTo(email) : texts.sentToMany(count, email);
}
