import { Arg, Extensions, Mutation as TypeGraphQLMutation } from 'type-graphql';

type ReturnTypeFunc = Parameters<typeof TypeGraphQLMutation>[0];

interface MutationOptions {
  description?: string;
  deprecationReason?: string;
  /** Describes the field of the payload, where it is not the changed object. */
  payload?: string;
  /** Whether the field of the payload can be null. */
  nullable?: boolean;
}

/**
 * Declares a mutation by the field of its payload, or by a payload class. Its parameters are declared by Input and
 * InputFields; see `withMutationConventions`.
 */
export function Mutation(payload: ReturnTypeFunc, options?: MutationOptions): MethodDecorator;
export function Mutation(field: string, type: ReturnTypeFunc, options?: MutationOptions): MethodDecorator;
export function Mutation(
  ...given: [ReturnTypeFunc, MutationOptions?] | [string, ReturnTypeFunc, MutationOptions?]
): MethodDecorator {
  const [field, type, options = {}] = typeof given[0] === 'string' ? given : [undefined, ...given];
  const { payload, ...declared } = options as MutationOptions;
  return (target, name, descriptor) => {
    TypeGraphQLMutation(type as ReturnTypeFunc, declared)(target, name, descriptor);
    Extensions({ payloadField: field, payloadDescription: payload })(target, name);
  };
}

/** A parameter that is a field of the mutation's input. */
export const Input = Arg;

/** A parameter whose fields are all fields of the mutation's input. @param type by default that of the parameter */
export function InputFields(type?: ReturnTypeFunc): ReturnType<typeof Arg> {
  return type ? Arg(INPUT, type) : Arg(INPUT);
}

/** Name of the argument of every mutation. */
export const INPUT = 'input';

/**
 * Keeps the field `done` in the payload of a mutation that returned nothing else before. It is deprecated, and true.
 * @param since date of the deprecation, such as 2026-11-29
 */
export function FormerlyDone(since: string): MethodDecorator {
  return Extensions({ formerlyDone: since }) as MethodDecorator;
}

/**
 * Keeps the name that a mutation had before: a deprecated mutation of that name has its own input and payload types,
 * and takes the same way as the renamed one.
 * @param since date of the deprecation, such as 2026-11-29
 */
export function FormerName(name: string, since: string): MethodDecorator {
  return Extensions({ formerName: { name, since } satisfies FormerNameOfMutation }) as MethodDecorator;
}

export interface FormerNameOfMutation {
  name: string;
  since: string;
}
