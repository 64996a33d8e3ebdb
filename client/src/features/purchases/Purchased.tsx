import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconCalendarPlus, IconMailForward } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { buyingTexts as texts } from '../../texts/buying.ts';
import { labelTexts } from '../../texts/labels.ts';
import { ticketTexts } from '../../texts/tickets.ts';
import { calendarAddress } from '../events/calendar-address.ts';
import type { FormPurchaseResult } from './FormPurchase.tsx';
import classes from './Purchased.module.css';
import { PurchasedTicket } from './PurchasedTicket.tsx';

export interface Bought {
  tickets: FormPurchaseResult['tickets'];
  /** Where the mail goes; null when this page does not know it. */
  email: string | null;
}

interface PurchasedProps {
  slug: string;
  /** Null keeps the window closed. */
  bought: Bought | null;
  onClose: () => void;
}

/** The end of a purchase: the tickets, where they were sent, and the evening in one's calendar. */
export function Purchased({ slug, bought, onClose }: PurchasedProps) {
  return (
    <Modal
      opened={bought !== null}
      onClose={onClose}
      title={ticketTexts.purchasedTitle}
      size="lg"
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      {bought && (
        <Stack gap="lg">
          <div className={classes.sent}>
            <IconMailForward size={26} aria-hidden className={classes.icon} />
            <div>
              <Text fw={600} className={classes.words}>
                {sentence(bought)}
              </Text>
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
                <Button component={Link} to="/find-tickets" variant="subtle">
                  {texts.findTickets}
                </Button>
              </Group>
            </div>
          </div>
          {bought.tickets.map((ticket) => (
            <PurchasedTicket key={ticket.id} ticket={ticket} />
          ))}
        </Stack>
      )}
    </Modal>
  );
}

function sentence({ tickets, email }: Bought): string {
  if (email === null) return texts.nextMail;
  return tickets.length === 1 ? texts.sentTo(email) : texts.sentToMany(tickets.length, email);
}
