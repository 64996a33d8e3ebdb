import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ACCOUNT_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import { useUpdateProfileMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { settingsTexts } from '../../messages/settings.ts';
import { roleLabel } from '../../session/role-label.ts';
import { renameSessionUser } from '../../session/session.ts';
import { useCan, type Viewer } from '../../session/use-viewer.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { notify } from '../../ui/notify.ts';
import { EmailAddressChange } from './EmailAddressChange.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { UnconfirmedAddress } from './UnconfirmedAddress.tsx';

graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      user {
        id
        name
        phone
      }
    }
  }
`);

/** Name, phone and email address, which is the sign-in name. */
export function ProfileSection({ viewer }: { viewer: Viewer }) {
  const { user } = viewer;
  const mayEdit = useCan('EDIT_PROFILE');
  const [name, setName] = useState(user.name);
  const [phone, setPhone] = useState(user.phone ?? '');
  const [save, { loading, error }] = useUpdateProfileMutation();
  const faults = fieldFailures(error);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { name: name.trim(), phone: phone.trim() || null };
    const { data } = await save({ variables: { input } }).catch(() => ({ data: null }));
    if (!data) return;
    renameSessionUser({ name: data.updateProfile.user.name, phone: data.updateProfile.user.phone ?? null });
    void notify('success', settingsTexts.profileSaved);
  };

  return (
    <SettingsSection
      anchor="profile"
      title={labelTexts.profile}
      lead={[roleLabel(viewer.role), user.issuer?.name].filter(Boolean).join(', ')}
    >
      <form onSubmit={submit} aria-label={labelTexts.profile}>
        <Stack gap="md">
          {mayEdit ? (
            <TextInput
              label={labelTexts.name}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              error={faults.name}
              autoComplete="name"
              maxLength={ACCOUNT_LIMITS.name}
              required
              withAsterisk={false}
            />
          ) : (
            <ReadOnly label={labelTexts.name}>{user.name}</ReadOnly>
          )}
          <div>
            <ReadOnly label={labelTexts.email}>{user.email}</ReadOnly>
            {!user.emailVerified && <UnconfirmedAddress sentence={settingsTexts.unverified} />}
            <EmailAddressChange isConfirmed={user.emailVerified} />
          </div>
          {mayEdit ? (
            <TextInput
              label={labelTexts.phoneOptional}
              type="tel"
              value={phone}
              onChange={(event) => setPhone(event.currentTarget.value)}
              error={faults.phone}
              autoComplete="tel"
              maxLength={ACCOUNT_LIMITS.phone}
            />
          ) : (
            user.phone && <ReadOnly label={labelTexts.phone}>{user.phone}</ReadOnly>
          )}
          {error && Object.keys(faults).length === 0 && <FormFailure>{readFailure(error)}</FormFailure>}
          {mayEdit && (
            <Group>
              <Button type="submit" disabled={loading || !name.trim()}>
                {labelTexts.saveProfile}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </SettingsSection>
  );
}

/** A read-only field of the profile. */
function ReadOnly({ label, children }: { label: string; children: string }) {
  return (
    <dl style={{ margin: 0 }}>
      <Text component="dt" size="sm" fw={500}>
        {label}
      </Text>
      <Text component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </dl>
  );
}
