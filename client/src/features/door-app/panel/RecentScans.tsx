import { Text } from '@mantine/core';
import { IconAlertCircleFilled, IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react';
import { type Tone, toneOf } from '../../../../../server/lib/scan/outcomes.ts';
import { doorWorkTexts } from '../../../messages/door-work.ts';
import { outcomeTexts } from '../../../messages/scan-outcomes.ts';
import { zonedFormat } from '../../../ui/moment-text.ts';
import { TicketNumber } from '../../../ui/TicketNumber.tsx';
import type { RecentScan } from '../engine/door-state.ts';
import classes from './RecentScans.module.css';

const texts = doorWorkTexts.recent;
const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
const ICONS: Record<Tone, typeof IconCircleCheckFilled> = {
  good: IconCircleCheckFilled,
  wait: IconAlertCircleFilled,
  bad: IconCircleXFilled,
};

interface RecentScansProps {
  scans: readonly RecentScan[];
  /** Zone of the event; the device's when it is unknown. */
  zone: string | undefined;
}

/** The last ten scans of this device. */
export function RecentScans({ scans, zone }: RecentScansProps) {
  const clock = zonedFormat(TIME, zone);
  return (
    <section aria-labelledby="door-recent" className={classes.recent}>
      <h2 id="door-recent" className={classes.title}>
        {texts.title}
      </h2>
      {scans.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.none}
        </Text>
      )}
      <ol className={classes.list}>
        {scans.map(({ nonce, outcome, tier, number, holder, at }, index) => {
          const tone = toneOf(outcome);
          const Mark = ICONS[tone];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a nonce may be listed twice after a repeated answer
            <li key={`${nonce}/${index}`} className={classes.scan} data-tone={tone}>
              <Mark size={22} aria-hidden className={classes.mark} />
              <span className="min-0 break-anywhere">
                <b>{outcomeTexts.words[outcome]}</b>
                <span className={classes.what}>
                  {[holder, tier].filter(Boolean).join(', ')}
                  {number && (
                    <>
                      {(holder || tier) && ', '}
                      <TicketNumber>{number}</TicketNumber>
                    </>
                  )}
                </span>
              </span>
              <time className={classes.time} dateTime={new Date(at).toISOString()}>
                {clock(new Date(at))}
              </time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
