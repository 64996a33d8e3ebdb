import { useSyncExternalStore } from 'react';
import { authTexts } from '../texts/auth.ts';
import { onSessionChange, sessionEndReason } from './session.ts';

/** The message why the service ended the session of this browser; null when it did not. */
export function useSessionEnd(): string | null {
  const reason = useSyncExternalStore(onSessionChange, sessionEndReason, () => null);
  if (reason === null) return null;
  const ends: Record<string, string> = authTexts.ends;
  return ends[reason] ?? authTexts.ends.ended;
}
