import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { labelTexts } from '../messages/labels.ts';
import { notify } from './notify.ts';

interface CopyButtonProps {
  value: string;
  /** The copied object, for screen readers: "Copy issuer id". */
  label: string;
  /** Milliseconds for which the confirmation stays. */
  confirmMs?: number;
  /** Label of a button with text instead of an icon. */
  words?: string;
  onCopied?: () => void;
}

/** Copies a text and confirms it briefly, or shows that the browser refused. */
export function CopyButton({ value, label, confirmMs = 2000, words, onCopied }: CopyButtonProps) {
  const { copy, copied, error, reset } = useClipboard({ timeout: confirmMs });
  const notifyResult = useEffectEvent(() => {
    if (error) void notify('error', labelTexts.copyFailed);
    else if (copied) onCopied?.();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is announced once
  useEffect(() => notifyResult(), [copied, error]);
  const press = () => {
    // Clears the failure of an earlier attempt.
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
