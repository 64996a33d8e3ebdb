import {
  ActionIcon,
  Button,
  Chip,
  Group,
  Input,
  NumberInput,
  Select,
  SimpleGrid,
  TextInput,
} from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { MAX_INTERVAL, MAX_SERIES_DATES, MAX_TIMES } from '../../../../../server/lib/series/series-dates.ts';
import { locale } from '../../../language/language.ts';
import { staffSeriesTexts as texts } from '../../../messages/staff-series.ts';
import { ALL_WEEKDAYS, type DatePlan, weekdayOf } from './date-plan.ts';

interface FieldsProps {
  plan: DatePlan;
  onChange: (plan: DatePlan) => void;
}

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
/** Names of the days of a week from Monday. */
const WEEKDAY_NAMES = ALL_WEEKDAYS.map((_, at) => weekday.format(new Date(Date.UTC(2024, 0, 1 + at))));

const options = <K extends string>(names: Record<K, string>) =>
  (Object.keys(names) as K[]).map((value) => ({ value, label: names[value] }));

/** The rule of a show that repeats: how often, on which days, from when and until when. */
export function RuleFields({ plan, onChange }: FieldsProps) {
  const { unit } = plan;
  const set = (changed: Partial<DatePlan>) => onChange({ ...plan, ...changed });
  // The weekday follows the first day, as long as it is the only one.
  const begin = (from: string) =>
    set(plan.weekdays.length === 1 && from ? { from, weekdays: [weekdayOf(from)] } : { from });
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <Select
          label={texts.repeats}
          data={options(texts.units)}
          value={unit}
          allowDeselect={false}
          onChange={(value) => value && set({ unit: value as DatePlan['unit'] })}
        />
        {unit !== 'NONE' && (
          <NumberInput
            label={texts.every[unit]}
            min={1}
            max={MAX_INTERVAL}
            allowDecimal={false}
            value={plan.every}
            onChange={(value) => set({ every: Number(value) })}
          />
        )}
      </SimpleGrid>
      {unit === 'WEEK' && (
        <Input.Wrapper label={texts.weekdays} labelElement="div" role="group" aria-label={texts.weekdays}>
          <Chip.Group
            multiple
            value={plan.weekdays}
            onChange={(chosen) => set({ weekdays: ALL_WEEKDAYS.filter((name) => chosen.includes(name)) })}
          >
            <Group gap={6} mt={4}>
              {ALL_WEEKDAYS.map((name, at) => (
                <Chip key={name} value={name} size="sm" variant="outline">
                  {WEEKDAY_NAMES[at]}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </Input.Wrapper>
      )}
      {unit === 'MONTH' && (
        <Select
          label={texts.monthDay}
          data={options(texts.monthDays)}
          value={plan.monthDay}
          allowDeselect={false}
          onChange={(value) => value && set({ monthDay: value as DatePlan['monthDay'] })}
        />
      )}
      {unit !== 'NONE' && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput
            type="date"
            label={texts.from}
            value={plan.from}
            onChange={(change) => begin(change.currentTarget.value)}
          />
          <Select
            label={texts.ends}
            data={options(texts.endsBy)}
            value={plan.ends}
            allowDeselect={false}
            onChange={(value) => value && set({ ends: value as DatePlan['ends'] })}
          />
          {plan.ends === 'UNTIL' ? (
            <TextInput
              type="date"
              label={texts.until}
              value={plan.until}
              onChange={(change) => set({ until: change.currentTarget.value })}
            />
          ) : (
            <NumberInput
              label={texts.count}
              min={1}
              max={MAX_SERIES_DATES}
              allowDecimal={false}
              value={plan.count}
              onChange={(value) => set({ count: Number(value) })}
            />
          )}
        </SimpleGrid>
      )}
    </>
  );
}

/** The starts on each day. */
export function TimeFields({ plan, onChange, timeZone }: FieldsProps & { timeZone: string }) {
  const { times } = plan;
  const set = (changed: string[]) => onChange({ ...plan, times: changed });
  return (
    <Input.Wrapper
      label={texts.times}
      description={texts.timesHelp(timeZone)}
      labelElement="div"
      role="group"
      aria-label={texts.times}
    >
      <Group gap="xs" mt={6}>
        {times.map((time, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field keeps its place while its time is typed
          <Group key={at} gap={2} wrap="nowrap">
            <TextInput
              type="time"
              aria-label={texts.time(at + 1)}
              value={time}
              onChange={(change) => set(times.with(at, change.currentTarget.value))}
            />
            {times.length > 1 && (
              <ActionIcon
                aria-label={texts.removeTime(time)}
                onClick={() => set(times.filter((_, other) => other !== at))}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        ))}
        {times.length < MAX_TIMES && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => set([...times, '15:00'])}
          >
            {texts.addTime}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
