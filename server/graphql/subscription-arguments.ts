import { type GraphQLSchema, getArgumentValues } from 'graphql';

/**
 * graphql-jit begins a subscription with the operation's variables in place of the field's arguments. They only agree
 * when each variable bears the name of its argument; here the arguments are read from the document itself.
 */
export function readSubscriptionArguments(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const begin = field.subscribe;
    if (!begin) continue;
    field.subscribe = (source, _variables, context, info) => {
      const [node] = info.fieldNodes;
      const args = node ? getArgumentValues(field, node, info.variableValues) : {};
      return begin(source, args, context, info);
    };
  }
  return schema;
}
