import type { FastifyInstance } from 'fastify';

/** Collects the methods of each API path, so that another method is refused with 405 instead of 404. */
export class AllowedMethods {
  readonly #byPattern = new Map<string, { matches: RegExp; methods: Set<string> }>();

  /** Must be created before the routes are mounted. */
  constructor(http: FastifyInstance) {
    http.addHook('onRoute', ({ url, method }) => {
      // Files and pages match any path.
      if (!url.includes('*')) this.#add(url, [method].flat());
    });
  }

  /** @returns sorted; empty for an unknown path */
  of(path: string): string[] {
    const methods = [...this.#byPattern.values()]
      .filter(({ matches }) => matches.test(path))
      .flatMap((route) => [...route.methods]);
    return [...new Set(methods)].sort();
  }

  #add(url: string, methods: string[]): void {
    const known = this.#byPattern.get(url) ?? { matches: patternOf(url), methods: new Set() };
    for (const method of methods) known.methods.add(method);
    this.#byPattern.set(url, known);
  }
}

/** `/tickets/:id` and `/tickets/:id.pdf`; a parameter is one segment, or a part of it. */
function patternOf(url: string): RegExp {
  const literal = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/:\w+/g, '[^/]+')}/?$`);
}
