import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars/index.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'What the link of a mail is exchanged for: it shows the tickets of one address, for two hours.',
})
export class OpenTicketLinkPayload {
  @Field({ description: 'A secret; it is told this once.' })
  pass!: string;

  @Field(() => DateTimeScalar, { description: 'The moment from which it shows nothing any more.' })
  expiresAt!: Date;
}
