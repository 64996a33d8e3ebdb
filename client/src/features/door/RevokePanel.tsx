import { Alert, Stack, Text } from '@mantine/core';
import { IconTicketOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { doorTexts } from '../../texts/door.ts';
import { Moment } from '../../ui/Moment.tsx';
import { type RevokedTicket, RevokeForm } from './RevokeForm.tsx';

/** Revokes a ticket and shows the result. */
export function RevokePanel() {
  const [address, setAddress] = useSearchParams();
  const [revoked, setRevoked] = useState<RevokedTicket | null>(null);
  const done = (ticket: RevokedTicket) => {
    setRevoked(ticket);
    setAddress({ tab: 'revoke' }, { replace: true });
  };
  return (
    <Stack gap="lg">
      <RevokeForm initialId={address.get('ticket') ?? ''} onRevoked={done} />
      <div role="status">
        {revoked && (
          <Alert
            color="leaf"
            variant="light"
            maw={640}
            title={doorTexts.revoked}
            icon={<IconTicketOff size={22} aria-hidden />}
          >
            <Text>
              {revoked.event.name}, {revoked.tier.name}
            </Text>
            <Text ff="monospace" size="sm" style={{ overflowWrap: 'anywhere' }}>
              {revoked.id}
            </Text>
            {revoked.revokedAt && (
              <Text size="sm">
                <Moment at={revoked.revokedAt} />, “{revoked.revokeReason}”
              </Text>
            )}
          </Alert>
        )}
      </div>
    </Stack>
  );
}
