import { Button, Stack, Text, Textarea } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { externalSigningTexts as texts } from '../../messages/signing.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { notify } from '../../ui/notify.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import classes from './SignExternally.module.css';

interface SignExternallyProps {
  /** The unsigned transaction, base64 XDR. */
  envelopeXdr: string;
  /** The same as a link that wallets open (SEP-7); null when the service provides none. */
  sep7Uri: string | null;
  /** Hash in hex, as wallets show it before they sign. */
  hash: string;
  loading: boolean;
  /** Error message when the signed transaction was refused. */
  failure: string | null;
  onSigned: (envelopeXdr: string) => Promise<void>;
}

/** Longest data that a QR code of this size holds and a phone reads from a screen. */
const LONGEST_CODE = 1500;

/** Signs a transaction with an external wallet: exported as code, link or text, imported as text. */
export function SignExternally({
  envelopeXdr,
  sep7Uri,
  hash,
  loading,
  failure,
  onSigned,
}: SignExternallyProps) {
  const [signed, setSigned] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSigned(signed.replace(/\s/g, ''));
  };
  return (
    <Stack gap="md" className={classes.frame}>
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      {sep7Uri && sep7Uri.length <= LONGEST_CODE && (
        <div className={classes.code}>
          <QrCode value={sep7Uri} label={texts.codeLabel} size={320} />
        </div>
      )}
      {sep7Uri && sep7Uri.length > LONGEST_CODE && <Text size="sm">{texts.tooLong}</Text>}
      <div className={classes.ways}>
        {sep7Uri && (
          <Button
            component="a"
            href={sep7Uri}
            color="marigold.5"
            leftSection={<IconExternalLink size={18} aria-hidden />}
          >
            {texts.open}
          </Button>
        )}
        <CopyButton
          value={envelopeXdr}
          label={texts.copy}
          words={texts.copy}
          onCopied={() => void notify('success', texts.copied)}
        />
      </div>
      <div>
        <Text size="sm" c="dimmed">
          {texts.hash}
        </Text>
        <code className={classes.hash}>{hash}</code>
      </div>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Textarea
            label={texts.paste}
            description={texts.pasteHint}
            value={signed}
            onChange={(change) => setSigned(change.currentTarget.value)}
            rows={3}
            autoComplete="off"
            spellCheck={false}
            classNames={{ input: classes.text }}
          />
          {failure && <FormFailure>{failure}</FormFailure>}
          <div>
            <Button type="submit" loading={loading} disabled={!signed.trim()}>
              {texts.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  );
}
