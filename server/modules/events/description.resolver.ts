import { FieldResolver, Resolver, Root } from 'type-graphql';
import { parseRichText, plainTextOf } from '../../lib/rich-text/rich-text.ts';
import { RichTextBlock } from '../../platform/graphql/rich-text.schema.ts';
import { Event } from './event.schema.ts';

/** The description of an event in the forms in which it is shown. */
@Resolver(() => Event)
export class DescriptionResolver {
  @FieldResolver(() => [RichTextBlock], {
    description:
      'Description as formatted text. `description` is its source: paragraphs, line breaks, bold, italic, links, headings, lists and quotations of Markdown.',
  })
  descriptionBlocks(@Root() { description }: Event): readonly RichTextBlock[] {
    return parseRichText(description);
  }

  @FieldResolver(() => String, { description: 'Description without formatting, for previews.' })
  descriptionText(@Root() { description }: Event): string {
    return plainTextOf(description);
  }
}
