import { writeFile } from 'node:fs/promises';
import QRCode from 'qrcode';

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 4;

/** A film of a QR code that is held still, as a camera would send it: YUV4MPEG2, without colours. */
export async function filmOfCode(text: string, file: string): Promise<void> {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const scale = Math.floor((HEIGHT - 80) / modules.size);
  const [left, top] = [WIDTH, HEIGHT].map((side) => Math.floor((side - modules.size * scale) / 2)) as [
    number,
    number,
  ];
  const light = Buffer.alloc(WIDTH * HEIGHT, 235);
  for (let row = 0; row < modules.size * scale; row += 1) {
    for (let column = 0; column < modules.size * scale; column += 1) {
      const isDark = modules.get(Math.floor(row / scale), Math.floor(column / scale));
      if (isDark) light[(top + row) * WIDTH + left + column] = 16;
    }
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(file, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]));
}
