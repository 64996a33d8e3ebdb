import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { fieldFailures, readFailure } from '../../../apollo/read-failure.ts';
import type { PartnerRole } from '../../../gql/graphql.ts';
import { useInvitePartnerMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { partnershipTexts, partnerTexts } from '../../../texts/partnerships.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { notify } from '../../../ui/notify.ts';
import { PARTNER_ROLES } from './partner-roles.ts';

graphql(`
  mutation InvitePartner($email: String!, $role: PartnerRole!, $name: String) {
    invitePartner(email: $email, role: $role, name: $name) {
      id
      ...PartnerRow_partner
    }
  }
`);

const BLANK = { email: '', role: 'PARTNER' as PartnerRole, name: '' };

/** Asks for an email address and a role, and sends the invitation. */
export function InvitePartnerButton() {
  const [opened, { open, close }] = useDisclosure(false);
  const [form, setForm] = useState(BLANK);
  const [invite, { loading, error, reset }] = useInvitePartnerMutation({
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'partners' }),
  });
  const faults = fieldFailures(error);
  const change = (part: Partial<typeof BLANK>): void => {
    if (error) reset();
    setForm({ ...form, ...part });
  };

  const submit = async (submitted: FormEvent): Promise<void> => {
    submitted.preventDefault();
    const email = form.email.trim();
    try {
      await invite({ variables: { email, role: form.role, name: form.name.trim() || null } });
      setForm(BLANK);
      close();
      void notify('success', partnershipTexts.invited(email));
    } catch (failure) {
      const reason = readFailure(failure, partnershipTexts.networkError);
      void notify('error', partnershipTexts.inviteFailed(reason));
    }
  };

  return (
    <>
      <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={open}>
        {partnerTexts.invite}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={partnerTexts.invite}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <form onSubmit={(submitted) => void submit(submitted)} aria-label={partnerTexts.invite}>
          <Stack gap="md">
            <Text c="dimmed">{partnerTexts.inviteLead}</Text>
            <TextInput
              label={partnerTexts.email}
              type="email"
              autoComplete="off"
              value={form.email}
              onChange={(typed) => change({ email: typed.currentTarget.value })}
              error={faults.email}
              required
              withAsterisk={false}
              data-autofocus
            />
            <NativeSelect
              label={partnerTexts.role}
              description={partnerTexts.roleHelp[form.role]}
              data={PARTNER_ROLES}
              value={form.role}
              onChange={(typed) => change({ role: typed.currentTarget.value as PartnerRole })}
            />
            <TextInput
              label={partnerTexts.name}
              maxLength={200}
              value={form.name}
              onChange={(typed) => change({ name: typed.currentTarget.value })}
              error={faults.name}
            />
            {error && (
              <FormFailure>
                {partnershipTexts.inviteFailed(readFailure(error, partnershipTexts.networkError))}
              </FormFailure>
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                {partnerTexts.cancel}
              </Button>
              <Button type="submit" loading={loading} disabled={!form.email.trim()}>
                {partnerTexts.send}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
