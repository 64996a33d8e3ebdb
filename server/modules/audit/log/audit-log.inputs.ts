import { Field, InputType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars/index.ts';

@InputType({ description: 'What is left out does not narrow the list.' })
export class AuditLogFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Part of an e-mail address, the id of an account, or a kind of actor such as "system".',
  })
  who?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of an action, such as "create".' })
  what?: string | null;

  @Field(() => String, { nullable: true, description: 'What kind of thing was changed.' })
  entityType?: string | null;

  @Field(() => String, { nullable: true, description: 'The identifier of what was changed.' })
  entityId?: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The first moment; of a rate, the currency that is given.',
  })
  from?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'The first moment that is too late.' })
  until?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it was done, or refused.' })
  success?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Leaves out successful sign-ins and the ends of sessions. Failed sign-ins stay.',
  })
  hideSignIns?: boolean | null;
}
