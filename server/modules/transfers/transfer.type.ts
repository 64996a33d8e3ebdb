import { Field, ID, ObjectType } from 'type-graphql';
import { Ticket } from '../tickets/index.ts';

@ObjectType({ simpleResolvers: true, description: 'A ticket that was passed on to another person.' })
export class TicketTransfer {
  @Field(() => Ticket, { description: 'The ticket that is void now.' })
  ticket!: Ticket;

  @Field(() => ID, { description: 'Id of the ticket that replaces it.' })
  newTicketId!: string;

  @Field({ description: 'The mail address that the new ticket went to.' })
  email!: string;
}
