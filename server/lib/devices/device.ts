/** A browser and its system by their usual names. */
export interface Device {
  /** Name of the browser, or the first word of another program's user agent; undefined without a user agent. */
  browser: string | undefined;
  system: string | undefined;
  isPhone: boolean;
}

// The first that fits counts: most browsers name those that they are like as well.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const PROGRAM_LENGTH = 40;

const nameIn = (list: readonly [RegExp, string][], text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** Reads the device from a user agent, which its sender may forge: for people, not for decisions about rights. */
export function readDevice(userAgent: string | null | undefined): Device {
  const text = userAgent ?? '';
  const isPhone = /Android|iPhone|Mobile/.test(text);
  const browser = nameIn(BROWSERS, text);
  if (browser) return { browser, system: nameIn(SYSTEMS, text), isPhone };
  const program = /^[\w.-]+/.exec(text)?.[0].slice(0, PROGRAM_LENGTH);
  return { browser: program, system: undefined, isPhone };
}
