import { Field, InputType } from 'type-graphql';
import { TicketSortEnum } from '../../platform/graphql/enums.ts';
import type { TicketSort } from '../../platform/vocabulary.ts';

@InputType({ description: 'Sorts all tickets that fit; those that are equal come newest first.' })
export class TicketOrderInput {
  @Field(() => TicketSortEnum, {
    description: 'HOLDER needs VIEW_PERSONAL_DATA. Prices sort within their currency.',
  })
  by!: TicketSort;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Largest, latest or last in the alphabet first.',
  })
  descending!: boolean;
}
