import { Button, Group, Modal, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useLayoutEffect } from 'react';
import { labelTexts } from '../messages/labels.ts';
import { FormFailure } from './FormFailure.tsx';

interface FormDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The form's label, when it is not its title. */
  formLabel?: string;
  submitLabel: string;
  /** Closes the dialog without an effect; "Cancel" by default. */
  closeLabel?: string;
  /** Runs when the form is submitted; the other props show its progress and result. */
  onSubmit: () => Promise<void>;
  loading: boolean;
  /** Disables submitting. */
  disabled?: boolean;
  /** The action cannot be undone. */
  isDestructive?: boolean;
  /** The reason of the failure, above the buttons. */
  failure?: string | undefined;
  /** The form validates its fields itself. */
  noValidate?: boolean;
  /** Above another dialog: its level. */
  zIndex?: number;
  children: ReactNode;
}

/** A short form in a dialog: its fields, the failure, and buttons to cancel and submit. */
export function FormDialog({
  opened,
  onClose,
  title,
  formLabel = title,
  submitLabel,
  closeLabel = labelTexts.cancel,
  onSubmit,
  loading,
  disabled = false,
  isDestructive = false,
  failure,
  noValidate = false,
  zIndex,
  children,
}: FormDialogProps) {
  useReturnOfFocus(opened);
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    // React passes it on to a form that the dialog is declared in, although the page holds them apart.
    submitted.stopPropagation();
    void onSubmit();
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      {...(zIndex !== undefined && { zIndex })}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      <form onSubmit={submit} aria-label={formLabel} noValidate={noValidate}>
        <Stack gap="md">
          {children}
          {failure && <FormFailure>{failure}</FormFailure>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {closeLabel}
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

/** Returns the focus to the element that opened the dialog, even when the dialog is unmounted instead of closed. */
function useReturnOfFocus(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [opened]);
}
