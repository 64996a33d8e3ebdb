import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fieldFailures, isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import { useChangePasswordMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { settingsTexts } from '../../messages/settings.ts';
import { clearApiKey } from '../../session/api-key.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { notify } from '../../ui/notify.ts';
import { PasswordField } from '../identity/PasswordField.tsx';

graphql(`
  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
    changePassword(input: { currentPassword: $currentPassword, newPassword: $newPassword }) {
      done
    }
  }
`);

const BLANK = { current: '', wanted: '', again: '' };

interface ChangePasswordFormProps {
  /** Label of the field for the current password. */
  currentLabel: string;
  /** Queries whose results depend on the password. */
  refetches: string[];
  /** Renders the form as a full page, like the sign-in. */
  isPage?: boolean;
}

/** Changes the password; requires the current one. */
export function ChangePasswordForm({ currentLabel, refetches, isPage = false }: ChangePasswordFormProps) {
  const [form, setForm] = useState(BLANK);
  const [differ, setDiffer] = useState(false);
  const [change, { loading, error }] = useChangePasswordMutation();
  const set = (part: Partial<typeof BLANK>) => {
    setForm((before) => ({ ...before, ...part }));
    setDiffer(false);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.wanted !== form.again) {
      setDiffer(true);
      void notify('error', settingsTexts.passwordsDiffer);
      return;
    }
    try {
      await change({
        variables: { currentPassword: form.current, newPassword: form.wanted },
        // The requesting session is the one that remains signed in.
        context: { credential: 'session' },
        refetchQueries: refetches,
        // The password change revoked this browser's API key; the next call that needs one creates another.
        onCompleted: clearApiKey,
      });
      setForm(BLANK);
      void notify('success', settingsTexts.passwordChanged);
    } catch (failure) {
      const words = isNetworkFailure(failure) ? settingsTexts.apiNotAvailable : settingsTexts.passwordFailed;
      void notify('error', words);
    }
  };

  const faults = fieldFailures(error);
  return (
    <form onSubmit={submit} aria-label={labelTexts.changePassword}>
      <Stack gap="md">
        <PasswordField
          label={currentLabel}
          value={form.current}
          onChange={(current) => set({ current })}
          autoComplete="current-password"
        />
        <PasswordField
          label={labelTexts.newPasswordTitle}
          value={form.wanted}
          onChange={(wanted) => set({ wanted })}
          autoComplete="new-password"
          error={faults.newPassword}
        />
        <PasswordField
          label={labelTexts.confirmNewTitle}
          value={form.again}
          onChange={(again) => set({ again })}
          autoComplete="new-password"
          error={differ ? settingsTexts.passwordsDiffer : undefined}
        />
        {error && !differ && Object.keys(faults).length === 0 && (
          <FormFailure>{readFailure(error, settingsTexts.apiNotAvailable)}</FormFailure>
        )}
        <Group>
          <Button
            type="submit"
            size={isPage ? 'lg' : 'md'}
            fullWidth={isPage}
            disabled={loading || !form.current || !form.wanted}
          >
            {labelTexts.changePasswordDo}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
