import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import { identified, isLimited, requireAny, requireScope, signedIn } from '../../platform/access/actor.ts';
import { type KeyScope, scopesOf } from '../../platform/access/key-scopes.ts';
import { Forbidden, LimitedToEvents } from '../../platform/failures.ts';
import type { AccessRule, FieldRule, KeyRule } from '../../platform/graphql/access.ts';
import { logRefusal } from '../../platform/log-refusal.ts';
import type { Scope } from '../../platform/scope.ts';
import { limitDevices } from './limit-devices.ts';

/** A root field, or a field of sensitive data, has no access rule. */
export class UndeclaredAccess extends Error {
  constructor(fields: string[]) {
    super(`These fields declare no access: ${fields.join(', ')}`);
    this.name = 'UndeclaredAccess';
  }
}

export function accessOf(field: GraphQLField<unknown, unknown>): AccessRule | undefined {
  return field.extensions.access as AccessRule | undefined;
}

/** Returns the rule of a field: its own, or else that of its type. */
export function ruleOf(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
): FieldRule | undefined {
  return accessOf(field) ?? (type.extensions.access as FieldRule | undefined);
}

/** Returns true when each field of the type must have a rule. */
export function isClosed(type: GraphQLObjectType): boolean {
  return type.extensions.carries !== undefined;
}

/**
 * Closes the schema: each root field checks its rule before anything else runs, for subscriptions when they begin.
 * Wrapping here, once, costs nothing on the fields below, where a global middleware would. Fields of types that contain
 * personal data, money or keys are closed alike.
 * @throws UndeclaredAccess when a root field or such a field declares no rule
 */
export function guardSchema(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const undeclared: string[] = [];
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  keepToWholeOrganisation(roots.flatMap((root) => Object.values(root?.getFields() ?? {})));
  askToConfirm(mutations);
  limitKeys(mutations);
  shutDuringMaintenance(mutations);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const rule = ruleOf(type, field);
      if (rule !== undefined) guardField(type, field, rule);
      else if (roots.includes(type) || isClosed(type)) undeclared.push(`${type.name}.${field.name}`);
    }
  }
  if (undeclared.length > 0) throw new UndeclaredAccess(undeclared);
  limitDevices(schema);
  logRefusals(roots);
  return schema;
}

/** Logs calls that are refused for their caller, by the access rule or by the use case. */
function logRefusals(roots: readonly (GraphQLObjectType | null | undefined)[]): void {
  for (const field of roots.flatMap((type) => Object.values(type?.getFields() ?? {}))) {
    if (field.resolve) field.resolve = logged(field.name, field.resolve);
    if (field.subscribe) field.subscribe = logged(field.name, field.subscribe);
  }
}

function logged(operation: string, run: Resolver): Resolver {
  return (source, args, context, info) => {
    const scope = context as Scope;
    const refuse = (error: unknown): never => {
      logRefusal(scope.services.log, scope, operation, error);
      throw error;
    };
    try {
      const answer = run(source, args, context, info);
      return answer instanceof Promise ? answer.catch(refuse) : answer;
    } catch (error) {
      return refuse(error);
    }
  };
}

/**
 * Refuses mutations during maintenance. Runs after the access rule: an unauthorized caller is refused as such, not
 * asked to retry later.
 */
function shutDuringMaintenance(mutations: readonly GraphQLField<unknown, unknown>[]): void {
  for (const field of mutations) {
    const run = field.resolve;
    if (run === undefined || field.extensions.duringMaintenance === true) continue;
    field.resolve = (source, args, context, info) => {
      const { services, actor } = context as Scope;
      services.maintenance.requireOpen(actor);
      return run(source, args, context, info);
    };
  }
}

const CONFIRMED =
  'A signed-in person must have confirmed who they are within the last 10 minutes (`confirmIdentity`).';

