import { Button, type ButtonProps, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { labelTexts } from '../messages/labels.ts';

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick'> {
  children: ReactNode;
  /** "Revoke this ticket?" */
  question: string;
  /** The effect of the action, in a sentence. */
  consequence: ReactNode;
  confirmLabel: string;
  onConfirm: () => unknown;
  disabled?: boolean;
}

/** The result of a scan covers the whole screen, and opens this dialog too. */
const ABOVE_ALL = 350;

/** A button for a destructive action, which explains it and asks for confirmation. */
export function ConfirmButton({
  children,
  question,
  consequence,
  confirmLabel,
  onConfirm,
  ...button
}: ConfirmButtonProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const confirm = () => {
    close();
    void onConfirm();
  };
  return (
    <>
      <Button color="coral" {...button} onClick={open}>
        {children}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={question}
        zIndex={ABOVE_ALL}
        closeButtonProps={{ 'aria-label': labelTexts.close }}
      >
        <Text mb="lg">{consequence}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            {labelTexts.cancel}
          </Button>
          <Button color="coral" onClick={confirm}>
            {confirmLabel}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
