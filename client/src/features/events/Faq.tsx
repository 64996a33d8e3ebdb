import { Title } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { eventTexts } from '../../messages/events.ts';
import classes from './Faq.module.css';
import { FormattedText } from './FormattedText.tsx';

const FaqFragment = graphql(`
  fragment Faq_event on Event {
    id
    faq {
      question
      answerBlocks {
        ...FormattedText_block
      }
    }
  }
`);

/** Questions of guests; each opens its answer. Nothing without any. */
export function Faq({ event: ref }: { event: FragmentType<typeof FaqFragment> }) {
  const { faq } = useFragment(FaqFragment, ref);
  if (faq.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {eventTexts.goodToKnow}
      </Title>
      {faq.map(({ question, answerBlocks }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions have no other identity, and are shown as a whole
        <details key={at} className={classes.entry}>
          <summary className={classes.question}>{question}</summary>
          <div className={classes.answer}>
            <FormattedText blocks={answerBlocks} />
          </div>
        </details>
      ))}
    </section>
  );
}
