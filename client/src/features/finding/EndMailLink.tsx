import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { useCloseTicketLinkMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { findingTexts as texts } from '../../messages/finding.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';

graphql(`
  mutation CloseTicketLink($token: String!) {
    closeTicketLink(input: { token: $token }) {
      done
    }
  }
`);

interface EndMailLinkProps {
  /** The secret of the link. */
  token: string;
  onEnded: () => void;
}

/** Ends the link of a mail that came into the wrong hands. */
export function EndMailLink({ token, onEnded }: EndMailLinkProps) {
  const [close, { loading }] = useCloseTicketLinkMutation();
  const end = () =>
    notifyOutcome(async () => {
      await close({ variables: { token } });
      onEnded();
      return texts.linkEnded;
    });
  return (
    <ConfirmButton
      variant="subtle"
      mt="lg"
      loading={loading}
      question={texts.endLinkQuestion}
      consequence={texts.endLinkConsequence}
      confirmLabel={texts.endLink}
      onConfirm={end}
    >
      {texts.endLink}
    </ConfirmButton>
  );
}
