import { useEffect, useRef } from 'react';
import { TypedCode } from './typed-code.ts';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

const isShortcut = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/**
 * Reads hardware scanners, which type a code and press Enter. Unless a field has the focus, captures the keys so that a
 * space or Enter does not press a button.
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
