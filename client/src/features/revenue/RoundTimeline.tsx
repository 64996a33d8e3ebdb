import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RoundTimeline_RoundFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { translated } from '../../language/translated.ts';
import { releaseTexts as texts } from '../../messages/revenue.ts';
import { roundFailureTexts } from '../../messages/staff-reasons.ts';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { shortKey } from '../wallet/short-key.ts';
import classes from './RoundDetails.module.css';

const RoundTimelineFragment = graphql(`
  fragment RoundTimeline_round on Round {
    id
    status
    createdAt
    expiresAt
    executedAt
    endedAt
    requiredSigs
    gathered
    failure
    failureCode
    triggeredBy {
      id
      name
    }
    authorizations {
      name
      publicKey
      method
      authorizedAt
      counts
      sent
    }
  }
`);

type Timed = RoundTimeline_RoundFragment;

interface Step {
  key: string;
  words: ReactNode;
  /** Time of the step; none for future steps. */
  at?: string | null;
  tone: 'done' | 'now' | 'bad';
}

/** Returns the steps of a release after its signatures. */
function ending(round: Timed): Step[] {
  const missing = Math.max(round.requiredSigs - round.gathered, 0);
  switch (round.status) {
    case 'PREPARING':
      return [{ key: 'preparing', words: texts.preparing, tone: 'now' }];
    case 'PENDING':
      return [{ key: 'waiting', words: texts.waitingFor(missing), tone: 'now' }];
    case 'AUTHORIZED':
      return [{ key: 'authorized', words: texts.authorized, tone: 'now' }];
    case 'RELEASING':
      return [{ key: 'releasing', words: texts.releasing, tone: 'now' }];
    case 'RELEASED':
      return [{ key: 'released', words: texts.releasedAt, at: round.executedAt ?? null, tone: 'done' }];
    case 'FAILED':
      return [
        {
          key: 'failed',
          words: withReason(texts.failed, round),
          at: round.endedAt ?? null,
          tone: 'bad',
        },
      ];
    case 'CANCELLING':
      return [{ key: 'cancelling', words: texts.cancellingNow, tone: 'now' }];
    case 'CANCELLED':
      return [
        {
          key: 'cancelled',
          words: withReason(texts.cancelledAt, round),
          at: round.endedAt ?? null,
          tone: 'bad',
        },
      ];
    case 'EXPIRED':
      return [{ key: 'expired', words: texts.expired, at: round.expiresAt, tone: 'bad' }];
  }
}

function withReason(words: string, { failure, failureCode }: Timed): string {
  const reason = translated(failure, failureCode, roundFailureTexts);
  return reason ? `${words}: ${reason}` : words;
}

function signatureStep(one: Timed['authorizations'][number]): Step {
  return {
    key: one.publicKey,
    at: one.authorizedAt,
    tone: one.counts ? 'done' : 'bad',
    words: (
      <>
        {texts.signed(one.name)} {one.sent && <StatusBadge status="sent" label={texts.sent} />}
        {!one.counts && <StatusBadge status="refused" label={texts.notCounting} />}
        <Text component="span" size="sm" c="dimmed" display="block">
          {one.method === 'OWN' ? texts.withOwn : texts.withPlatform} ·{' '}
          <span className={classes.code}>{shortKey(one.publicKey)}</span>
        </Text>
      </>
    ),
  };
}

/** Timeline of a release from its start to its end, with a step per signature. */
export function RoundTimeline({ round: ref }: { round: FragmentType<typeof RoundTimelineFragment> }) {
  const round = useFragment(RoundTimelineFragment, ref);
  const steps: Step[] = [
    { key: 'triggered', words: texts.triggered(round.triggeredBy.name), at: round.createdAt, tone: 'done' },
    ...round.authorizations.map(signatureStep),
    ...ending(round),
  ];
  return (
    <section aria-label={texts.timeline}>
      <Title order={3} size="h4" mb="sm">
        {texts.timeline}
      </Title>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.key} className={classes.step} data-tone={step.tone}>
            <span className={classes.dot} aria-hidden />
            <div className={classes.words}>
              <Text component="div" fw={step.tone === 'now' ? 600 : 500}>
                {step.words}
              </Text>
              {step.at && (
                <Text size="sm" c="dimmed">
                  <Moment at={step.at} />
                </Text>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
