import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ACCOUNT_LIMITS } from '../../../../../server/lib/limits/text-limits.ts';
import { fieldFailures, readFailure } from '../../../apollo/read-failure.ts';
import type { PartnerRole } from '../../../gql/graphql.ts';
import { useInvitePartnerMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { partnershipTexts, partnerTexts } from '../../../messages/contracts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { notify } from '../../../ui/notify.ts';

const ROLES: PartnerRole[] = ['PARTNER', 'MUSICIAN', 'SPONSOR', 'VENUE'];

/** Roles of partners, as options. */
export const PARTNER_ROLES = ROLES.map((value) => ({ value, label: partnerTexts.roles[value] }));

graphql(`
  mutation InvitePartner($email: String!, $role: PartnerRole!, $name: String) {
    invitePartner(input: { email: $email, role: $role, name: $name }) {
      partner {
        id
        ...PartnerRow_partner
      }
    }
  }
`);

const BLANK = { email: '', role: 'PARTNER' as PartnerRole, name: '' };

/** Form for email address and role that sends the invitation. */
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

  const submit = async (): Promise<void> => {
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
      <FormDialog
        opened={opened}
        onClose={close}
        title={partnerTexts.invite}
        submitLabel={partnerTexts.send}
        onSubmit={submit}
        loading={loading}
        disabled={!form.email.trim()}
        failure={error && partnershipTexts.inviteFailed(readFailure(error, partnershipTexts.networkError))}
      >
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
          maxLength={ACCOUNT_LIMITS.name}
          value={form.name}
          onChange={(typed) => change({ name: typed.currentTarget.value })}
          error={faults.name}
        />
      </FormDialog>
    </>
  );
}
