import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'MOCK, and the XLM of a test network: money without a value.',
})
export class PlayMoney {
  @Field(() => Boolean, { description: 'Whether the operator lets it buy tickets at all.' })
  accepted!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether screens say "test network" beside amounts in XLM: in production, on a test network.',
  })
  marksXlm!: boolean;
}
