import { Button, Group } from '@mantine/core';
import { IconDeviceMobileDown } from '@tabler/icons-react';
import { useInstallOffer } from '../../offline/use-install-offer.ts';
import { ticketTexts } from '../../texts/tickets.ts';

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
