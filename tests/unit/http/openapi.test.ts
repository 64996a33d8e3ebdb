import { readdirSync, readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../server/api/openapi/openapi-document.ts';
import { routes } from '../../../server/api/rest/domains.ts';
import { FILE_CALLS } from '../../../server/api/rest/file-calls.ts';
import { productSchema } from '../../../server/app.ts';

const document = openApiDocument(routes, FILE_CALLS, productSchema(), '1.2.3');
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    operation,
  })),
);
interface JsonObject {
  properties?: Record<string, { type?: unknown; description?: string }>;
  required?: string[];
}
interface Body {
  content?: { 'application/json'?: { schema: JsonObject } };
}
const operation = (call: string) => operations.find((one) => one.call === call)?.operation;

describe('the OpenAPI document', () => {
  it('is one, by the schema of OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Passa', version: '1.2.3' } });
  });

  it('has every route and every file, under names of their own', () => {
    const reported = [...routes, ...FILE_CALLS].map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(operations.map(({ call }) => call).sort()).toEqual([...new Set(reported)].sort());
    const names = operations.map(({ operation: { operationId } }) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('leaves out no call that answers or takes a file', () => {
    const folder = new URL('../../../server/api/', import.meta.url).pathname;
    const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/^(rest|openapi|graphql|websocket)\//.test(name))
      .map((name) => readFileSync(folder + name, 'utf8').replace(/`\$\{PATH\}/g, '`/api/expenses/receipts'));
    const mounted = code.flatMap((text) =>
      [...text.matchAll(/\.(get|post|put|delete)(?:<[\s\S]{0,160}?>)?\(\s*['`](\/[^'`]+)['`]/g)].map(
        ([, method = '', path = '']) => `${method.toUpperCase()} ${path}`,
      ),
    );
    const calls = mounted.filter((call) => / \/(api|embed\/:)|\.ics$/.test(call));
    expect(calls.length).toBeGreaterThan(8);
    const reported = new Set(FILE_CALLS.map(({ method, path }) => `${method} ${path}`));
    expect(calls.filter((call) => !reported.has(call))).toEqual([]);
  });

  it('reads access, permissions and idempotency off the guards and documents', () => {
    expect(operation('POST /auth/login')).toMatchObject({ security: [{}, { bearer: [] }, { key: [] }] });
    expect(operation('POST /api/events/{id}/publish')).toMatchObject({
      'x-permissions': ['PUBLISH_EVENTS'],
      description: 'Requires PUBLISH_EVENTS.',
    });
    expect(operation('POST /api/events/{id}/publish')?.security).toBeUndefined();
    const parameters = operation('POST /api/tickets/purchase')?.parameters;
    expect(parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }]);
  });

  it('says the unit of every amount', () => {
    const AMOUNT =
      /(^|_)(amount|balance|spendable|price|owed|advances|owed_expenses|revenue|financing|charged)$/;
    const objects: [string, JsonObject][] = [
      ...Object.entries(document.components.schemas as Record<string, JsonObject>),
      ...operations.flatMap(({ call, operation: { requestBody } }): [string, JsonObject][] => {
        const body = (requestBody as Body | undefined)?.content?.['application/json']?.schema;
        return body ? [[call, body]] : [];
      }),
    ];
    const unitless = objects.flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([field, { type }]) => AMOUNT.test(field) && /number|integer|string/.test(String(type)))
        .filter(
          ([, { description = '' }]) => !/XLM|in `(payment_)?currency`|in the currency of/i.test(description),
        )
        .filter(
          ([field]) => !(`${field.replace(/[a-z]+$/, '')}currency` in properties || 'currency' in properties),
        )
        .map(([field]) => `${name}.${field}`),
    );
    expect(unitless).toEqual([]);
  });

  it('offers an order of several tiers where the call takes one', () => {
    const { content } = (operation('POST /api/tickets/purchase')?.requestBody ?? {}) as Body;
    const body = content?.['application/json']?.schema;
    expect(body?.properties).toHaveProperty('lines');
    expect(body?.required).toEqual(['event_id', 'purchaser_meta']);
    const reported = operations.filter(({ operation: { requestBody } }) =>
      JSON.stringify(requestBody)?.includes('`lines`'),
    );
    expect(reported.map(({ call }) => call)).toEqual(['POST /api/tickets/purchase']);
  });

  it('resolves every reference, and describes every schema that is named', () => {
    const text = JSON.stringify(document);
    const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    for (const name of named) expect(document.components.schemas, name).toHaveProperty(String(name));
  });
});
