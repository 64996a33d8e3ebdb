import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { ServiceUnavailable } from '../door-app/engine/door-ports.ts';
import { PHONE_HOLDER } from '../door-app/paired/device-vault.ts';
import { usePaired } from '../door-app/paired/Paired.tsx';
import { sendWaitingSales } from './send-sales.ts';
import { type OfflineSale, officeLoaded, type TillOffice } from './till-sales.ts';
import { type TillService, tillService } from './till-service.ts';
import { openTillStore, type PhoneRequest, type TillStore } from './till-store.ts';

export interface Till {
  service: TillService;
  eventId: string;
  /** Name of this device. */
  deviceId: string;
  /** null while it loads, and without a network when it was never loaded. */
  office: TillOffice | null;
  /** Sales of the shift that the service does not have yet. */
  waiting: readonly OfflineSale[];
  /** Sales of this cashier, of earlier shifts too, that the service did not record. */
  refused: readonly OfflineSale[];
  /** Payments that phones were asked for, and whose guests were not let in yet. */
  requests: readonly PhoneRequest[];
  /** Why prices could not be loaded; null without a reason. */
  trouble: string | null;
  isLoading: boolean;
  /** Sends what waits, and loads prices, places and the shift again. */
  sync(): Promise<void>;
  /** Changes the office as it may be until the next sync. */
  assume(change: (office: TillOffice) => TillOffice): Promise<void>;
  /** Stores a sale that could not be sent. */
  keep(sale: OfflineSale): Promise<void>;
  /** Stores a request to a phone, before the phone is asked. */
  saveRequest(request: PhoneRequest): Promise<void>;
  removeRequest(nonce: string): Promise<void>;
}

/** The account whose sales this device keeps: a person, or the paired phone. */
function useOwner(): string {
  const session = useSession();
  return usePaired() ? PHONE_HOLDER : (session?.user.id ?? '');
}

interface TillPlace {
  eventId: string;
  deviceId: string;
  isOnline: boolean;
  /** Milliseconds to add to this device's clock to get the true time. */
  offsetMs: number;
}

/** Prices, places and the shift of the viewer at an event, with and without a network. */
export function useTill({ eventId, deviceId, isOnline, offsetMs }: TillPlace): Till {
  const client = useApolloClient();
  const owner = useOwner();
  const service = useMemo(() => tillService(client), [client]);
  const opened = useRef<Promise<TillStore> | null>(null);
  const [office, setOffice] = useState<TillOffice | null>(null);
  const [sales, setSales] = useState<readonly OfflineSale[]>([]);
  const [requests, setRequests] = useState<readonly PhoneRequest[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(true);

  const store = useCallback((): Promise<TillStore> => {
    opened.current ??= openTillStore(owner);
    return opened.current;
  }, [owner]);

  /** Shows what is stored. Sales are read before the office, which counts those that are sent in between. */
  const show = useCallback(async () => {
    const opened = await store();
    const stored = await opened.sales();
    const kept = await opened.office(eventId);
    setRequests(await opened.requests(eventId));
    setSales(stored);
    setOffice(kept);
  }, [eventId, store]);

  const sync = useCallback(async () => {
    try {
      if (!isOnline) return;
      const opened = await store();
      await sendAll(opened, service, offsetMs);
      const before = await opened.office(eventId);
      const fresh = await service.office(eventId);
      await opened.changeOffice(eventId, (stored) => officeLoaded(fresh, before, stored));
      setTrouble(null);
    } catch (error) {
      setTrouble(error instanceof ServiceUnavailable ? null : (error as Error).message);
    } finally {
      await show();
      setLoading(false);
    }
  }, [eventId, isOnline, offsetMs, service, show, store]);

  useEffect(() => {
    void sync();
  }, [sync]);

  const assume = useCallback(
    async (change: (office: TillOffice) => TillOffice) => {
      const opened = await store();
      if (await opened.office(eventId))
        await opened.changeOffice(eventId, (stored) => change(stored as TillOffice));
      await show();
    },
    [eventId, show, store],
  );

  const keep = useCallback(
    async (sale: OfflineSale) => {
      await (await store()).saveSale(sale);
      await show();
    },
    [show, store],
  );

  const saveRequest = useCallback(
    async (request: PhoneRequest) => {
      await (await store()).saveRequest(request);
      setRequests(await (await store()).requests(eventId));
    },
    [eventId, store],
  );
  const removeRequest = useCallback(
    async (nonce: string) => {
      await (await store()).removeRequest(nonce);
      setRequests(await (await store()).requests(eventId));
    },
    [eventId, store],
  );

  const shiftId = office?.shift?.id;
  const waiting = useMemo(
    () => sales.filter((sale) => sale.shiftId === shiftId && !sale.refusal),
    [sales, shiftId],
  );
  const refused = useMemo(() => sales.filter(({ refusal }) => refusal), [sales]);
  const shown = { office, waiting, refused, requests, trouble, isLoading };
  return { service, eventId, deviceId, ...shown, sync, assume, keep, saveRequest, removeRequest };
}

const sendAll = (store: TillStore, service: TillService, offsetMs: number): Promise<void> =>
  sendWaitingSales({ store, upload: (shiftId, sales) => service.upload(shiftId, offsetMs, sales) });

/**
 * Sends all sales of an account that wait on this device.
 * @returns those that the service did not record
 * @throws ServiceUnavailable, ServiceRefused when the service takes nothing from this caller
 */
export async function sendSales(
  client: ApolloClient,
  { owner, offsetMs }: { owner: string; offsetMs: number },
): Promise<OfflineSale[]> {
  const store = await openTillStore(owner);
  await sendAll(store, tillService(client), offsetMs);
  return store.sales();
}

const RETRY_MS = 60_000;

/** Sends sales that wait on this device while the till is closed, also after the device was cut off. */
export function useSendSales({
  owner,
  isOnline,
  offsetMs,
}: Pick<TillPlace, 'isOnline' | 'offsetMs'> & { owner: string }): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!isOnline) return undefined;
    // Sales that fail now are sent the next time, and the till says so when it is opened.
    const attempt = () => void sendSales(client, { owner, offsetMs }).catch(() => undefined);
    attempt();
    const timer = setInterval(attempt, RETRY_MS);
    return () => clearInterval(timer);
  }, [client, owner, isOnline, offsetMs]);
}
