import { Checkbox, Stack, Text } from '@mantine/core';
import { orderTexts as texts } from '../../messages/orders.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import { TicketNumber } from '../../ui/TicketNumber.tsx';
import classes from './EventOrders.module.css';
import type { RefundableTicket } from './refund-choice.ts';

interface RefundTicketsProps {
  tickets: readonly RefundableTicket[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** The tickets of an order, each with its holder and what is returned for it, to choose from. */
export function RefundTickets({ tickets, chosen, onChange }: RefundTicketsProps) {
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <fieldset className={classes.choice}>
      <legend>{texts.refundWhich}</legend>
      <Stack gap={4}>
        {tickets.map((ticket) => (
          <Checkbox
            key={ticket.id}
            checked={chosen.has(ticket.id)}
            onChange={() => toggle(ticket.id)}
            classNames={{ body: classes.ticket, labelWrapper: classes.ticketWords }}
            label={
              <span className={classes.ticketLine}>
                <span className="min-0 break-anywhere">
                  <TicketNumber>{ticket.number}</TicketNumber> · {ticket.tier.name}
                  {ticket.holderName && ` · ${ticket.holderName}`}
                </span>
                <Text component="span" fw={600} className="tabular">
                  {returned(ticket)}
                </Text>
              </span>
            }
          />
        ))}
      </Stack>
    </fieldset>
  );
}

function returned({ refundTerms: { amount, collected } }: RefundableTicket): string {
  const sum = amount ?? collected;
  return sum ? formatMoney(sum) : texts.nothing;
}
