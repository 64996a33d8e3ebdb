import { Checkbox, Skeleton } from '@mantine/core';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import type { NotificationKind } from '../../gql/graphql.ts';
import {
  useNotificationPreferencesQuery,
  useSetNotificationPreferenceMutation,
} from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { bellTexts, preferenceTexts as texts } from '../../messages/notifications.ts';
import { callTexts } from '../../messages/shell.ts';
import { notify } from '../../ui/notify.ts';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import classes from './Notifications.module.css';

graphql(`
  query NotificationPreferences {
    notificationPreferences {
      kind
      bell
      mail
    }
  }
`);

graphql(`
  mutation SetNotificationPreference($kind: NotificationKind!, $bell: Boolean!, $mail: Boolean!) {
    setNotificationPreference(input: { kind: $kind, bell: $bell, mail: $mail }) {
      preference {
        kind
        bell
        mail
      }
    }
  }
`);

interface Preference {
  kind: NotificationKind;
  bell: boolean;
  mail: boolean;
}

/** Notification preferences by type and channel. Each change is saved at once. */
export function NotificationsSection() {
  const { data, error, refetch } = useNotificationPreferencesQuery();
  const [set] = useSetNotificationPreferenceMutation();
  const choose = (preference: Preference) =>
    set({
      variables: preference,
      optimisticResponse: {
        // The cache identifies it by `__typename`, which the operation's type lacks.
        setNotificationPreference: {
          preference: { ...preference, ...{ __typename: 'NotificationPreference' } },
        },
      },
    }).catch(() => void notify('error', texts.failed));
  const preferences = data?.notificationPreferences;
  return (
    <SettingsSection anchor="notifications" title={bellTexts.title} lead={texts.lead}>
      {!preferences && !error && <Skeleton height={240} radius="md" />}
      {!preferences && error && (
        <QueryFailure title={callTexts.loadFailed(labelTexts.yourChoices)} error={error} refetch={refetch} />
      )}
      {preferences && (
        <table className={classes.choices}>
          <thead>
            <tr>
              <th scope="col">{texts.kind}</th>
              <th scope="col">{texts.bell}</th>
              <th scope="col">{texts.mail}</th>
            </tr>
          </thead>
          <tbody>
            {preferences.map(({ kind, bell, mail }) => (
              <tr key={kind}>
                <th scope="row">{texts.kinds[kind]}</th>
                <td>
                  <Tick
                    label={`${texts.kinds[kind]}: ${texts.bell}`}
                    checked={bell}
                    onChange={(ticked) => void choose({ kind, bell: ticked, mail })}
                  />
                </td>
                <td>
                  <Tick
                    label={`${texts.kinds[kind]}: ${texts.mail}`}
                    checked={mail}
                    onChange={(ticked) => void choose({ kind, bell, mail: ticked })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SettingsSection>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  onChange: (ticked: boolean) => void;
}

function Tick({ label, checked, onChange }: TickProps) {
  return (
    <Checkbox
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      styles={{ body: { justifyContent: 'center' } }}
    />
  );
}
