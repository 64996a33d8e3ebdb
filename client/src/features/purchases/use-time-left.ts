import { useEffect, useState } from 'react';

const two = (count: number): string => String(count).padStart(2, '0');

/**
 * Returns the time left until a timestamp as minutes and seconds, "14:59", updated live; "00:00" once it has passed.
 */
export function useTimeLeft(until: string): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((Date.parse(until) - now) / 1000));
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
