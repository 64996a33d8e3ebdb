import { type GraphQLField, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { identified, requireAny, signedIn } from '../access/actor.ts';
import type { Scope } from '../scope.ts';
import type { AccessRule } from './access.ts';

/** A root field that says nothing of who may call it. */
export class UndeclaredAccess extends Error {
  constructor(fields: string[]) {
    super(`These fields declare no access: ${fields.join(', ')}`);
    this.name = 'UndeclaredAccess';
  }
}

export function accessOf(field: GraphQLField<unknown, unknown>): AccessRule | undefined {
  return field.extensions.access as AccessRule | undefined;
}

/**
 * Closes the schema: each root field asks its rule before anything else runs, subscriptions already when
 * they begin. Wrapping here, once, costs nothing on the fields below, where a global middleware would.
 * @throws UndeclaredAccess when a root field declares no rule
 */
export function guardSchema(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const undeclared: string[] = [];
  shutDuringMaintenance(Object.values(schema.getMutationType()?.getFields() ?? {}));
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const rule = accessOf(field);
      if (rule !== undefined) guardField(field, rule);
      else if (roots.includes(type)) undeclared.push(`${type.name}.${field.name}`);
    }
  }
  if (undeclared.length > 0) throw new UndeclaredAccess(undeclared);
  return schema;
}

/** Asked after the access rule: whoever may never do it is told that, not to come back later. */
function shutDuringMaintenance(mutations: readonly GraphQLField<unknown, unknown>[]): void {
  for (const field of mutations) {
    const run = field.resolve;
    if (run === undefined || field.extensions.duringMaintenance === true) continue;
    field.resolve = (source, args, context, info) => {
      const { parts, actor } = context as Scope;
      parts.maintenance.requireOpen(actor);
      return run(source, args, context, info);
    };
  }
}

function guardField(field: GraphQLField<unknown, unknown>, rule: AccessRule): void {
  if (rule.kind === 'open') return;
  const { resolve, subscribe, name } = field;
  field.resolve = guarded(rule, name, resolve ?? ((source) => (source as Record<string, unknown>)[name]));
  if (subscribe) field.subscribe = guarded(rule, name, subscribe);
}

type Resolver = GraphQLFieldResolver<unknown, unknown>;

function guarded(rule: AccessRule, name: string, run: Resolver): Resolver {
  return (source, args, context, info) => {
    const scope = context as Scope;
    try {
      check(rule, scope);
    } catch (error) {
      scope.parts.audit.refused(scope, { operation: name, code: (error as { code: string }).code });
      throw error;
    }
    return run(source, args, context, info);
  };
}

function check(rule: AccessRule, scope: Scope): void {
  if (rule.kind === 'signed_in') signedIn(scope.actor);
  if (rule.kind === 'identified') identified(scope.actor);
  if (rule.kind === 'any_of') requireAny(scope.actor, rule.permissions);
}
