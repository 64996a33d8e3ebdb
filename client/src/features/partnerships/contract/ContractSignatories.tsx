import { Text } from '@mantine/core';
import type { ContractSignatories_ContractFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { contractPageTexts, partnershipTexts } from '../../../messages/contracts.ts';
import { contractTexts } from '../../../messages/partnerships.ts';
import { useViewer } from '../../../session/use-viewer.ts';
import { EmailAddress } from '../../../ui/EmailAddress.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Signatures } from '../../../ui/Signatures.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { givenApprovals } from '../signatories.ts';
import classes from './Contract.module.css';

const ContractSignatoriesFragment = graphql(`
  fragment ContractSignatories_contract on Contract {
    id
    status
    requiredSigs
    signatories {
      id
      person {
        id
      }
      name
      email
      badge
      approvedAt
      keyHolder
      active
      hasWallet
    }
  }
`);

type Signatory = ContractSignatories_ContractFragment['signatories'][number];

/** Badge colours: `READY` signatories have not approved, and nothing is pending for them. */
const TONES = { READY: 'active', APPROVED: 'good', PENDING: 'pending' } as const;

interface ContractSignatoriesProps {
  contract: FragmentType<typeof ContractSignatoriesFragment>;
}

/** Signatories, given approvals, and the number still needed. */
export function ContractSignatories({ contract: ref }: ContractSignatoriesProps) {
  const { status, requiredSigs, signatories } = useFragment(ContractSignatoriesFragment, ref);
  const { viewer } = useViewer();
  const given = givenApprovals(signatories);
  return (
    <Section title={contractPageTexts.signatories} gap="md">
      {status === 'DRAFT' && (
        <Signatures
          gathered={given}
          required={requiredSigs}
          words={contractTexts.approvals(given, requiredSigs)}
        />
      )}
      {signatories.length === 0 ? (
        <Text c="dimmed">{partnershipTexts.noSignatories}</Text>
      ) : (
        <ul className="plain-list">
          {signatories.map((signatory) => (
            <li key={signatory.id} className={classes.item}>
              <div>
                <Text fw={600}>
                  {signatory.name}
                  {signatory.person?.id === viewer?.user.id && ` (${contractPageTexts.you})`}
                </Text>
                <Text size="sm" c="dimmed">
                  <EmailAddress>{signatory.email}</EmailAddress>
                </Text>
                <Marks signatory={signatory} />
              </div>
              <div className={classes.side}>
                <StatusBadge
                  status={TONES[signatory.badge]}
                  label={contractPageTexts.badges[signatory.badge]}
                />
                {signatory.approvedAt && (
                  <Text size="sm" c="dimmed">
                    <Moment at={signatory.approvedAt} isRelative />
                  </Text>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Marks({ signatory }: { signatory: Signatory }) {
  const { active, hasWallet, keyHolder } = signatory;
  return (
    <div className={classes.tags}>
      {keyHolder && (
        <Text size="sm" c="dimmed">
          {contractPageTexts.holders[keyHolder]}
        </Text>
      )}
      {!active && <StatusBadge status="suspended" label={contractPageTexts.suspended} />}
      {!hasWallet && !keyHolder && <StatusBadge status="pending" label={contractPageTexts.noWallet} />}
    </div>
  );
}
