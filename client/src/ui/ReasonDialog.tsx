import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { labelTexts } from '../messages/labels.ts';
import { FormFailure } from './FormFailure.tsx';

interface ReasonDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The form's label for screen readers. */
  label: string;
  reasonLabel: string;
  /** Initial value of the field. */
  suggested?: string;
  /** The button that cancels, and the one for the irreversible action. */
  keep: string;
  confirm: string;
  /** Whether everything else is chosen; by default it is. */
  isReady?: boolean;
  loading: boolean;
  /** A sentence, when the last attempt failed. */
  failure: string | null;
  onConfirm: (reason: string) => void;
  children: ReactNode;
}

/** Asks for a reason before an irreversible action. */
export function ReasonDialog(props: ReasonDialogProps) {
  const [reason, setReason] = useState(props.suggested ?? '');
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    props.onConfirm(reason.trim());
  };
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      <form onSubmit={submit} aria-label={props.label}>
        <Stack gap="md">
          {props.children}
          <TextInput
            label={props.reasonLabel}
            value={reason}
            onChange={(change) => setReason(change.currentTarget.value)}
            maxLength={500}
            data-autofocus
            required
            withAsterisk={false}
          />
          {props.failure && <FormFailure>{props.failure}</FormFailure>}
          <Group justify="flex-end">
            <Button variant="default" onClick={props.onClose}>
              {props.keep}
            </Button>
            <Button
              type="submit"
              color="coral"
              loading={props.loading}
              disabled={!reason.trim() || props.isReady === false}
            >
              {props.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
