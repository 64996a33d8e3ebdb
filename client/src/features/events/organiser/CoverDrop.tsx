import { Alert, Button, FileButton, Progress, Text } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { coverTexts as texts } from '../../../messages/organiser.ts';
import { COVER_TYPES } from '../cover/upload-cover.ts';
import classes from './CoverPanel.module.css';

interface CoverDropProps {
  label: string;
  /** Sent share of an upload that is under way, from 0 to 1; null without one. */
  share: number | null;
  /** Message of the last upload's failure. */
  refusal: string | null;
  onFile: (file: File) => void;
}

/** Takes a picture, by a file dialog or dropped, and shows the progress of its upload. */
export function CoverDrop({ label, share, refusal, onFile }: CoverDropProps) {
  const [over, setOver] = useState(false);
  const busy = share !== null;
  const dragged = (event: DragEvent): void => {
    event.preventDefault();
    setOver(!busy);
  };
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !busy) onFile(file);
  };
  const percent = Math.round((share ?? 0) * 100);
  const words = percent < 100 ? texts.sent(percent) : texts.preparing;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without dragging
    <div
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={dragged}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <FileButton
        accept={COVER_TYPES}
        onChange={(file) => file && onFile(file)}
        inputProps={{ 'aria-label': label }}
      >
        {(props) => (
          <Button
            {...props}
            variant="light"
            disabled={busy}
            leftSection={<IconPhotoUp size={18} aria-hidden />}
          >
            {label}
          </Button>
        )}
      </FileButton>
      {busy ? (
        <>
          <Progress value={percent} aria-label={texts.uploading} animated={percent === 100} w="100%" />
          <Text size="sm" aria-hidden>
            {words}
          </Text>
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {over ? texts.dropNow : texts.drop}
        </Text>
      )}
      {/* Steps alone: each percent would be read aloud. */}
      <span role="status" className={classes.spoken}>
        {busy && (percent < 100 ? texts.uploading : texts.preparing)}
      </span>
      {refusal && (
        <Alert color="coral" role="alert" w="100%">
          {refusal}
        </Alert>
      )}
    </div>
  );
}
