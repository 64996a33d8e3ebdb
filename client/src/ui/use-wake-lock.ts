import { useEffect } from 'react';

/** The screen stays on while this is drawn, where browsers can do that. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    const hold = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // An almost empty battery refuses; the code is shown all the same.
      lock = navigator.wakeLock.request('screen').catch(() => null);
    };
    hold();
    // The browser lets go when the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock.then((held) => held?.release());
    };
  }, []);
}
