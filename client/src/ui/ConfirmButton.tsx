import { Button, type ButtonProps, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { labelTexts } from '../texts/labels.ts';

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick'> {
  children: ReactNode;
  /** "Revoke this ticket?" */
  question: string;
  /** What will happen, in a sentence. */
  consequence: ReactNode;
  confirmLabel: string;
  onConfirm: () => unknown;
  disabled?: boolean;
}

/** The answer of a door covers the whole screen, and asks too. */
const ABOVE_ALL = 350;

/** A destructive action: it says what will happen, and asks once. */
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
