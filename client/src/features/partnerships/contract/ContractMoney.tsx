import { Text } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { QueryFailure } from '../../../apollo/QueryFailure.tsx';
import { refetchQuietly } from '../../../apollo/refetch.ts';
import type { ContractMoneyQuery } from '../../../gql/graphql.ts';
import { useContractMoneyQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { contractPageTexts, partnershipTexts } from '../../../messages/contracts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatMoney } from '../../../ui/format-amount.ts';
import { Section } from '../../../ui/Section.tsx';
import { ShortAmount } from '../../../ui/ShortAmount.tsx';
import { SkeletonBlock } from '../../../ui/SkeletonBlock.tsx';
import { XlmWorth } from '../../rates/XlmWorth.tsx';
import { useContractMoves } from '../use-live-contracts.ts';
import classes from './Contract.module.css';

graphql(`
  query ContractMoney($id: ID!) {
    contract(id: $id) {
      id
      status
      financials {
        totalRevenue {
          ...Money @unmask
        }
        approvedExpenses {
          ...Money @unmask
        }
        netRevenue {
          ...Money @unmask
        }
        availableForDistribution {
          ...Money @unmask
        }
        totalFinancing {
          ...Money @unmask
        }
        distributed {
          ...Money @unmask
        }
        owedExpenses {
          ...Money @unmask
        }
        owedAdvances {
          ...Money @unmask
        }
        inOpenRounds {
          ...Money @unmask
        }
        escrowBalance {
          ...Money @unmask
        }
        escrowReserve {
          ...Money @unmask
        }
        collectedByIssuer {
          ...Money @unmask
        }
        collectedByPlatform {
          ...Money @unmask
        }
        ledgerAsked
      }
    }
  }
`);

type Financials = NonNullable<NonNullable<ContractMoneyQuery['contract']>['financials']>;

const FIGURES = [
  'totalRevenue',
  'approvedExpenses',
  'netRevenue',
  'availableForDistribution',
  'totalFinancing',
] as const;
const MORE = [
  'escrowBalance',
  'escrowReserve',
  'inOpenRounds',
  'owedExpenses',
  'owedAdvances',
  'distributed',
] as const;

/** Sales and payments do not notify the contract page, so its figures are polled. */
const POLL_MS = 15_000;

/** Revenue of the event, expenses, and the amount available for release. */
export function ContractMoney({ contractId }: { contractId: string }) {
  const { data, loading, error, refetch } = useContractMoneyQuery({
    variables: { id: contractId },
    pollInterval: POLL_MS,
  });
  const again = refetchQuietly({ refetch });
  useContractMoves(contractId, again);
  const financials = data?.contract?.financials;
  return (
    <Section title={contractPageTexts.money} gap="md">
      {financials ? (
        <Figures financials={financials} hasEscrow={data.contract?.status === 'FINAL'} />
      ) : loading ? (
        <SkeletonBlock label={contractPageTexts.loading} height={120} />
      ) : error ? (
        <QueryFailure title={partnershipTexts.noFinancials} error={error} refetch={refetch} />
      ) : (
        <EmptyState title={partnershipTexts.noFinancials} icon={<IconCoins size={30} />} />
      )}
    </Section>
  );
}

interface FiguresProps {
  financials: Financials;
  /** Without an escrow, missing ledger figures need no notice. */
  hasEscrow: boolean;
}

function Figures({ financials, hasEscrow }: FiguresProps) {
  return (
    <>
      <dl className={classes.figures}>
        {FIGURES.map((key) => (
          <div key={key}>
            <dt>{contractPageTexts.figures[key]}</dt>
            <dd aria-live="polite">
              <ShortAmount money={financials[key]} inherit />
              <XlmWorth value={financials[key].amount} ff="text" />
            </dd>
          </div>
        ))}
      </dl>
      {financials.collectedByIssuer.length > 0 && (
        <Text mt="md">
          {contractPageTexts.collectedByIssuer(
            financials.collectedByIssuer.map((sum) => formatMoney(sum)).join(' + '),
          )}
        </Text>
      )}
      {financials.collectedByPlatform.length > 0 && (
        <Text mt="md">
          {contractPageTexts.collectedByPlatform(
            financials.collectedByPlatform.map((sum) => formatMoney(sum)).join(' + '),
          )}
        </Text>
      )}
      {hasEscrow && !financials.ledgerAsked && (
        <Text size="sm" c="dimmed" mt="md" role="status">
          {contractPageTexts.ledgerAway}
        </Text>
      )}
      <details className={classes.details}>
        <summary>{contractPageTexts.moneyDetails}</summary>
        <dl className={classes.lines}>
          {MORE.map((key) => {
            const value = financials[key];
            return value == null ? null : (
              <div key={key}>
                <dt>{contractPageTexts.more[key]}</dt>
                <dd>{formatMoney(value)}</dd>
              </div>
            );
          })}
        </dl>
      </details>
    </>
  );
}
