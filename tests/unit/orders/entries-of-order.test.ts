import { describe, expect, it } from 'vitest';
import { EntriesOfOrder } from '../../../server/modules/orders/entries-of-order.ts';
import type { Order } from '../../../server/modules/orders/order.schema.ts';
import { createTopics } from '../../../server/platform/topics.ts';

const order = (...ids: string[]) => ({ eventId: 'e', loadedTickets: ids.map((id) => ({ id })) }) as Order;

function followed() {
  const topics = createTopics();
  const entries = new EntriesOfOrder(topics);
  let changes = 0;
  const stop = entries.listen(() => {
    changes += 1;
  });
  const enter = (...ticketIds: string[]) => topics.publish('event.entries', 'e', { eventId: 'e', ticketIds });
  return { entries, stop, enter, changes: () => changes };
}

describe('the entries with the tickets of an order', () => {
  it('are read once more from the first read on, for those since', () => {
    const { entries, changes } = followed();
    entries.follow(order('a'));
    entries.follow(order('a'));
    expect(changes()).toBe(1);
  });

  it('are told from those of other orders', () => {
    const { entries, enter, changes } = followed();
    entries.follow(order('a', 'b'));
    enter('x', 'y');
    expect(changes()).toBe(1);
    enter('x', 'b');
    expect(changes()).toBe(2);
  });

  it('are those of the tickets as the order has them now', () => {
    const { entries, enter, changes } = followed();
    entries.follow(order('a'));
    entries.follow(order('a2'));
    enter('a');
    expect(changes()).toBe(1);
    enter('a2');
    expect(changes()).toBe(2);
  });

  it('are not followed without tickets, nor after the end', () => {
    const { entries, stop, enter, changes } = followed();
    entries.follow(order());
    entries.follow(order('a'));
    stop();
    enter('a');
    entries.follow(order('a'));
    expect(changes()).toBe(1);
  });
});
