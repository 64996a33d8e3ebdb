import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { labelTexts } from '../../messages/labels.ts';
import { securityTexts as texts } from '../../messages/security.ts';
import { useSession } from '../../session/session.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { saveFile } from '../../ui/save-file.ts';
import classes from './lists.module.css';

/** Shows new recovery codes, once, to copy or download. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const email = useSession()?.user.email ?? '';
  const text = codes.join('\n');
  const download = () =>
    saveFile(
      new Blob([`${texts.recoveryHead(email)}\n\n${text}\n`], { type: 'text/plain' }),
      'passa-recovery-codes.txt',
    );
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.recoveryTitle}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      <Stack gap="md">
        <Text>{texts.recoveryKeep}</Text>
        <Stack component="ul" className="plain-list" gap={4}>
          {codes.map((code) => (
            <li key={code} className={classes.secret}>
              {code}
            </li>
          ))}
        </Stack>
        <Group gap="sm">
          <CopyButton value={text} label={texts.recoveryCopy} words={texts.recoveryCopy} />
          <Button
            variant="default"
            size="sm"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={download}
          >
            {texts.recoveryDownload}
          </Button>
        </Group>
        <Group justify="flex-end">
          <Button onClick={onClose}>{texts.recoverySaved}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
