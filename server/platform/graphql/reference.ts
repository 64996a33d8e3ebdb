import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

const known = new WeakMap<FieldNode, ReadonlySet<string>>();

/**
 * Returns true when the document selects a field of one of these names anywhere below the resolved field: unselected
 * data need not be read from the database. Documents are cached, so each is walked once.
 */
export function asksFor(info: GraphQLResolveInfo, ...names: string[]): boolean {
  return info.fieldNodes.some((node) => names.some((name) => fieldsBelow(node, info).has(name)));
}

/** Returns true when all fields selected below the resolved field are in the given object. */
export function asksOnlyFor(info: GraphQLResolveInfo, held: object): boolean {
  return info.fieldNodes.every((node) =>
    [...fieldsBelow(node, info)].every((name) => name === '__typename' || name in held),
  );
}

function fieldsBelow(node: FieldNode, info: GraphQLResolveInfo): ReadonlySet<string> {
  let below = known.get(node);
  if (below === undefined) {
    below = namesBelow(node.selectionSet, info, new Set());
    known.set(node, below);
  }
  return below;
}

function namesBelow(
  selections: SelectionSetNode | undefined,
  info: GraphQLResolveInfo,
  found: Set<string>,
): Set<string> {
  for (const selection of selections?.selections ?? []) {
    if (selection.kind === 'Field') found.add(selection.name.value);
    const below = selection.kind === 'FragmentSpread' ? info.fragments[selection.name.value] : selection;
    namesBelow(below?.selectionSet, info, found);
  }
  return found;
}

/**
 * Resolves a referenced object. A document that selects only fields of the known row, such as the id, costs no
 * statement; for anything more the object is looked up, and its own access rule decides.
 * @param known the object's fields in the row
 */
export function reference<Found extends object | null>(
  info: GraphQLResolveInfo,
  known: Partial<NonNullable<Found>> & { id: string },
  find: () => Promise<Found>,
): Promise<Found> | Found {
  return asksOnlyFor(info, known) ? (known as unknown as Found) : find();
}
