import { useRef } from 'react';
import { useLowStockSubscription } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { eventTexts } from '../../../texts/events.ts';
import { notify } from '../../../ui/notify.ts';

graphql(`
  subscription LowStock {
    lowStock {
      event {
        id
      }
      eventName
      available
      lowStock
      soldOut
    }
  }
`);

/**
 * Notifies the organiser when tickets of one of their events run low or sell out. Requires VIEW_SALES: pass whether the
 * viewer has it.
 */
export function useLowStockAlerts(allowed: boolean): void {
  const low = useRef(new Set<string>());
  useLowStockSubscription({
    skip: !allowed,
    ignoreResults: true,
    onData: ({ client, data }) => {
      const alert = data.data?.lowStock;
      if (!alert) return;
      client.cache.modify({
        id: client.cache.identify({ __typename: 'Event', id: alert.event.id }),
        fields: { available: () => alert.available, lowStock: () => alert.lowStock },
      });
      const isNew = !low.current.has(alert.event.id);
      if (alert.lowStock) low.current.add(alert.event.id);
      else low.current.delete(alert.event.id);
      if (alert.soldOut) void notify('info', `${alert.eventName}: ${eventTexts.soldOut}`);
      if (alert.lowStock && isNew)
        void notify('info', `${alert.eventName}: ${eventTexts.onlyLeft(alert.available)}`);
    },
  });
}
