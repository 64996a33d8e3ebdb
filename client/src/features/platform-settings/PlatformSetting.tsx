import { Button, Text, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { PlatformSetting_SettingFragment } from '../../gql/graphql.ts';
import { useSetSettingMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { callTexts } from '../../messages/shell.ts';
import { platformSettingTexts as texts } from '../../messages/system.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useDraft } from '../../ui/use-draft.ts';
import classes from './PlatformSettings.module.css';

const PlatformSettingFragment = graphql(`
  fragment PlatformSetting_setting on Setting {
    name
    kind
    value
    least
    most
    updatedAt
    updatedBy
  }
`);

graphql(`
  mutation SetSetting($name: SettingName!, $value: String!) {
    setSetting(input: { name: $name, value: $value }) {
      setting {
        ...PlatformSetting_setting
      }
    }
  }
`);

type Setting = PlatformSetting_SettingFragment;

interface Changing {
  save: (value: string) => Promise<void>;
  busy: boolean;
  fault: string | undefined;
}

function useChange({ name }: Setting): Changing {
  const [set, { loading, error }] = useSetSettingMutation({
    refetchQueries: ['SettingHistory', 'EuroRate'],
  });
  return {
    save: async (value) => {
      try {
        await set({ variables: { name, value } });
        void notify('success', texts.saved);
      } catch (failure) {
        void notify('error', texts.failed(readFailure(failure, callTexts.network)));
      }
    },
    busy: loading,
    fault: fieldFailures(error).value,
  };
}

interface PlatformSettingProps {
  setting: FragmentType<typeof PlatformSettingFragment>;
  mayChange: boolean;
}

/** One setting: description, author of the last change, and a field for a new value. */
export function PlatformSetting({ setting: ref, mayChange }: PlatformSettingProps) {
  const setting = useFragment(PlatformSettingFragment, ref);
  const { name, kind, value, updatedAt, updatedBy } = setting;
  const shown = kind === 'SWITCH' ? <Switched value={value} /> : <span className="tabular">{value}</span>;
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Text fw={600}>{texts.names[name]}</Text>
        <Text size="sm" c="dimmed">
          {texts.hints[name]}
        </Text>
        <Text size="xs" c="dimmed" mt={4}>
          {updatedAt && updatedBy ? (
            <>
              {texts.setBy(updatedBy)}, <Moment at={updatedAt} isRelative />
            </>
          ) : (
            texts.neverSet
          )}
        </Text>
      </div>
      <div className={classes.value}>
        {!mayChange && shown}
        {mayChange && kind === 'SWITCH' && <SwitchValue setting={setting} />}
        {mayChange && kind !== 'SWITCH' && <TextValue setting={setting} />}
      </div>
    </li>
  );
}

function Switched({ value }: { value: string }) {
  const on = value === 'true';
  return <StatusBadge status={on ? 'active' : 'suspended'} label={on ? texts.on : texts.off} />;
}

function SwitchValue({ setting }: { setting: Setting }) {
  const { save, busy } = useChange(setting);
  return (
    <>
      <Switched value={setting.value} />
      {setting.value === 'true' ? (
        <ConfirmButton
          variant="default"
          color={undefined}
          loading={busy}
          question={texts.closeQuestion}
          consequence={texts.closeConsequence}
          confirmLabel={texts.close}
          onConfirm={() => save('false')}
        >
          {texts.close}
        </ConfirmButton>
      ) : (
        <Button loading={busy} onClick={() => void save('true')}>
          {texts.open}
        </Button>
      )}
    </>
  );
}

function TextValue({ setting }: { setting: Setting }) {
  const { name, value, least, most } = setting;
  const { save, busy, fault } = useChange(setting);
  const { typed, type, send } = useDraft(value);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
    void save(typed.trim());
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <TextInput
        aria-label={texts.names[name]}
        inputMode="decimal"
        value={typed}
        onChange={(change) => type(change.currentTarget.value)}
        description={least !== null && most !== null ? texts.range(least, most) : undefined}
        inputWrapperOrder={['input', 'description', 'error']}
        error={fault}
      />
      <Button
        type="submit"
        variant="default"
        loading={busy}
        disabled={typed.trim() === value || typed.trim() === ''}
        aria-label={texts.saveOf(texts.names[name])}
      >
        {texts.save}
      </Button>
    </form>
  );
}
