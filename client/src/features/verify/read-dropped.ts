import { verifyTexts } from '../../texts/verify.ts';
import { readPicture } from './read-picture.ts';

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
