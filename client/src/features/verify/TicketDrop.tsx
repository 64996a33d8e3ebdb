import { Button, FileButton, Text } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { verifyTexts } from '../../messages/verify.ts';
import { readPicture } from './read-picture.ts';
import classes from './TicketDrop.module.css';

const LARGEST_TEXT = 100_000;
const LARGEST_PICTURE = 20_000_000;

export type Dropped = { text: string } | { fault: string };

/** Reads a dropped file: the ticket file itself, or a picture of its QR code. */
export async function readDropped(file: File): Promise<Dropped> {
  const isPicture = file.type.startsWith('image/');
  if (file.size > (isPicture ? LARGEST_PICTURE : LARGEST_TEXT)) return { fault: verifyTexts.tooLarge };
  try {
    if (!isPicture) return { text: await file.text() };
    const text = await readPicture(await createImageBitmap(file));
    return text === null ? { fault: verifyTexts.noCode } : { text };
  } catch {
    return { fault: verifyTexts.unreadable };
  }
}

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
