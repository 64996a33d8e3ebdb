import type { ApolloClient } from '@apollo/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ACCESS_ENDED, ServiceRefused } from '../engine/door-ports.ts';
import type { DoorState } from '../engine/door-state.ts';
import { type PairedTerms, type Pairing, savePairing } from './device-vault.ts';
import { reportDevice } from './report-device.ts';

const LOOK_EVERY_MS = 5_000;
const REPORT_EVERY_MS = 60_000;

type Reported = Pick<DoorState, 'waiting' | 'listAt' | 'post'>;

export interface Reporting {
  /** null until the service has answered once. */
  terms: PairedTerms | null;
  /** Reports at once: the service has closed the websocket, or refused a call. */
  reportNow: () => void;
}

/**
 * Reports the state of a paired phone: each minute, and within seconds when its queue or place changes. The answer has
 * its terms of today.
 * @param onCutOff called when the credential is no longer valid
 */
export function useReport(
  client: ApolloClient,
  pairing: Pairing,
  state: Reported,
  onCutOff: () => void,
): Reporting {
  const [terms, setTerms] = useState(pairing.terms);
  const cutOff = useRef(onCutOff);
  cutOff.current = onCutOff;
  const latest = useRef(state);
  latest.current = state;
  const due = useRef(0);
  const sent = useRef('');
  const { credential } = pairing;

  useEffect(() => {
    let isHere = true;
    let isUnderWay = false;
    const report = async () => {
      const reported = latest.current;
      const key = keyOf(reported);
      isUnderWay = true;
      try {
        const answer = await reportDevice(client, reported);
        sent.current = key;
        due.current = Date.now() + REPORT_EVERY_MS;
        if (!isHere) return;
        await savePairing({ credential, terms: answer });
        setTerms(answer);
      } catch (error) {
        if (isHere && error instanceof ServiceRefused && ACCESS_ENDED.has(error.code)) cutOff.current();
      } finally {
        isUnderWay = false;
      }
    };
    const look = () => {
      const isDue = Date.now() >= due.current || keyOf(latest.current) !== sent.current;
      if (isDue && !isUnderWay && navigator.onLine) void report();
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    lookers.add(look);
    return () => {
      isHere = false;
      clearInterval(timer);
      lookers.delete(look);
    };
  }, [client, credential]);

  const reportNow = useCallback(() => {
    due.current = 0;
    for (const look of lookers) look();
  }, []);
  return { terms, reportNow };
}

const lookers = new Set<() => void>();

const keyOf = ({ waiting, post }: Reported): string =>
  JSON.stringify([waiting.all, post?.eventId ?? null, post?.gateId ?? null]);
