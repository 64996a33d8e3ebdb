import { Text, Title } from '@mantine/core';
import { useSubmitRoundSignatureMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { releaseTexts, revenueTexts } from '../../texts/revenue.ts';
import { outsideSigningTexts } from '../../texts/signing.ts';
import { notify } from '../../ui/notify.ts';
import { SignOutside } from '../signing/SignOutside.tsx';
import { ROUND_LISTS } from './round-lists.ts';
import { failureSentence, tellFailure } from './tell-failure.ts';

const SignRoundOutsideFragment = graphql(`
  fragment SignRoundOutside_round on Round {
    id
    hash
    envelopeXdr
    sep7Uri
  }
`);

graphql(`
  mutation SubmitRoundSignature($id: ID!, $envelopeXdr: String!) {
    submitRoundSignature(input: { id: $id, envelopeXdr: $envelopeXdr }) {
      round {
        id
        ...RoundRow_round
        ...RoundDetails_round
      }
    }
  }
`);

/** Signs a release with an external wallet: export, sign, and import. */
export function SignRoundOutside({ round: ref }: { round: FragmentType<typeof SignRoundOutsideFragment> }) {
  const round = useFragment(SignRoundOutsideFragment, ref);
  const [submit, { loading, error }] = useSubmitRoundSignatureMutation({ refetchQueries: ROUND_LISTS });
  if (!round.envelopeXdr || !round.hash) return null;
  const handIn = async (envelopeXdr: string) => {
    try {
      await submit({ variables: { id: round.id, envelopeXdr } });
      void notify('success', revenueTexts.approved);
    } catch (failure) {
      tellFailure(failure, revenueTexts.approveFailed);
    }
  };
  return (
    <section aria-label={outsideSigningTexts.signTitle}>
      <Title order={3} size="h4">
        {outsideSigningTexts.signTitle}
      </Title>
      <Text size="sm" mt={4} mb="sm">
        {releaseTexts.ownKey}
      </Text>
      <SignOutside
        envelopeXdr={round.envelopeXdr}
        sep7Uri={round.sep7Uri ?? null}
        hash={round.hash}
        loading={loading}
        failure={error ? failureSentence(error, revenueTexts.approveFailed) : null}
        onSigned={handIn}
      />
    </section>
  );
}
