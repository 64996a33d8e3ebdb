import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { labelTexts } from '../texts/labels.ts';

interface CopyButtonProps {
  value: string;
  /** What is copied, for people who hear the page: "Copy issuer id". */
  label: string;
  /** Milliseconds for which the confirmation stays. */
  confirmMs?: number;
  /** A button with words instead of an icon. */
  words?: string;
  onCopied?: () => void;
  onFailed?: () => void;
}

/** Copies a text and says so for a moment. */
export function CopyButton({ value, label, confirmMs = 2000, words, onCopied, onFailed }: CopyButtonProps) {
  const { copy, copied, error } = useClipboard({ timeout: confirmMs });
  const tell = useEffectEvent(() => {
    if (error) onFailed?.();
    else if (copied) onCopied?.();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is told once
  useEffect(() => tell(), [copied, error]);
  const Icon = copied ? IconCheck : IconCopy;
  if (words) {
    return (
      <Button
        variant="default"
        size="sm"
        leftSection={<Icon size={18} aria-hidden />}
        onClick={() => copy(value)}
      >
        {copied ? labelTexts.copied : words}
      </Button>
    );
  }
  return (
    <Tooltip label={copied ? labelTexts.copied : label}>
      <ActionIcon
        onClick={() => copy(value)}
        aria-label={copied ? labelTexts.copied : label}
        color={copied ? 'leaf' : 'gray'}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
