import { Text } from '@mantine/core';
import type { ContractShares_ContractFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { contractPageTexts, partnerTexts } from '../../../messages/contracts.ts';
import { useViewer } from '../../../session/use-viewer.ts';
import { formatAmount, formatMoney } from '../../../ui/format-amount.ts';
import { Section } from '../../../ui/Section.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { hundredthsOf, percentWords } from '../create/contract-draft.ts';
import { SplitExample } from '../create/SplitExample.tsx';
import classes from './Contract.module.css';

const ContractSharesFragment = graphql(`
  fragment ContractShares_contract on Contract {
    id
    issuer {
      id
    }
    issuerName
    totalPercent
    viewerRole
    shares {
      id
      position
      type
      percent
      fixedAmount {
        ...Money @unmask
      }
      paid {
        ...Money @unmask
      }
      partner {
        id
        name
        email
        role
        status
        userId
      }
    }
  }
`);

type Share = ContractShares_ContractFragment['shares'][number];

const inWords = ({ type, percent, fixedAmount }: Share): string =>
  type === 'FIXED'
    ? formatAmount(fixedAmount?.amount ?? '0', 'XLM')
    : percentWords(hundredthsOf(trimmed(percent ?? '0')) ?? 0);

/** Trims `33.5000000` of the API to the decimals of a percentage. */
const trimmed = (decimal: string): string => decimal.replace(/(\.\d{0,2})\d*$/, '$1');

/** Amount paid by releases; nothing before the first, or when the viewer may not see it. */
function Paid({ share: { type, paid, fixedAmount } }: { share: Share }) {
  if (paid === null || Number(paid.amount) === 0) return null;
  const whole = type === 'FIXED' && Number(paid.amount) >= Number(fixedAmount?.amount);
  return (
    <Text size="sm" c={whole ? 'leaf' : 'dimmed'} className="tabular">
      {whole ? contractPageTexts.paidWhole : contractPageTexts.paid(formatMoney(paid))}
    </Text>
  );
}

/** Shares in the order of payment, with an example. */
export function ContractShares({ contract: ref }: { contract: FragmentType<typeof ContractSharesFragment> }) {
  const { shares, issuer, issuerName, totalPercent, viewerRole } = useFragment(ContractSharesFragment, ref);
  const { viewer } = useViewer();
  const mine = ({ partner }: Share): boolean =>
    partner.userId === viewer?.user.id || partner.email === viewer?.user.email.toLowerCase();
  // Members of other organisations see no partner but themselves, so their example would lack shares.
  const own = viewer?.user.issuer?.id;
  const knowsAll =
    (own !== undefined && own === issuer?.id) || viewerRole === 'VIEWER' || viewerRole === 'ISSUER';
  const left = 10_000 - (hundredthsOf(trimmed(totalPercent)) ?? 0);
  return (
    <Section title={contractPageTexts.shares} gap="xs">
      <ul className="plain-list">
        {shares.map((share) => (
          <li key={share.id} className={classes.item}>
            <div>
              <Text fw={600}>{share.partner.name}</Text>
              <div className={classes.tags}>
                <Text size="sm" c="dimmed">
                  {partnerTexts.roles[share.partner.role]}
                </Text>
                {mine(share) && <StatusBadge status="active" label={contractPageTexts.yourShare} />}
                {share.partner.status !== 'ACCEPTED' && (
                  <StatusBadge
                    status={share.partner.status}
                    label={partnerTexts.statuses[share.partner.status]}
                  />
                )}
              </div>
            </div>
            <div className={classes.side}>
              <Text fw={600} className="tabular">
                {inWords(share)}
              </Text>
              <Text size="sm" c="dimmed">
                {share.type === 'FIXED' ? contractPageTexts.first : contractPageTexts.ofRemainder}
              </Text>
              <Paid share={share} />
            </div>
          </li>
        ))}
        <li className={classes.item}>
          <Text c="dimmed">{contractPageTexts.issuerRest(issuerName)}</Text>
          <div className={classes.side}>
            <Text c="dimmed" className="tabular">
              {percentWords(Math.max(0, left))}
            </Text>
          </div>
        </li>
      </ul>
      {knowsAll && (
        <details className={classes.details}>
          <summary>{contractPageTexts.example}</summary>
          <SplitExample
            issuerName={issuerName}
            shares={shares.map(({ type, percent, fixedAmount, partner }) =>
              type === 'FIXED'
                ? { partnerId: partner.id, type, fixedAmount: fixedAmount?.amount ?? null }
                : { partnerId: partner.id, type, percent },
            )}
          />
        </details>
      )}
    </Section>
  );
}
