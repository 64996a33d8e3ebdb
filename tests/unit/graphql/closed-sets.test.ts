import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { productSchema } from '../../../server/app.ts';

const types = Object.values(productSchema().getTypeMap()).filter((type) => !isIntrospectionType(type));

/** A name of a closed set of words. */
const CLOSED =
  /^(state|status|kind|type|method|mode|network|environment|level|outcome|role|category|field|audience|theme|owner|currency|fault|box|part|badge|paymentMethod|.*(Status|State|Kind|Method|Role|Currency))$/;

/** Fields and arguments with a matching name, and why their values are no closed set. */
const OPEN: Record<string, string> = {
  'WebhookAttempt.status': 'a status of HTTP',
};

/** Texts of a set that grows with the product: documented where they are listed, and accepted when unknown. */
const GROWING = [
  'AuditLog.action',
  'AuditLog.entityType',
  'BooksDifference.rule',
  'ReportTotal.group',
  'TimedJob.name',
];

interface Member {
  path: string;
  name: string;
  type: string;
}

const memberOf = (path: string, { name, type }: { name: string; type: GraphQLType }): Member => ({
  path,
  name,
  type: getNamedType(type).name,
});

const members = types.flatMap((owner): Member[] => {
  if (!isObjectType(owner) && !isInputObjectType(owner)) return [];
  return Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(owner.getFields()).flatMap(
    (field) => {
      const path = `${owner.name}.${field.name}`;
      const args = 'args' in field ? field.args : [];
      return [memberOf(path, field), ...args.map((arg) => memberOf(`${path}(${arg.name})`, arg))];
    },
  );
});

describe('closed sets of words in the schema', () => {
  it('are enums wherever a field or an argument is named like one', () => {
    const bare = members.filter(
      ({ name, type }) => CLOSED.test(name) && ['String', 'Int', 'ID'].includes(type),
    );
    expect(bare.map(({ path }) => path)).toEqual(Object.keys(OPEN));
  });

  it('leave sets that grow with the product as text', () => {
    const paths = new Map(members.map((one) => [one.path, one.type]));
    for (const path of GROWING) expect(paths.get(path), path).toBe('String');
  });

  it('share one enum: no two enums have the same values', () => {
    const byValues = new Map<string, string[]>();
    for (const type of types.filter(isEnumType)) {
      const values = type
        .getValues()
        .map(({ name }) => name)
        .sort()
        .join(' ');
      byValues.set(values, [...(byValues.get(values) ?? []), type.name]);
    }
    expect([...byValues.values()].filter(({ length }) => length > 1)).toEqual([]);
  });

  it.each([
    ['Payment.method', 'PaymentMethod'],
    ['ExecuteRoundInput.paymentMethod', 'PaymentMethod'],
    ['EventCancellation.state', 'EventCancellationState'],
    ['EventChange.field', 'EventChangeField'],
    ['Person.status', 'UserStatus'],
    ['UserAccount.status', 'UserStatus'],
    ['LedgerStatus.network', 'LedgerNetwork'],
    ['Wallet.network', 'LedgerNetwork'],
    ['Anchor.network', 'LedgerNetwork'],
    ['SystemStats.environment', 'Environment'],
  ])('%s is of %s', (path, name) => {
    expect(members.find((one) => one.path === path)?.type).toBe(name);
  });
});