/** Refuses mutations of persons whose last proof of identity is too old. Runs after the access rule. */
function askToConfirm(mutations: readonly GraphQLField<unknown, unknown>[]): void {
  for (const field of mutations) {
    const run = field.resolve;
    if (run === undefined || field.extensions.confirmed !== true) continue;
    field.description = `${field.description} ${CONFIRMED}`;
    field.resolve = async (source, args, context, info) => {
      await (context as Scope).services.confirmations.require(context as Scope);
      return run(source, args, context, info);
    };
  }
}

/**
 * Scopes of which an API key needs one for the mutation: the declared one, else those of its permissions beyond reading,
 * else `admin`. Empty: no key may call it. undefined: open to all callers.
 */
export function keyScopesOf(field: GraphQLField<unknown, unknown>): readonly KeyScope[] | undefined {
  const rule = accessOf(field);
  const declared = field.extensions.keyRule as KeyRule | undefined;
  if (declared === 'persons') return [];
  if (declared === 'release') return ['money', 'full'];
  if (declared !== undefined) return [declared];
  if (rule === undefined || rule.kind === 'open') return undefined;
  const own =
    rule.kind === 'any_of'
      ? rule.permissions.flatMap((one) => scopesOf(one)[0] ?? []).filter((scope) => scope !== 'read')
      : [];
  return own.length > 0 ? [...new Set(own)] : ['admin'];
}

/** Refuses fields of an organisation as a whole to its staff who are limited to events. Runs after the access rule. */
function keepToWholeOrganisation(fields: readonly GraphQLField<unknown, unknown>[]): void {
  for (const field of fields) {
    if (field.extensions.wholeOrganisation !== true) continue;
    const { resolve, subscribe } = field;
    field.description = `${field.description} Not available to staff who are limited to events.`;
    const checked =
      (run: Resolver): Resolver =>
      (source, args, context, info) => {
        if (isLimited((context as Scope).actor)) throw new LimitedToEvents();
        return run(source, args, context, info);
      };
    if (resolve) field.resolve = checked(resolve);
    if (subscribe) field.subscribe = checked(subscribe);
  }
}

/** Refuses mutations to API keys without a scope for them. Runs after the access rule. */
function limitKeys(mutations: readonly GraphQLField<unknown, unknown>[]): void {
  for (const field of mutations) {
    const run = field.resolve;
    const scopes = keyScopesOf(field);
    if (run === undefined || scopes === undefined) continue;
    const needed =
      scopes.length > 0
        ? `An API key needs the scope ${scopes.map((one) => `\`${one.toUpperCase()}\``).join(' or ')}.`
        : 'Not available to API keys.';
    field.description = `${field.description} ${needed}`;
    field.resolve = (source, args, context, info) => {
      requireScope((context as Scope).actor, scopes, field.extensions.confirmed === true);
      return run(source, args, context, info);
    };
  }
}

function guardField(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>, rule: FieldRule): void {
  // Fields visible with their object keep their resolver: compiled documents read plain properties inline.
  if (rule.kind === 'open' || rule.kind === 'with_object') return;
  const { resolve, subscribe, name } = field;
  const operation = rule.kind === 'by_object' ? `${type.name}.${name}` : name;
  const run = resolve ?? ((source) => (source as Record<string, unknown>)[name]);
  field.resolve = guarded(rule, operation, run);
  if (subscribe) field.subscribe = guarded(rule, operation, subscribe);
}

type Resolver = GraphQLFieldResolver<unknown, unknown>;

function guarded(rule: FieldRule, operation: string, run: Resolver): Resolver {
  return (source, args, context, info) => {
    const scope = context as Scope;
    try {
      check(rule, scope, source);
    } catch (error) {
      scope.services.audit.refused(scope, { operation, code: (error as { code: string }).code });
      throw error;
    }
    return run(source, args, context, info);
  };
}

function check(rule: FieldRule, scope: Scope, source: unknown): void {
  if (rule.kind === 'signed_in') signedIn(scope.actor);
  if (rule.kind === 'identified') identified(scope.actor);
  if (rule.kind === 'any_of') requireAny(scope.actor, rule.permissions);
  if (rule.kind === 'by_object' && !rule.allows(source as never, scope.actor)) throw new Forbidden();
}
