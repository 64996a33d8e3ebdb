import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Requires } from '../../platform/graphql/access.ts';
import { DecimalScalar } from '../../platform/graphql/scalars/index.ts';
import { type Scope } from '../../platform/scope.ts';
import { ShareInput } from './contracts/contract.inputs.ts';
import { SplitLine } from './split.type.ts';
import { splitPreview } from './split-preview.ts';

@Resolver()
export class SplitResolver {
  @Requires('VIEW_CONTRACTS')
  @Query(() => [SplitLine], {
    description:
      'The parts of an example amount, as the first release divides it: one for each share, and the organiser’s last.',
  })
  splitPreview(
    @Ctx() scope: Scope,
    @Arg('shares', () => [ShareInput], { description: 'Who would get what.' }) shares: ShareInput[],
    @Arg('amount', () => DecimalScalar, { description: 'In XLM.' }) amount: string,
  ): Promise<SplitLine[]> {
    return splitPreview(scope, shares, amount);
  }
}
