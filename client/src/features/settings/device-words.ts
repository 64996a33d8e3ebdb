import { labelTexts } from '../../messages/labels.ts';

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const first = (list: [RegExp, string][], text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** Returns "Chrome on Android" from a user agent. Other programs keep their own first word. */
export function deviceWords(userAgent: string | null | undefined): { words: string; isPhone: boolean } {
  const text = userAgent ?? '';
  const browser = first(BROWSERS, text);
  const system = first(SYSTEMS, text);
  const program = text.split(/[\s/]/)[0] || labelTexts.unknownDevice;
  const words = browser ? [browser, system].filter(Boolean).join(' on ') : program;
  return { words, isPhone: /Android|iPhone|Mobile/.test(text) };
}
