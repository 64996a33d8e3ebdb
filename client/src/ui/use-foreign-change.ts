import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Runs when a value of the address changes without this control: by the back button, or a link. What the control has
 * written may be drawn late, when it has written more.
 * @returns records a value that the control writes
 */
export function useForeignChange(
  value: string,
  onChange: (value: string) => void,
): (written: string) => void {
  const own = useRef([value]);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const at = own.current.lastIndexOf(value);
    own.current = at < 0 ? [] : own.current.slice(at + 1);
    if (at < 0) changed(value);
  }, [value]);
  return (written) => void own.current.push(written);
}
