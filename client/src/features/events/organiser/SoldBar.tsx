import { Progress, Text } from '@mantine/core';
import { locale } from '../../../language/language.ts';
import { staffEventTexts } from '../../../messages/staff-events.ts';

interface SoldBarProps {
  sold: number;
  generated: number;
  /** Label of the bar for screen readers. */
  label: string;
}

const count = new Intl.NumberFormat(locale);

/** Sold share of the created tickets. */
export function SoldBar({ sold, generated, label }: SoldBarProps) {
  if (generated === 0) {
    return (
      <Text size="sm" c="dimmed">
        {staffEventTexts.noTickets}
      </Text>
    );
  }
  const words = staffEventTexts.soldOf(count.format(sold), count.format(generated));
  return (
    <div>
      <Progress.Root size={8} radius="xl">
        <Progress.Section
          value={(sold / generated) * 100}
          color={sold === generated ? 'marigold.5' : undefined}
          aria-label={label}
          aria-valuetext={words}
        />
      </Progress.Root>
      <Text size="sm" c="dimmed" mt={6} className="tabular">
        {words}
      </Text>
    </div>
  );
}
