import { Button, Code, Group, Modal, Stack, Text } from '@mantine/core';
import { integratorTexts } from '../../texts/integrators.ts';
import { labelTexts } from '../../texts/labels.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';

interface NewSecretProps {
  secret: string | undefined;
  onClose: () => void;
}

/** A secret that is shown only once. */
export function NewSecret({ secret, onClose }: NewSecretProps) {
  return (
    <Modal
      opened={secret !== undefined}
      onClose={onClose}
      title={integratorTexts.secretTitle}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      <Stack gap="md">
        <Text>{integratorTexts.secretLead}</Text>
        <Code block tabIndex={0}>
          {secret ?? ''}
        </Code>
        <Group justify="flex-end">
          <CopyButton
            value={secret ?? ''}
            label={integratorTexts.copySecret}
            words={integratorTexts.copySecret}
          />
          <Button onClick={onClose}>{integratorTexts.done}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
