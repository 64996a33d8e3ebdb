import { Field, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';

@Carries('personal data')
@SeenWithObject('the person')
@ObjectType({
  simpleResolvers: true,
  description:
    'Change of the email address of an account that waits for the links to both mailboxes, or for two days when the old mailbox is lost.',
})
export class EmailChange {
  @Field(() => String, { description: 'The new address.' })
  newEmail!: string;

  @Field(() => DateTimeScalar, { description: 'When it was asked for.' })
  requestedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When its links expire.' })
  expiresAt!: Date;

  @Field(() => Boolean, {
    description: 'Whether it waits for two days instead of the link to the old mailbox.',
  })
  withoutOld!: boolean;

  @Field(() => Boolean, { description: 'Whether the link to the old mailbox was followed.' })
  oldConfirmed!: boolean;

  @Field(() => Boolean, { description: 'Whether the link to the new mailbox was followed.' })
  newConfirmed!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it counts, for one without the old mailbox whose new one is confirmed.',
  })
  effectiveAt!: Date | null;
}
