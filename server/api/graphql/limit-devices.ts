import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from 'graphql';
import { type DeviceGrant, HAND_IN_OPERATIONS, isPermitted } from '../../platform/access/device-profiles.ts';
import { DeviceCutOff, DeviceNotPermitted, type Failure } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';

type Resolver = GraphQLFieldResolver<unknown, unknown>;
type Field = GraphQLField<unknown, unknown>;

/**
 * Refuses door devices every root field but those of their profile, before any other rule, and every list below the
 * root: what a device may list is a root field.
 */
export function limitDevices(schema: GraphQLSchema): void {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((type) => Object.values(type?.getFields() ?? {}));
  for (const field of fields) limitField(field, field.name);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || roots.includes(type)) continue;
    const lists = Object.values(type.getFields()).filter(isList);
    for (const field of lists) limitField(field, `${type.name}.${field.name}`);
  }
}

const isList = ({ type, resolve }: Field): boolean =>
  resolve !== undefined && getNamedType(type).name.endsWith('Connection');

function limitField(field: Field, operation: string): void {
  const { resolve, subscribe } = field;
  if (resolve) field.resolve = limited(operation, resolve);
  if (subscribe) field.subscribe = limited(operation, subscribe);
}

function limited(operation: string, run: Resolver): Resolver {
  return (source, args, context, info) => {
    const scope = context as Scope;
    const { actor } = scope;
    const failure = 'device' in actor && actor.device ? refusal(actor.device, operation) : undefined;
    if (failure) {
      scope.services.audit.refused(scope, { operation, code: failure.code });
      throw failure;
    }
    return run(source, args, context, info);
  };
}

function refusal({ profile, cutOffAt }: DeviceGrant, operation: string): Failure | undefined {
  if (cutOffAt !== null && !HAND_IN_OPERATIONS.has(operation)) return new DeviceCutOff();
  return isPermitted(profile, operation) ? undefined : new DeviceNotPermitted();
}
