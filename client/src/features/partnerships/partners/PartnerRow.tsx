import { Button, Text } from '@mantine/core';
import { readFailure } from '../../../apollo/read-failure.ts';
import type { PartnerRow_PartnerFragment } from '../../../gql/graphql.ts';
import { useResendPartnerInvitationMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { partnershipTexts, partnerTexts } from '../../../messages/contracts.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import directory from '../../../ui/directory.module.css';
import { EmailAddress } from '../../../ui/EmailAddress.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { notify } from '../../../ui/notify.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { shortKey } from '../../wallet/short-key.ts';
import classes from './PartnerList.module.css';

const PartnerRowFragment = graphql(`
  fragment PartnerRow_partner on Partner {
    id
    name
    email
    role
    status
    publicKey
    invitedAt
    answeredAt
  }
`);

graphql(`
  mutation ResendPartnerInvitation($id: ID!) {
    resendPartnerInvitation(input: { id: $id }) {
      partner {
        id
        ...PartnerRow_partner
      }
    }
  }
`);

interface PartnerRowProps {
  partner: FragmentType<typeof PartnerRowFragment>;
  /** Whether the viewer may resend the invitation. */
  mayInvite: boolean;
}

/** A partner: name, role, whether they have accepted, and the wallet that receives their shares. */
export function PartnerRow({ partner: ref, mayInvite }: PartnerRowProps) {
  const partner = useFragment(PartnerRowFragment, ref);
  const named = partner.name !== partner.email;
  return (
    <li className={directory.row}>
      <div className="min-0 break-anywhere">
        <Text fw={600}>{partner.name}</Text>
        <Text size="sm" c="dimmed">
          {named && (
            <>
              <EmailAddress>{partner.email}</EmailAddress> ·{' '}
            </>
          )}
          {partnerTexts.roles[partner.role]}
        </Text>
      </div>
      <div className={classes.state}>
        <StatusBadge status={partner.status} label={partnerTexts.statuses[partner.status]} />
        <Text size="sm" c="dimmed">
          <Since partner={partner} />
        </Text>
      </div>
      <div className={directory.actions}>
        {partner.publicKey && (
          <>
            <Text size="sm" c="dimmed" className={classes.key}>
              {partnerTexts.wallet} {shortKey(partner.publicKey)}
            </Text>
            <CopyButton value={partner.publicKey} label={partnerTexts.copyWallet(partner.name)} />
          </>
        )}
        {mayInvite && partner.status !== 'ACCEPTED' && <Resend partner={partner} />}
      </div>
    </li>
  );
}

function Since({ partner }: { partner: PartnerRow_PartnerFragment }) {
  const { status, invitedAt, answeredAt } = partner;
  const word = status === 'ACCEPTED' ? partnerTexts.acceptedAt : partnerTexts.declinedAt;
  return answeredAt ? (
    <>
      {word} <Moment at={answeredAt} isRelative />
    </>
  ) : (
    <>
      {partnerTexts.invitedAt} <Moment at={invitedAt} isRelative />
    </>
  );
}

function Resend({ partner }: { partner: PartnerRow_PartnerFragment }) {
  const [resend, { loading }] = useResendPartnerInvitationMutation();
  const send = async (): Promise<void> => {
    try {
      await resend({ variables: { id: partner.id } });
      void notify('success', partnershipTexts.invited(partner.email));
    } catch (failure) {
      const reason = readFailure(failure, partnershipTexts.networkError);
      void notify('error', partnerTexts.resendFailed(reason));
    }
  };
  return (
    <Button
      variant="default"
      size="sm"
      loading={loading}
      aria-label={partnerTexts.resendTo(partner.name)}
      onClick={() => void send()}
    >
      {partnerTexts.resend}
    </Button>
  );
}
