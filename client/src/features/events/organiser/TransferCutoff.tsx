import { notifyOutcome } from '../../../apollo/notify-outcome.ts';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useSetTransferCutoffMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { transferTexts as texts } from '../../../messages/organiser.ts';
import { callTexts } from '../../../messages/shell.ts';
import { Section } from '../../../ui/Section.tsx';
import { CutoffSelect } from './CutoffSelect.tsx';

const TransferCutoffFragment = graphql(`
  fragment TransferCutoff_event on Event {
    id
    transferCutoff
  }
`);

graphql(`
  mutation SetTransferCutoff($eventId: ID!, $minutes: Int) {
    setTransferCutoff(input: { eventId: $eventId, minutes: $minutes }) {
      event {
        id
        transferCutoff
      }
    }
  }
`);

/** Sets the deadline until which holders may transfer their tickets. */
export function TransferCutoff({ event: ref }: { event: FragmentType<typeof TransferCutoffFragment> }) {
  const { id, transferCutoff } = useFragment(TransferCutoffFragment, ref);
  const [set, { loading }] = useSetTransferCutoffMutation();
  const choose = (minutes: number | null) =>
    notifyOutcome(
      async () => {
        await set({ variables: { eventId: id, minutes } });
        return texts.saved;
      },
      (failure) => callTexts.result(readFailure(failure)),
    );
  return (
    <Section title={texts.title} lead={texts.lead}>
      <CutoffSelect
        label={texts.label}
        minutes={transferCutoff ?? null}
        disabled={loading}
        onChange={(minutes) => void choose(minutes)}
      />
    </Section>
  );
}
