import { Button, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMessage } from '@tabler/icons-react';
import { eventGuestTexts as texts } from '../../messages/guests.ts';
import { labelTexts } from '../../messages/labels.ts';
import { HoldersMessageForm } from '../messages/HoldersMessageForm.tsx';

interface MessageGuestsProps {
  eventId: string;
  ticketIds: readonly string[];
  onClose: () => void;
}

/** A message to the holders of chosen tickets. */
export function MessageGuests({ eventId, ticketIds, onClose }: MessageGuestsProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.messageTitle(ticketIds.length)}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
      size="lg"
    >
      <Text size="sm" c="dimmed" mb="md">
        {texts.messageLead}
      </Text>
      <HoldersMessageForm eventId={eventId} ticketIds={ticketIds} onCancel={onClose} onSent={onClose} />
    </Modal>
  );
}

/** Writes to the holder of one ticket. */
export function MessageGuestButton({ eventId, ticketId }: { eventId: string; ticketId: string }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={open} leftSection={<IconMessage size={18} aria-hidden />}>
        {texts.message}
      </Button>
      {isOpen && <MessageGuests eventId={eventId} ticketIds={[ticketId]} onClose={close} />}
    </>
  );
}
