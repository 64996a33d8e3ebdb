import { Tooltip } from '@mantine/core';
import { locale } from '../language/language.ts';
import { labelTexts } from '../messages/labels.ts';
import { zonedFormat } from './moment-text.ts';

const SHAPE: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
};

const full = zonedFormat(SHAPE);
const exact = zonedFormat({ ...SHAPE, second: '2-digit' });

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

function ago(at: number, now: number): string {
  const seconds = Math.round((at - now) / 1000);
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit);
  }
  return labelTexts.justNow;
}

interface MomentProps {
  /** ISO 8601. */
  at: string;
  /** "3 hours ago", with the full time on hover, instead of the full time. */
  isRelative?: boolean;
  /** For timestamps that follow each other closely. */
  withSeconds?: boolean;
  /** Zone of the place that it concerns; the reader's by default. */
  zone?: string;
}

/** A timestamp, always with its time zone. */
export function Moment({ at, isRelative = false, withSeconds = false, zone }: MomentProps) {
  const date = new Date(at);
  const words = (zone ? zonedFormat(SHAPE, zone) : withSeconds ? exact : full)(date);
  if (!isRelative) return <time dateTime={at}>{words}</time>;
  return (
    <Tooltip label={words}>
      <time dateTime={at}>{ago(date.getTime(), Date.now())}</time>
    </Tooltip>
  );
}
