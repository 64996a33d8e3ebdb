import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TillOfficeFragment } from '../../gql/graphql.ts';
import { ServiceUnavailable } from '../door-app/engine/door-ports.ts';
import { type TillService, tillService } from './till-service.ts';
import { type OfflineSale, openTillStore, type TillStore } from './till-store.ts';

export interface Till {
  service: TillService;
  /** null while it loads, and without a network when it was never loaded. */
  office: TillOfficeFragment | null;
  /** Sales that the service does not have yet. */
  waiting: readonly OfflineSale[];
  /** Why prices could not be loaded; null without a reason. */
  trouble: string | null;
  isLoading: boolean;
  /** Sends what waits, and loads prices, places and the shift again. */
  sync(): Promise<void>;
  /** Stores a sale that could not be sent. */
  keep(sale: OfflineSale): Promise<void>;
}

interface TillPlace {
  eventId: string;
  isOnline: boolean;
  /** Milliseconds to add to this device's clock to get the true time. */
  offsetMs: number;
}

/** Prices, places and the shift of the viewer at an event, with and without a network. */
export function useTill({ eventId, isOnline, offsetMs }: TillPlace): Till {
  const client = useApolloClient();
  const service = useMemo(() => tillService(client), [client]);
  const opened = useRef<Promise<TillStore> | null>(null);
  const [office, setOffice] = useState<TillOfficeFragment | null>(null);
  const [waiting, setWaiting] = useState<readonly OfflineSale[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(true);

  const store = useCallback((): Promise<TillStore> => {
    opened.current ??= openTillStore();
    return opened.current;
  }, []);

  const show = useCallback(
    async (shown: TillOfficeFragment | null) => {
      setOffice(shown);
      setWaiting(shown?.shift ? await (await store()).waiting(shown.shift.id) : []);
    },
    [store],
  );

  const sync = useCallback(async () => {
    const kept = await (await store()).office(eventId);
    try {
      if (!isOnline) return await show(kept);
      await sendWaiting(await store(), service, offsetMs);
      const fresh = await service.office(eventId);
      await (await store()).saveOffice(eventId, fresh);
      setTrouble(null);
      await show(fresh);
    } catch (error) {
      setTrouble(error instanceof ServiceUnavailable ? null : (error as Error).message);
      await show(kept);
    } finally {
      setLoading(false);
    }
  }, [eventId, isOnline, offsetMs, service, show, store]);

  useEffect(() => {
    void sync();
  }, [sync]);

  const keep = useCallback(
    async (sale: OfflineSale) => {
      await (await store()).saveSale(sale);
      setWaiting(await (await store()).waiting(sale.shiftId));
    },
    [store],
  );

  return { service, office, waiting, trouble, isLoading, sync, keep };
}

/** Most sales of one upload. */
const BATCH = 50;

/** Sends all sales that this device made without a network, those of earlier shifts too. */
async function sendWaiting(store: TillStore, service: TillService, offsetMs: number): Promise<void> {
  for (const shiftId of await store.shiftsWaiting()) {
    for (let left = await store.waiting(shiftId); left.length > 0; left = await store.waiting(shiftId)) {
      const recorded = await service.upload(shiftId, offsetMs, left.slice(0, BATCH));
      await store.removeSales(recorded.map(({ nonce }) => nonce));
    }
  }
}

/** Sends all sales that wait on this device. @throws ServiceUnavailable, ServiceRefused */
export async function sendSales(client: ApolloClient, offsetMs: number): Promise<void> {
  await sendWaiting(await openTillStore(), tillService(client), offsetMs);
}

const RETRY_MS = 60_000;

/** Sends sales that wait on this device while the till is closed, also after the device was cut off. */
export function useSendSales({ isOnline, offsetMs }: Pick<TillPlace, 'isOnline' | 'offsetMs'>): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!isOnline) return undefined;
    // Sales that fail now are sent the next time, and the till says so when it is opened.
    const attempt = () => void sendSales(client, offsetMs).catch(() => undefined);
    attempt();
    const timer = setInterval(attempt, RETRY_MS);
    return () => clearInterval(timer);
  }, [client, isOnline, offsetMs]);
}
