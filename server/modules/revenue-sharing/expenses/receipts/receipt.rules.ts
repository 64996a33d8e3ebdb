import { Failure } from '../../../../platform/failures.ts';

export const RECEIPT_BYTES = 5 * 1024 * 1024;

const EXTENSIONS = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type ReceiptType = keyof typeof EXTENSIONS;

export class ReceiptTooLarge extends Failure {
  constructor() {
    super('RECEIPT_TOO_LARGE', 'too_large', 'A receipt has at most 5 MB.');
  }
}

export class WrongReceiptType extends Failure {
  constructor() {
    super('RECEIPT_TYPE', 'unprocessable', 'A receipt is a PDF or a picture: PNG, JPEG or WebP.');
  }
}

/** The first bytes of each type: bytes at an offset. RFC 2083, ITU-T T.81, the WebP container, ISO 32000. */
const SIGNS: readonly (readonly [ReceiptType, readonly (readonly [number, Buffer])[]])[] = [
  [
    'image/png',
    [
      [0, Buffer.from('89504e470d0a1a0a', 'hex')],
      [12, Buffer.from('IHDR')],
    ],
  ],
  ['image/jpeg', [[0, Buffer.from('ffd8ff', 'hex')]]],
  [
    'image/webp',
    [
      [0, Buffer.from('RIFF')],
      [8, Buffer.from('WEBP')],
    ],
  ],
  ['application/pdf', [[0, Buffer.from('%PDF-')]]],
];

/** Media types that say nothing about the content. */
const ANYTHING = new Set(['', 'application/octet-stream']);

/**
 * Detects the type of a file by its bytes. The declared type may be missing, but must not contradict it.
 * @throws WrongReceiptType, ReceiptTooLarge
 */
export function receiptType(content: Buffer, declared: string): ReceiptType {
  if (content.length > RECEIPT_BYTES) throw new ReceiptTooLarge();
  const type = SIGNS.find(([, signs]) =>
    signs.every(([at, sign]) => content.subarray(at, at + sign.length).equals(sign)),
  )?.[0];
  const called = (declared.split(';')[0] ?? '').trim().toLowerCase().replace('image/jpg', 'image/jpeg');
  if (type === undefined || !(ANYTHING.has(called) || called === type)) throw new WrongReceiptType();
  return type;
}

const LONGEST_STEM = 150;
// Characters with a meaning in folders, shells and headers, and those that reverse the direction of writing.
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}"*/:<>?\\|]/gu;

/**
 * Returns a name that any system can store, with the extension of the detected type.
 * @param given as in the header: percent-encoded where it is not ASCII
 */
export function receiptName(given: string, type: ReceiptType): string {
  const stem = lastPart(decoded(given)).replace(UNSAFE, '').trim().replace(/^\.+/, '');
  const extensions: readonly string[] = EXTENSIONS[type];
  const [name = '', extension = ''] = /^(.+)\.([^.]+)$/.exec(stem)?.slice(1) ?? [stem];
  const fits = extensions.includes(extension.toLowerCase());
  const kept = [...(fits ? name : stem)].slice(0, LONGEST_STEM).join('');
  return `${kept || 'receipt'}.${fits ? extension.toLowerCase() : extensions[0]}`;
}

function lastPart(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? '';
}

function decoded(given: string): string {
  try {
    return decodeURIComponent(given);
  } catch {
    return given;
  }
}
