import type { BenchCase } from '../bench-case.ts';
import { seedOrganiser } from '../seed/organiser.ts';
import { PUBLISHED } from './published.ts';
import { measureFlow } from './whole-flow.ts';
import { measureStandby } from './with-standby.ts';

/** Sales as others have measured them: from the hold to the ticket, on one hot row, and with a synchronous standby. */
export const flowCase: BenchCase = {
  name: 'flow',
  needsLimits: false,
  run: async (context) => {
    const standby = await measureStandby(context, await seedOrganiser(context.stage));
    const flow = await measureFlow(context);
    context.note(PUBLISHED);
    return () => [...flow, ...standby];
  },
};
