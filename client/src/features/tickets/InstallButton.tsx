import { Button, Group } from '@mantine/core';
import { IconDeviceMobileDown } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { ticketTexts } from '../../messages/tickets.ts';

/** The browser's event that offers to install the page; the DOM's types lack it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function offer(next: InstallPrompt | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

// The event may fire before a component that listens is mounted.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer(event as InstallPrompt);
});
window.addEventListener('appinstalled', () => offer(null));

/** Prompts the user to install the app; null where the browser does not support that, or the app is installed. */
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

/** Installs the tickets on the home screen. Renders nothing where the browser does not support it. */
export function InstallButton() {
  const install = useInstallOffer();
  if (!install) return null;
  return (
    <Group justify="center" mt="xl">
      <Button
        variant="default"
        onClick={install}
        leftSection={<IconDeviceMobileDown size={18} aria-hidden />}
      >
        {ticketTexts.install}
      </Button>
    </Group>
  );
}
