import type { Plugin, Rolldown } from 'vite';

/**
 * Shared chunks, in order. Each request costs another round trip on a slow network, and by default three hundred pages,
 * panels and dialogs share two hundred small files. Modules that the first part needs go into the first, those that the
 * second needs in addition into the second, and so on. So a part never depends on a later one and runs before its
 * importers. Measured with the bundler's own chunks instead: the details of an event load 89 scripts instead of 8.
 */
const PARTS: Readonly<Record<string, RegExp>> = {
  first: /\/pages\/(events\/EventsPage|home\/HomePage)\.tsx$/,
  lists: /\/pages\/(issuers\/IssuersPage|find-tickets\/FindTicketsPage)\.tsx$/,
  event: /\/pages\/event-details\/EventDetailsPage\.tsx$/,
  live: /\/apollo\/socket-link\.ts$/,
  dashboard: /\/pages\/dashboard\/(DashboardPage|panels\/overview)\.tsx$/,
  site: /\/pages\/(auth|issuers|find-tickets|contact|about|careers|features|pricing|legal|not-found)\/\w+\.tsx$/,
  menu: /\/features\/events\/ShareMenu\.tsx$/,
  ticket: /\/(pages\/(ticket\/\w+Page|order\/OrderPage)|features\/finding\/FoundTickets)\.tsx$/,
  verify: /\/pages\/verify\/VerifyPage\.tsx$/,
  door: /\/pages\/door\/DoorPage\.tsx$/,
  sale: /\/features\/purchases\/(FormPurchase|Purchased|special\/JoinWaitingList|external-wallet\/\w+)\.tsx$/,
  payment: /\/(pages\/pay\/PayPage|features\/purchases\/provider\/PaymentInProgress)\.tsx$/,
  desk: /\/client\/src\/(?!.*ExplorerPage)/,
};

/**
 * Texts for an organiser's staff load from a catalogue that other pages do not need: the modules of a part that need
 * them form a part of their own, after all others.
 */
const staffPart = (name: string): string => `${name}-staff`;
const STAFF_WORDS = /\/client\/src\/language\/in-staff-language\.ts$/;

/** The service worker is one script without imports, and an entry remains what index.html loads. */
const isOfPages = (id: string): boolean =>
  !/\/(offline\/(worker\/|offline-pages)|main\.tsx$|index\.html)/.test(id);

/** Every page reaches the index of this package, but only the explorer uses its parser and validation. */
const GRAPHQL = /\/node_modules\/graphql\//;

interface SharedParts {
  plugin: Plugin;
  groups: Rolldown.CodeSplittingGroup[];
}

/** Assigns modules to shared chunks. */
export function sharedParts(): SharedParts {
  const partOf = new Map<string, string>();
  const names = [...Object.keys(PARTS), ...Object.keys(PARTS).map(staffPart)];
  const groups = names.map((name, place) => ({
    name,
    // The highest priority takes a module first; negative ones are not allowed.
    priority: names.length - place,
    test: (id: string) => isOfPages(id) && partOf.get(id) === name,
  }));
  return {
    groups: [{ name: 'base', tags: ['$initial'], test: isOfPages, priority: names.length + 1 }, ...groups],
    plugin: {
      name: 'shared-parts',
      apply: 'build',
      buildEnd() {
        for (const [id, name] of findParts(this)) partOf.set(id, name);
      },
    },
  };
}

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

function findParts(graph: Graph): Map<string, string> {
  const entries = [...graph.getModuleIds()].filter(
    (id) => (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0,
  );
  const users = new Map<string, Set<string>>();
  for (const entry of entries) {
    for (const id of reachedFrom(graph, entry)) users.set(id, (users.get(id) ?? new Set()).add(entry));
  }
  const parts = new Map<string, string>();
  const staff = needing(graph, STAFF_WORDS);
  for (const [id, by] of users) {
    if (GRAPHQL.test(id)) continue;
    // A module of a single importer stays with it, and an entry is not part of another chunk.
    if (by.size < 2 || entries.includes(id)) continue;
    const name = Object.keys(PARTS).find((part) => [...by].some((entry) => PARTS[part]?.test(entry)));
    if (name) parts.set(id, staff.has(id) ? staffPart(name) : name);
  }
  return parts;
}

function reachedFrom(graph: Graph, entry: string): Set<string> {
  const reached = new Set([entry]);
  for (const id of reached) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  }
  return reached;
}

/** Modules that match, and all that import them directly or indirectly. */
function needing(graph: Graph, words: RegExp): Set<string> {
  const found = new Set([...graph.getModuleIds()].filter((id) => words.test(id)));
  for (const id of found) {
    for (const importer of graph.getModuleInfo(id)?.importers ?? []) found.add(importer);
  }
  return found;
}
