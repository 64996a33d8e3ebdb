import { Field, ID, ObjectType } from 'type-graphql';
import type { Role } from '../../platform/access/roles.ts';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { RoleEnum } from '../../platform/graphql/enums.ts';

@ObjectType({ simpleResolvers: true, description: 'Event found by a search.' })
export class FoundEvent {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field({ description: 'Display name.' })
  name!: string;

  @Field({ description: 'Venue as "Venue Name, City, Country".' })
  venue!: string;

  @Field({ description: 'Name of the event in URLs.' })
  slug!: string;

  @Field({
    description: 'Whether the viewer works on the event. `false` if they only see it because it is on sale.',
  })
  own!: boolean;
}

@Carries('personal data')
@SeenWithObject('those who may list the ticket')
@ObjectType({ simpleResolvers: true, description: 'Ticket found by a search.' })
export class FoundTicket {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field({ description: 'Ticket number.' })
  number!: string;

  @Field({ description: 'Name of the tier.' })
  tier!: string;

  @Field({ description: 'Name of the event.' })
  event!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the holder. Null if the viewer cannot see ticket holders.',
  })
  holder!: string | null;

  @Field({ description: 'Whether the viewer holds the ticket.' })
  held!: boolean;
}

@Carries('personal data')
@SeenWithObject('those who may list the person')
@ObjectType({ simpleResolvers: true, description: 'Person found by a search.' })
export class FoundPerson {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field({ description: 'Display name.' })
  name!: string;

  @Field({ description: 'Email address.' })
  email!: string;

  @Field(() => RoleEnum, {
    nullable: true,
    description: 'Role of the person. Null for a partner, who may not have an account.',
  })
  role!: Role | null;
}

@ObjectType({ simpleResolvers: true, description: 'Search results, at most five of each kind.' })
export class Findings {
  @Field(() => [FoundEvent], { description: 'Events that match by name, venue or description.' })
  events!: FoundEvent[];

  @Field(() => [FoundTicket], { description: 'Matching tickets.' })
  tickets!: FoundTicket[];

  @Field(() => [FoundPerson], { description: 'People who match by name or email address.' })
  people!: FoundPerson[];
}
