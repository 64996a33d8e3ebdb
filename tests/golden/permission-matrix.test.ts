import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GraphQLField, type GraphQLObjectType, type GraphQLSchema, parse, visit } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessOf } from '../../server/api/graphql/guard.ts';
import { routes } from '../../server/api/rest/domains.ts';
import { REST_DOCUMENTS } from '../../server/api/rest/operations.gen.ts';
import type { Route } from '../../server/api/rest/route.ts';
import { productSchema } from '../../server/app.ts';
import { PERMISSIONS } from '../../server/platform/access/permissions.ts';
import { ROLE_PERMISSIONS, ROLES, type Role } from '../../server/platform/access/roles.ts';
import {
  bootTestApp,
  type GraphQLAnswer,
  type RestAnswer,
  type TestActor,
  type TestApp,
} from '../support/app.ts';
import { operationForField, type RootKind, variablesForField } from '../support/operation-for-field.ts';
import { probeSubscription } from '../support/probe-subscription.ts';

const SERVER = fileURLToPath(new URL('../../server', import.meta.url));

type Caller = Role | 'anonymous';
const CALLERS: Caller[] = ['anonymous', ...ROLES];
const NOBODYS = '01900000-0000-7000-8000-000000000000';

const schema = productSchema();
const fields = rootFields(schema);
const golden: Record<string, Caller[]> = JSON.parse(
  readFileSync(new URL('./permission-matrix.json', import.meta.url), 'utf8'),
);

/** All callers that a field's declared rule allows. */
function allowed(field: GraphQLField<unknown, unknown>): Caller[] {
  const rule = accessOf(field);
  if (rule === undefined) return [];
  if (rule.kind === 'open') return CALLERS;
  if (rule.kind === 'signed_in' || rule.kind === 'identified') return [...ROLES];
  return ROLES.filter((role) =>
    rule.permissions.some((permission) => ROLE_PERMISSIONS[role].has(permission)),
  );
}

function rootFields(
  from: GraphQLSchema,
): { kind: RootKind; name: string; field: GraphQLField<unknown, unknown> }[] {
  const roots: [RootKind, GraphQLObjectType | null | undefined][] = [
    ['query', from.getQueryType()],
    ['mutation', from.getMutationType()],
    ['subscription', from.getSubscriptionType()],
  ];
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind, name: `${kind}.${field.name}`, field })),
  );
}

const TRIED_ROUTES = routes
  .filter(({ path }) => path !== '/auth/logout' && path !== '/api/system/change-password')
  .map((route) => ({ route, name: `${route.method} ${route.path}` }));

function refusalFor(caller: Caller): string {
  return caller === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
}

function expectRefusal({ status, body }: RestAnswer, caller: Caller): void {
  expect(body.success, caller).toBe(false);
  // The engine reports a missing variable before the guard runs: then the body was refused.
  if (body.error.code === 'BAD_INPUT') return;
  expect(status, caller).toBe(caller === 'anonymous' ? 401 : 403);
}

/** Fields whose call would end the caller's own session, or is about the credential itself. */
const ENDS_SESSION = new Set(['mutation.logout', 'mutation.changePassword']);

describe('the permission matrix', () => {
  it('is the golden table, field by field', () => {
    const table = Object.fromEntries(fields.map(({ name, field }) => [name, allowed(field)]));
    expect(table).toEqual(golden);
  });

  it('asks for every permission of the catalogue somewhere', () => {
    const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.gen)\.ts$/.test(name) && !name.startsWith('platform/access/'))
      .map((name) => readFileSync(`${SERVER}/${name}`, 'utf8'))
      .join('\n');
    expect(PERMISSIONS.filter((permission) => !sources.includes(`'${permission}'`))).toEqual([]);
  });

  describe('over GraphQL', () => {
    let test: TestApp;
    const actors = new Map<Role, TestActor>();

    beforeAll(async () => {
      test = await bootTestApp();
      const admin = await test.actor('issuer_admin');
      for (const role of ROLES) {
        const issuer = role.startsWith('issuer_') ? (admin.issuerId ?? undefined) : undefined;
        actors.set(role, role === 'issuer_admin' ? admin : await test.actor(role, issuer));
      }
    });
    afterAll(() => test.close());

    it.each(fields.filter(({ name }) => !ENDS_SESSION.has(name)))('$name', async ({ kind, field }) => {
      const may = new Set(allowed(field));
      for (const caller of CALLERS) {
        const codes = await codesOf(kind, field, tokenOf(caller));
        expect(codes, caller).not.toContain('INTERNAL');
        if (!may.has(caller)) expect(codes, caller).toEqual([refusalFor(caller)]);
        else expect(codes, caller).not.toContain('UNAUTHENTICATED');
      }
    });

    it.each(TRIED_ROUTES)('$name', async ({ route }) => {
      const may = callersOf(REST_DOCUMENTS[route.operation]);
      for (const caller of CALLERS) {
        const answer = await knock(route, tokenOf(caller));
        // Without a ledger the response may be that it is unavailable.
        const isAway = answer.body.error?.code === 'LEDGER_UNAVAILABLE';
        expect(isAway || answer.status < 500, `${caller}: ${answer.status}`).toBe(true);
        if (!may.has(caller)) expectRefusal(answer, caller);
      }
    });

    function tokenOf(caller: Caller): string | undefined {
      return caller === 'anonymous' ? undefined : actors.get(caller)?.token;
    }

    function knock(route: Route, token: string | undefined): Promise<RestAnswer> {
      const path = route.path.replace(/:(\w+)/g, (_match, name) =>
        name === 'slug' ? 'no-such-event' : NOBODYS,
      );
      const body = route.method === 'GET' ? undefined : {};
      return test.rest(route.method, path, body, { token, headers: { accept: 'application/json' } });
    }

    async function codesOf(
      kind: RootKind,
      field: GraphQLField<unknown, unknown>,
      token?: string,
    ): Promise<string[]> {
      const document = operationForField(kind, field);
      const variables = variablesForField(field, NOBODYS);
      if (kind === 'subscription') return probeSubscription(test.url, document, variables, token);
      const answer: GraphQLAnswer = await test.graphql(document, variables, { token });
      return (answer.errors ?? []).map((error) => error.extensions.code);
    }
  });
});

/** Callers that may call every root field of a document. */
function callersOf(document: string): Set<Caller> {
  let callers = new Set(CALLERS);
  visit(parse(document), {
    OperationDefinition(node) {
      for (const selection of node.selectionSet.selections) {
        if (selection.kind !== 'Field') continue;
        const found = fields.find(({ name }) => name === `${node.operation}.${selection.name.value}`);
        if (found) callers = new Set(allowed(found.field).filter((caller) => callers.has(caller)));
      }
    },
  });
  return callers;
}
