import { writeFile } from 'node:fs/promises';
import { qrMatrix } from '../../../server/lib/documents/qr-code.ts';

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 10;
/** Of the height of the picture, with the quiet zone. */
const SHARE = 0.75;
const QUIET_MODULES = 4;
const [TABLE, PAPER, INK] = [96, 226, 28];

/** A frame of a hand-held QR code on paper, which trembles a little, in front of a grey wall. */
function drawFrame(text: string, index: number): Buffer {
  const code = qrMatrix(text);
  const side = code.size + 2 * QUIET_MODULES;
  const module = Math.floor((HEIGHT * SHARE) / side);
  const [left, top] = [(WIDTH - side * module) / 2 + (index % 3), (HEIGHT - side * module) / 2 + (index % 2)];
  const luma = Buffer.alloc(WIDTH * HEIGHT, TABLE);
  for (let row = 0; row < side * module; row += 1) {
    for (let column = 0; column < side * module; column += 1) {
      const [y, x] = [row, column].map((at) => Math.floor(at / module) - QUIET_MODULES) as [number, number];
      const isDark = y >= 0 && x >= 0 && y < code.size && x < code.size && code.isDark(y, x);
      luma[Math.floor(top + row) * WIDTH + Math.floor(left + column)] = isDark ? INK : PAPER;
    }
  }
  return Buffer.concat([luma, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
}

/** Writes a video of a QR code as a browser accepts it for its camera (YUV4MPEG2); it repeats. */
export async function filmCode(file: string, text: string): Promise<void> {
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F20:1 Ip A1:1 C420jpeg\n`;
  const frames = Array.from({ length: FRAMES }, (_, index) => drawFrame(text, index));
  await writeFile(file, Buffer.concat([Buffer.from(head), ...frames.flatMap((frame) => [MARK, frame])]));
}

const MARK = Buffer.from('FRAME\n');
