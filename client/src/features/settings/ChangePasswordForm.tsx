import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fieldFailures, isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import { useChangePasswordMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { clearApiKey } from '../../session/api-key.ts';
import { labelTexts } from '../../texts/labels.ts';
import { settingsTexts } from '../../texts/settings.ts';
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
  /** Of the field of the password that is replaced. */
  currentLabel: string;
  /** Queries whose answer depends on the password. */
  refetches: string[];
  /** The form is the page, as that of signing in. */
  isPage?: boolean;
}

/** Replaces the password, with the one that counts until now as the proof. */
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
        // The session that asks is the one that stays.
        context: { credential: 'session' },
        refetchQueries: refetches,
        // The key of this browser ended with the old password; the next call that needs one makes another.
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
