import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { RichText } from '../../ui/RichText.tsx';
import classes from './Faq.module.css';

const FaqFragment = graphql(`
  fragment Faq_event on Event {
    id
    faq {
      question
      answerBlocks {
        kind
        depth
        number
        spans {
          text
          bold
          italic
          href
        }
      }
    }
  }
`);

/** Questions of guests; each opens its answer. */
export function Faq({ event: ref }: { event: FragmentType<typeof FaqFragment> }) {
  const { faq } = useFragment(FaqFragment, ref);
  return faq.map(({ question, answerBlocks }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: questions have no other identity, and are shown as a whole
    <details key={at} className={classes.entry}>
      <summary className={classes.question}>{question}</summary>
      <div className={classes.answer}>
        <RichText blocks={answerBlocks} />
      </div>
    </details>
  ));
}
