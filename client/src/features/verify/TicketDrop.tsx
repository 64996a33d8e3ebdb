import { Button, FileButton, Text } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { verifyTexts } from '../../texts/verify.ts';
import classes from './TicketDrop.module.css';

/** Area to drop or choose a ticket file or a picture of a code. */
export function TicketDrop({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button within has the same function
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <IconFileUpload size={36} stroke={1.5} aria-hidden />
      <Text ta="center">{verifyTexts.drop}</Text>
      <FileButton
        onChange={(file) => file && onFile(file)}
        accept="application/json,.json,text/plain,image/*"
        inputProps={{ 'aria-label': verifyTexts.chooseLabel }}
      >
        {(props) => (
          <Button {...props} variant="default">
            {verifyTexts.choose}
          </Button>
        )}
      </FileButton>
    </div>
  );
}
