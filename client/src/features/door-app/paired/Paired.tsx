import { createContext, type ReactNode, useContext, useState } from 'react';
import type { PairedTerms } from './device-vault.ts';
import { PinDialog } from './PinDialog.tsx';

interface PairedDevice {
  terms: PairedTerms;
  /** Runs the action once staff have entered the PIN; at once on a phone without one. */
  guard: (action: () => void) => void;
}

const PairedContext = createContext<PairedDevice | null>(null);

/** The pairing of this phone; null where a person is signed in. */
export const usePaired = (): PairedDevice | null => useContext(PairedContext);

/** The gates that this phone may scan at; null: all, and none. */
export const useGateLimit = (): readonly string[] | null => usePaired()?.terms.gateIds ?? null;

export function useIsGateAllowed(gateId: string | null): boolean {
  const limit = useGateLimit();
  return limit === null || (gateId !== null && limit.includes(gateId));
}

const AT_ONCE = (action: () => void): void => action();

/** Returns what runs an action of the settings: on a paired phone with a PIN after it was entered. */
export const useSettingsGuard = (): PairedDevice['guard'] => usePaired()?.guard ?? AT_ONCE;

/** Gives the parts of the door app the terms of a paired phone, and asks for its PIN. */
export function Paired({ terms, children }: { terms: PairedTerms; children: ReactNode }) {
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const { pin } = terms;
  const guard = (action: () => void) => (pin ? setWaiting(() => action) : action());
  const end = (isRight: boolean) => {
    setWaiting(null);
    if (isRight) waiting?.();
  };
  return (
    <PairedContext.Provider value={{ terms, guard }}>
      {children}
      {pin && <PinDialog opened={waiting !== null} pin={pin} onEnd={end} />}
    </PairedContext.Provider>
  );
}
