import QRCode from 'qrcode';

/** The modules of a QR code, without the quiet zone. */
export interface QrMatrix {
  /** Modules per side. */
  readonly size: number;
  isDark(row: number, column: number): boolean;
}

const ALPHANUMERIC = /^[0-9A-Z $%*+\-./:]+$/;

// Choosing the mask costs most of the time, and every mask is equally readable; so it is fixed.
const MASK = 3;

/**
 * Builds a QR code with error correction M in the smallest version that fits. Text of the alphanumeric alphabet, as a
 * ticket code is, uses that mode as a whole, without the search for a mixture of modes.
 */
export function qrMatrix(text: string): QrMatrix {
  const mode = ALPHANUMERIC.test(text) ? 'alphanumeric' : 'byte';
  const data = mode === 'byte' ? Buffer.from(text) : text;
  const { modules } = QRCode.create([{ data, mode } as QRCode.QRCodeSegment], {
    errorCorrectionLevel: 'M',
    maskPattern: MASK,
  });
  const { size, data: bits } = modules;
  return { size, isDark: (row, column) => bits[row * size + column] === 1 };
}
