import { BREAK, GraphQLError, Kind, type SelectionNode, type ValidationRule } from 'graphql';

/**
 * Refuses documents that repeat a field or a fragment many times in one selection: repetitions add nothing to the
 * answer and cost as much as other fields.
 * @param most repetitions in a document
 */
export function duplicateLimit(most: number): ValidationRule {
  return (context) => {
    let repeated = 0;
    return {
      SelectionSet({ selections }) {
        const seen = new Set<string>();
        for (const selection of selections) {
          const key = keyOf(selection);
          if (key !== undefined && seen.has(key)) repeated += 1;
          else if (key !== undefined) seen.add(key);
        }
        if (repeated <= most) return undefined;
        context.reportError(new GraphQLError(`More than ${most} fields are named more than once.`));
        return BREAK;
      },
    };
  };
}

/** @returns undefined for an inline fragment, whose own selection is counted */
function keyOf(selection: SelectionNode): string | undefined {
  if (selection.kind === Kind.FIELD) return (selection.alias ?? selection.name).value;
  return selection.kind === Kind.FRAGMENT_SPREAD ? `...${selection.name.value}` : undefined;
}
