import { useSyncExternalStore } from 'react';

/** What browsers send that can install a page as an app; the DOM's types do not know it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function offer(next: InstallPrompt | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

// It may come before anything is drawn that would listen.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer(event as InstallPrompt);
});
window.addEventListener('appinstalled', () => offer(null));

/** Asks the person to install the app, or null where the browser offers no such thing, or it is installed. */
export function useInstallOffer(): (() => void) | null {
  const prompt = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offered,
  );
  if (!prompt) return null;
  return () => {
    offer(null);
    void prompt.prompt();
  };
}
