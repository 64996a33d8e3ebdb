import { useEffect, useState } from 'react';
import { concat } from '../../../../../server/lib/ticket-format/bytes.ts';
import {
  LIVE_STEP_MS,
  liveMessage,
  liveText,
  stepAt,
} from '../../../../../server/lib/ticket-format/live-code.ts';
import { decodeTicketCode } from '../../../../../server/lib/ticket-format/ticket-code.ts';
import { useOnReturn } from '../../../apollo/use-on-return.ts';
import { phoneClock } from './phone-clock.ts';
import type { PhoneKey } from './phone-keys.ts';

export interface LiveCode {
  /** Text of the QR code; null before the first signature. */
  text: string | null;
  secondsLeft: number;
  isClockFarOff: boolean;
}

const TICK_MS = 250;

/** The code of a ticket as this phone signs it now; a new one every 20 seconds. Needs no network. */
export function useLiveCode(qrText: string, key: PhoneKey): LiveCode {
  useOnReturn(() => void phoneClock.measure());
  const [shown, setShown] = useState<LiveCode>({ text: null, secondsLeft: 0, isClockFarOff: false });
  useEffect(() => {
    let isHere = true;
    let step = -1;
    const tick = async () => {
      const now = phoneClock.now();
      const left = Math.ceil((LIVE_STEP_MS - (now % LIVE_STEP_MS)) / 1000);
      const isClockFarOff = phoneClock.isFarOff;
      const isNew = stepAt(now) !== step;
      step = stepAt(now);
      const text = isNew ? await signedCode(qrText, key, step) : undefined;
      if (!isHere) return;
      setShown((before) =>
        text === undefined && before.secondsLeft === left && before.isClockFarOff === isClockFarOff
          ? before
          : { text: text ?? before.text, secondsLeft: left, isClockFarOff },
      );
    };
    let timer: ReturnType<typeof setInterval> | undefined;
    void phoneClock.start().then(() => {
      if (!isHere) return;
      void tick();
      timer = setInterval(() => void tick(), TICK_MS);
    });
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [qrText, key]);
  return shown;
}

async function signedCode(qrText: string, key: PhoneKey, step: number): Promise<string | null> {
  const decoded = decodeTicketCode(qrText);
  if (!decoded.ok) return null;
  const bytes = concat(decoded.payload, decoded.signature);
  return liveText(bytes, step, await key.sign(liveMessage(bytes, step)));
}
