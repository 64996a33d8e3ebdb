import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';

interface CopyButtonProps {
  value: string;
  /** What is copied, for people who hear the page: "Copy issuer id". */
  label: string;
  /** Milliseconds for which the confirmation stays. */
  confirmMs?: number;
  /** A button with words instead of an icon. */
  words?: string;
  onCopied?: () => void;
}

/** Copies a text and says so for a moment. */
export function CopyButton({ value, label, confirmMs = 2000, words, onCopied }: CopyButtonProps) {
  const clipboard = useClipboard({ timeout: confirmMs });
  const copy = () => {
    clipboard.copy(value);
    onCopied?.();
  };
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  if (words) {
    return (
      <Button variant="default" size="sm" leftSection={<Icon size={18} aria-hidden />} onClick={copy}>
        {clipboard.copied ? 'Copied' : words}
      </Button>
    );
  }
  return (
    <Tooltip label={clipboard.copied ? 'Copied' : label}>
      <ActionIcon
        onClick={copy}
        aria-label={clipboard.copied ? 'Copied' : label}
        color={clipboard.copied ? 'leaf' : 'gray'}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
