import { Badge, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ApprovalsChart_ApprovalFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { chartTexts as texts } from '../../../messages/dashboard.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { Moment } from '../../../ui/Moment.tsx';
import { ShortAmount } from '../../../ui/ShortAmount.tsx';
import { Signatures } from '../../../ui/Signatures.tsx';
import { ChartCard } from './ChartCard.tsx';
import classes from './Charts.module.css';

const ApprovalsChartFragment = graphql(`
  fragment ApprovalsChart_approval on WaitingApproval {
    id
    kind
    contract {
      id
      name
    }
    title
    given
    required
    since
    waitsForViewer
    amount {
      ...Money @unmask
    }
  }
`);

const addressOf = ({ kind, id, contract }: ApprovalsChart_ApprovalFragment): string =>
  tabAddress('partnerships', {
    contract: contract?.id ?? '',
    ...(kind === 'ROUND' ? { round: id } : {}),
  });

interface ApprovalsChartProps {
  approvals: readonly FragmentType<typeof ApprovalsChartFragment>[];
}

/** Pending contracts, releases and expenses, each with its signatures so far. */
export function ApprovalsChart({ approvals: refs }: ApprovalsChartProps) {
  const approvals = useFragment(ApprovalsChartFragment, refs);
  return (
    <ChartCard title={texts.approvals}>
      {approvals.length === 0 && <Text c="dimmed">{texts.noApprovals}</Text>}
      <ul className={classes.list}>
        {approvals.map((approval) => (
          <li key={approval.id}>
            <div className={classes.line}>
              <Link to={addressOf(approval)} className={classes.name}>
                {approval.contract?.name}
              </Link>
              {approval.amount && <ShortAmount money={approval.amount} />}
            </div>
            <Text size="sm" c="dimmed" lineClamp={1}>
              {texts.kinds[approval.kind]} · {approval.title} · <Moment at={approval.since} isRelative />
            </Text>
            <div className={classes.line}>
              <Signatures
                gathered={approval.given}
                required={approval.required}
                words={texts.given(approval.given, approval.required)}
              />
              {approval.waitsForViewer && (
                <Badge variant="light" color="marigold" tt="none" radius="sm">
                  {texts.yours}
                </Badge>
              )}
            </div>
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
