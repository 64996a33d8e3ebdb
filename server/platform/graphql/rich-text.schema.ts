import { Field, Int, ObjectType } from 'type-graphql';
import type { RichTextKind } from '../../lib/rich-text/rich-text.ts';
import { registerEnum } from './enums.ts';

const RichTextKindEnum = registerEnum<RichTextKind>('RichTextKind', 'Kind of a block of formatted text.', {
  paragraph: 'A paragraph.',
  heading: 'A heading.',
  subheading: 'A heading below another one.',
  bullet: 'An item of a list.',
  numbered: 'An item of a numbered list.',
  quote: 'A quotation.',
});

@ObjectType({ simpleResolvers: true, description: 'Piece of formatted text in one style.' })
export class RichTextSpan {
  @Field({ description: 'Plain text; line breaks are kept.' })
  text!: string;

  @Field({ description: 'Whether it is bold.' })
  bold!: boolean;

  @Field({ description: 'Whether it is italic.' })
  italic!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Address of a link: http, https or mailto. Null without a link.',
  })
  href!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Block of formatted text. It contains no HTML.' })
export class RichTextBlock {
  @Field(() => RichTextKindEnum, { description: 'Kind of the block.' })
  kind!: RichTextKind;

  @Field(() => Int, { description: 'Depth of nesting in lists, from 0.' })
  depth!: number;

  @Field(() => Int, { nullable: true, description: 'Number of an item of a numbered list.' })
  number!: number | null;

  @Field(() => [RichTextSpan], { description: 'Text of the block.' })
  spans!: readonly RichTextSpan[];
}
