import { useLayoutEffect, useRef } from 'react';

/** Longest pause between two keys of a scanner; people type more slowly. */
const TOGETHER_MS = 120;
const SHORTEST = 8;

/** Assembles a code from the keys of a hardware scanner, ended by Enter. */
export class TypedCode {
  #typed = '';
  #lastAt = 0;

  /** A code is being typed. */
  get isUnderWay(): boolean {
    return this.#typed.length > 1;
  }

  /**
   * @param at milliseconds, of any clock
   * @returns the code completed by this key, else null
   */
  take(key: string, at: number): string | null {
    if (at - this.#lastAt > TOGETHER_MS) this.#typed = '';
    this.#lastAt = at;
    if (key.length === 1) this.#typed += key;
    if (key !== 'Enter' || this.#typed.length < SHORTEST) return null;
    const code = this.#typed;
    this.#typed = '';
    return code;
  }
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

const isShortcut = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/**
 * Reads hardware scanners, which type a code and press Enter. Unless a field has the focus, captures the keys so that a
 * space or Enter does not press a button. Listens from the moment the screen is visible.
 */
export function useHardwareScanner(onText: (text: string) => void): void {
  const latest = useRef(onText);
  latest.current = onText;
  useLayoutEffect(() => {
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
