import { useEffect, useEffectEvent } from 'react';

/** Calls `onReturn` when the reader comes back to the page, for example after the phone has slept. */
export function useOnReturn(onReturn: () => void): void {
  const returned = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onReturn();
  });
  useEffect(() => {
    const look = () => returned();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);
}
