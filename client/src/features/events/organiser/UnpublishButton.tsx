import { readFailure } from '../../../apollo/read-failure.ts';
import { useUnpublishEventMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { unpublishTexts as texts } from '../../../messages/organiser.ts';
import { callTexts } from '../../../messages/shell.ts';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { notify } from '../../../ui/notify.ts';

const UnpublishButtonFragment = graphql(`
  fragment UnpublishButton_event on Event {
    id
    name
    viewerCanUnpublish
    tiers {
      id
      sold
    }
  }
`);

graphql(`
  mutation UnpublishEvent($id: ID!) {
    unpublishEvent(input: { id: $id }) {
      event {
        ...EventState_event
      }
    }
  }
`);

/** Makes an event a draft again. Renders nothing once tickets were sold, and for viewers without permission. */
export function UnpublishButton({ event: ref }: { event: FragmentType<typeof UnpublishButtonFragment> }) {
  const event = useFragment(UnpublishButtonFragment, ref);
  const [unpublish, { loading }] = useUnpublishEventMutation({
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'publishedEvents' }),
  });
  if (!event.viewerCanUnpublish || event.tiers.some(({ sold }) => sold > 0)) return null;
  const confirm = async (): Promise<void> => {
    try {
      await unpublish({ variables: { id: event.id } });
      void notify('success', texts.done);
    } catch (failure) {
      void notify('error', texts.failed(readFailure(failure, callTexts.network)));
    }
  };
  return (
    <ConfirmButton
      variant="default"
      color={undefined}
      fullWidth
      loading={loading}
      question={texts.question(event.name)}
      consequence={texts.consequence}
      confirmLabel={texts.unpublish}
      onConfirm={confirm}
    >
      {texts.unpublish}
    </ConfirmButton>
  );
}
