import { Select, Text } from '@mantine/core';
import { readFailure } from '../../../../apollo/read-failure.ts';
import type { EntryRule } from '../../../../gql/graphql.ts';
import { useSetEntryRuleMutation } from '../../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../../gql/index.ts';
import { doorSettingTexts } from '../../../../messages/door-settings.ts';
import { callTexts } from '../../../../messages/shell.ts';
import { CountField } from '../../../../ui/CountField.tsx';
import { notify } from '../../../../ui/notify.ts';
import { Section } from '../../../../ui/Section.tsx';
import classes from './EventDoor.module.css';

const texts = doorSettingTexts.rules;

const Fragment = graphql(`
  fragment EntryRules_settings on DoorSettings {
    entryRules {
      id
      tier
      rule
      limit
    }
  }
`);

graphql(`
  mutation SetEntryRule($tierId: ID!, $rule: EntryRule!, $limit: Int) {
    setEntryRule(input: { tierId: $tierId, rule: $rule, limit: $limit }) {
      settings {
        ...EntryRules_settings
      }
    }
  }
`);

const RULES: EntryRule[] = ['ONCE', 'DAILY', 'REENTRY', 'TIMES'];
const CHOICES = RULES.map((value) => ({ value, label: texts.names[value] }));
const LIMITS = { min: 2, max: 100 };

interface EntryRulesProps {
  settings: FragmentType<typeof Fragment>;
  mayEdit: boolean;
  onSaved: () => void;
}

/** How often the tickets of each tier let their holder in. */
export function EntryRules({ settings, mayEdit, onSaved }: EntryRulesProps) {
  const { entryRules } = useFragment(Fragment, settings);
  const [set, { loading }] = useSetEntryRuleMutation();
  const save = async (tier: { id: string; tier: string }, rule: EntryRule, limit: number | null) => {
    try {
      await set({ variables: { tierId: tier.id, rule, limit } });
      void notify('success', texts.saved(tier.tier));
      onSaved();
    } catch (failure) {
      void notify('error', texts.failed(readFailure(failure, callTexts.network)));
    }
  };
  return (
    <Section title={texts.title} lead={texts.lead}>
      {entryRules.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.noTiers}
        </Text>
      )}
      <ul className={classes.list}>
        {entryRules.map((tier) => (
          <li key={tier.id} className={classes.line}>
            <div className="min-0 break-anywhere">
              <Text fw={600}>{tier.tier}</Text>
              <Text size="sm" c="dimmed">
                {!mayEdit && `${texts.names[tier.rule]}. `}
                {texts.help[tier.rule]}
                {!mayEdit && tier.limit ? ` ${texts.entries(tier.limit)}` : ''}
              </Text>
            </div>
            {mayEdit && (
              <div className={classes.fields}>
                <Select
                  aria-label={texts.of(tier.tier)}
                  data={CHOICES}
                  value={tier.rule}
                  allowDeselect={false}
                  disabled={loading}
                  onChange={(rule) =>
                    rule && void save(tier, rule as EntryRule, rule === 'TIMES' ? LIMITS.min : null)
                  }
                />
                {tier.rule === 'TIMES' && (
                  <CountField
                    labels={{ field: texts.limit(tier.tier), more: texts.more, fewer: texts.fewer }}
                    value={tier.limit ?? LIMITS.min}
                    {...LIMITS}
                    onChange={(limit) => void save(tier, 'TIMES', limit)}
                  />
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
