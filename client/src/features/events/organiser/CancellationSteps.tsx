import { ActionIcon, Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { cancellationTexts as texts } from '../../../messages/organiser.ts';

export interface Step {
  /** Before the start of the event. */
  minutes: number;
  percent: number;
}

const DAY = 1_440;
const MAX_DAYS = 60;
const MAX_STEPS = 3;

interface CancellationStepsProps {
  steps: readonly Step[];
  disabled: boolean;
  onSave: (steps: Step[]) => void;
}

/** Edits the shares of the price that are refunded, by the time before the event. */
export function CancellationSteps({ steps, disabled, onSave }: CancellationStepsProps) {
  const [shown, setShown] = useState<readonly Step[]>(steps);
  const change = (index: number, changed: Partial<Step>): void =>
    setShown(shown.map((step, i) => (i === index ? { ...step, ...changed } : step)));
  const remove = (index: number): void => setShown(shown.filter((_step, i) => i !== index));
  return (
    <Stack gap="xs" component="fieldset" m={0} p={0} bd="none" miw={0}>
      <Text component="legend" size="sm" fw={500} p={0}>
        {texts.shares}
      </Text>
      <Text size="xs" c="dimmed">
        {texts.sharesHelp}
      </Text>
      {shown.map((step, index) => (
        // Steps have no identity of their own, and are few.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a step is what it is
        <Group key={index} gap="xs" align="end" wrap="nowrap">
          <NumberInput
            label={texts.days}
            value={step.minutes / DAY}
            onChange={(days) => change(index, { minutes: Math.round(Number(days) * DAY) })}
            {...LIMITS}
            max={MAX_DAYS}
          />
          <NumberInput
            label={texts.percent}
            value={step.percent}
            onChange={(percent) => change(index, { percent: Math.round(Number(percent)) })}
            {...LIMITS}
            max={100}
          />
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={texts.removeStep(index + 1)}
            disabled={disabled}
            onClick={() => remove(index)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <Group gap="xs">
        {shown.length < MAX_STEPS && (
          <Button
            variant="subtle"
            size="sm"
            disabled={disabled}
            onClick={() => setShown([...shown, nextStep(shown.at(-1))])}
          >
            {texts.addStep}
          </Button>
        )}
        <Button variant="default" size="sm" disabled={disabled} onClick={() => onSave([...shown])}>
          {texts.saveSteps}
        </Button>
      </Group>
    </Stack>
  );
}

const LIMITS = {
  min: 0,
  allowNegative: false,
  hideControls: true,
  clampBehavior: 'strict',
  flex: 1,
} as const;

/** A step that is later than the last one, with half of its share. */
function nextStep(last: Step | undefined): Step {
  if (!last) return { minutes: 14 * DAY, percent: 100 };
  return { minutes: Math.floor(last.minutes / (2 * DAY)) * DAY, percent: Math.floor(last.percent / 2) };
}
