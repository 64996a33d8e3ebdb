import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { RichText } from '../../ui/RichText.tsx';

const FormattedTextFragment = graphql(`
  fragment FormattedText_block on RichTextBlock {
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
`);

/** Formatted text that the server has parsed into blocks. */
export function FormattedText({
  blocks: refs,
}: {
  blocks: readonly FragmentType<typeof FormattedTextFragment>[];
}) {
  return <RichText blocks={useFragment(FormattedTextFragment, refs)} />;
}
