import { Checkbox, Radio, Stack } from '@mantine/core';
import { roomSettingsTexts as texts } from '../../messages/waiting-room-settings.ts';

interface TierChoiceProps {
  tiers: readonly { id: string; name: string }[];
  /** Ids of the chosen tiers; null: all. */
  value: readonly string[] | null;
  disabled: boolean;
  error?: string | undefined;
  onChange: (value: readonly string[] | null) => void;
}

/** Chooses whether all tickets of the event are sold through its waiting room, or some of them. */
export function TierChoice({ tiers, value, disabled, error, onChange }: TierChoiceProps) {
  return (
    <>
      <Radio.Group
        label={texts.tiers}
        value={value === null ? 'all' : 'some'}
        onChange={(chosen) => onChange(chosen === 'all' ? null : [])}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="all" label={texts.allTiers} description={texts.allTiersHelp} disabled={disabled} />
          <Radio value="some" label={texts.someTiers} description={texts.someTiersHelp} disabled={disabled} />
        </Stack>
      </Radio.Group>
      {value !== null && (
        <Checkbox.Group
          label={texts.chosenTiers}
          value={[...value]}
          error={error}
          pl={{ base: 0, sm: 'xl' }}
          onChange={onChange}
        >
          <Stack gap="xs" mt="xs" mb={error ? 'xs' : 0}>
            {tiers.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} disabled={disabled} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </>
  );
}
