import { useEffect, useRef } from 'react';
import { TypedCode } from './typed-code.ts';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

const isShortcut = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/**
 * Reads hardware scanners, which type a code and press Enter. Wherever the focus is, except in a field, whole codes
 * are taken off the keyboard before a button can mistake a space or the Enter for a press.
 */
export function useHardwareScanner(onText: (text: string) => void): void {
  const latest = useRef(onText);
  latest.current = onText;
  useEffect(() => {
    const typed = new TypedCode();
    const onKey = (event: KeyboardEvent) => {
      if (isField(event.target) || isShortcut(event)) return;
      const code = typed.take(event.key, event.timeStamp);
      if (code === null && !typed.isUnderWay) return;
      event.preventDefault();
      event.stopPropagation();
      if (code !== null) latest.current(code);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
