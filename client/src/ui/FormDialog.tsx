import { Button, Group, Modal, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useLayoutEffect } from 'react';
import { labelTexts } from '../texts/labels.ts';
import { FormFailure } from './FormFailure.tsx';

interface FormDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** How the form is called, when that is not its title. */
  formLabel?: string;
  submitLabel: string;
  /** Runs when the form is sent; while it runs, and what came of it, the other props tell. */
  onSubmit: () => Promise<void>;
  loading: boolean;
  /** Nothing can be sent yet. */
  disabled?: boolean;
  /** It cannot be undone. */
  isDestructive?: boolean;
  /** Why it failed, above the buttons. */
  failure?: string | undefined;
  /** The form judges its fields itself. */
  noValidate?: boolean;
  children: ReactNode;
}

/** A short form over the page: its fields, what went wrong, and the way out beside the way on. */
export function FormDialog({
  opened,
  onClose,
  title,
  formLabel = title,
  submitLabel,
  onSubmit,
  loading,
  disabled = false,
  isDestructive = false,
  failure,
  noValidate = false,
  children,
}: FormDialogProps) {
  useReturnOfFocus(opened);
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    void onSubmit();
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      <form onSubmit={submit} aria-label={formLabel} noValidate={noValidate}>
        <Stack gap="md">
          {children}
          {failure && <FormFailure>{failure}</FormFailure>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {labelTexts.cancel}
            </Button>
            <Button
              type="submit"
              loading={loading}
              disabled={disabled}
              {...(isDestructive && { color: 'coral' })}
            >
              {submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** The focus goes back to what opened the dialog, also when the dialog is not closed but taken away. */
function useReturnOfFocus(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [opened]);
}
