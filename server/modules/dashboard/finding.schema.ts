import { Field, ID, ObjectType } from 'type-graphql';
import type { Role } from '../../platform/access/roles.ts';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { RoleEnum } from '../../platform/graphql/enums.ts';

@ObjectType({ simpleResolvers: true, description: 'An event that fits what was looked for.' })
export class FoundEvent {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field({ description: 'The name, for people.' })
  name!: string;

  @Field({ description: 'Venue Name, City, Country.' })
  venue!: string;

  @Field({ description: 'Its name in addresses.' })
  slug!: string;

  @Field({ description: 'Whether it is one that the viewer works on, and not only one on offer.' })
  own!: boolean;
}

@Carries('personal data')
@SeenWithObject('those who may list the ticket')
@ObjectType({ simpleResolvers: true, description: 'A ticket that fits what was looked for.' })
export class FoundTicket {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field({ description: 'What people call it.' })
  number!: string;

  @Field({ description: 'The name of the tier.' })
  tier!: string;

  @Field({ description: 'The name of its event.' })
  event!: string;

  @Field(() => String, { nullable: true, description: 'For those who may see who holds it.' })
  holder!: string | null;

  @Field({ description: 'Whether the viewer holds it.' })
  held!: boolean;
}

@Carries('personal data')
@SeenWithObject('those who may list the person')
@ObjectType({ simpleResolvers: true, description: 'Somebody who fits what was looked for.' })
export class FoundPerson {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field({ description: 'The name, for people.' })
  name!: string;

  @Field({ description: 'The e-mail address.' })
  email!: string;

  @Field(() => RoleEnum, { nullable: true, description: 'Null for a partner, who need have no account.' })
  role!: Role | null;
}

@ObjectType({ simpleResolvers: true, description: 'What fits a few letters, at most five from each place.' })
export class Findings {
  @Field(() => [FoundEvent], { description: 'Events by name, venue and description.' })
  events!: FoundEvent[];

  @Field(() => [FoundTicket], { description: 'The tickets.' })
  tickets!: FoundTicket[];

  @Field(() => [FoundPerson], { description: 'People by name and address.' })
  people!: FoundPerson[];
}
