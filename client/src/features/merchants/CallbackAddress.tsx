import { Text } from '@mantine/core';
import { useId } from 'react';
import { merchantTexts as texts } from '../../messages/merchants.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import classes from './Merchants.module.css';

interface CallbackAddressProps {
  /** Where to paste it. */
  text: string;
  /** undefined while it is loaded. */
  url: string | undefined;
}

/** The address for events, and where to paste it. */
export function CallbackAddress({ text, url }: CallbackAddressProps) {
  const id = useId();
  return (
    <div>
      <Text size="sm" mb={6} id={id}>
        {text}
      </Text>
      <div className={classes.address}>
        <output className={classes.url} aria-label={texts.callbackLabel} aria-describedby={id}>
          {url ?? texts.callbackLoading}
        </output>
        {url && <CopyButton value={url} label={texts.copyAddress} />}
      </div>
    </div>
  );
}
