import { useEffect } from 'react';

/**
 * Keeps the screen on while mounted, where browsers support it.
 * @param isWanted false lets it dim
 */
export function useWakeLock(isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    const hold = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // The browser refuses on low battery; the code is shown all the same.
      lock = navigator.wakeLock.request('screen').catch(() => null);
    };
    hold();
    // The browser releases the lock when the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock.then((held) => held?.release());
    };
  }, [isWanted]);
}
