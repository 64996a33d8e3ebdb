import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { labelTexts } from '../texts/labels.ts';
import { notify } from './notify.ts';

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

/** Copies a text and says so for a moment; a browser that does not let it is no secret either. */
export function CopyButton({ value, label, confirmMs = 2000, words, onCopied }: CopyButtonProps) {
  const { copy, copied, error, reset } = useClipboard({ timeout: confirmMs });
  const tell = useEffectEvent(() => {
    if (error) void notify('error', labelTexts.copyFailed);
    else if (copied) onCopied?.();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is told once
  useEffect(() => tell(), [copied, error]);
  const press = () => {
    // A failure of before says nothing of this time.
    reset();
    copy(value);
  };
  const Icon = copied ? IconCheck : IconCopy;
  if (words) {
    return (
      <Button variant="default" size="sm" leftSection={<Icon size={18} aria-hidden />} onClick={press}>
        {copied ? labelTexts.copied : words}
      </Button>
    );
  }
  return (
    <Tooltip label={copied ? labelTexts.copied : label}>
      <ActionIcon
        onClick={press}
        aria-label={copied ? labelTexts.copied : label}
        color={copied ? 'leaf' : 'gray'}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
