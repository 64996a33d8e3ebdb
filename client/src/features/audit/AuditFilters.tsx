import { Button, NativeSelect, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { auditEntityTexts, auditTexts as texts } from '../../messages/audit.ts';
import classes from './Audit.module.css';
import { type AuditFields, NO_FILTER } from './audit-filter.ts';

const ENTITIES = [
  { value: '', label: texts.anyEntity },
  ...Object.entries(auditEntityTexts).map(([value, label]) => ({ value, label })),
];
const OUTCOMES = (['ALL', 'DONE', 'FAILED'] as const).map((value) => ({
  value,
  label: texts.outcomes[value],
}));

interface AuditFiltersProps {
  fields: AuditFields;
  onChange: (fields: AuditFields) => void;
}

/** Filters by person, action, subject, outcome and period. */
export function AuditFilters({ fields, onChange }: AuditFiltersProps) {
  const change = (part: Partial<AuditFields>): void => onChange({ ...fields, ...part });
  const filtered = Object.entries(NO_FILTER).some(
    ([name, blank]) => fields[name as keyof AuditFields] !== blank,
  );
  return (
    <search aria-label={texts.filters} className={classes.filters}>
      <TextInput
        label={texts.who}
        placeholder={texts.whoHint}
        value={fields.who}
        onChange={(typed) => change({ who: typed.currentTarget.value })}
      />
      <TextInput
        label={texts.what}
        placeholder={texts.whatHint}
        value={fields.what}
        onChange={(typed) => change({ what: typed.currentTarget.value })}
      />
      <NativeSelect
        label={texts.entityType}
        data={ENTITIES}
        value={fields.entityType}
        onChange={(typed) => change({ entityType: typed.currentTarget.value })}
      />
      <TextInput
        label={texts.entityId}
        value={fields.entityId}
        onChange={(typed) => change({ entityId: typed.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={texts.from}
        value={fields.from}
        onChange={(typed) => change({ from: typed.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={texts.until}
        value={fields.to}
        onChange={(typed) => change({ to: typed.currentTarget.value })}
      />
      <SegmentedControl
        aria-label={texts.outcome}
        className={classes.outcome}
        size="md"
        data={OUTCOMES}
        value={fields.outcome}
        onChange={(outcome) => change({ outcome: outcome as AuditFields['outcome'] })}
      />
      <Switch
        label={texts.hideSignIns}
        className={classes.signIns}
        checked={fields.hideSignIns}
        onChange={(flipped) => change({ hideSignIns: flipped.currentTarget.checked })}
      />
      {filtered && (
        <Button
          variant="subtle"
          className={classes.clear}
          leftSection={<IconX size={16} aria-hidden />}
          onClick={() => onChange(NO_FILTER)}
        >
          {texts.reset}
        </Button>
      )}
    </search>
  );
}
