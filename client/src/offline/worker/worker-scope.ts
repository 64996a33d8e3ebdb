/** What a service worker finds round itself, as far as ours uses it: the DOM's types describe windows alone. */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(kind: 'message', listener: (event: LastingEvent & MessageEvent<unknown>) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface LastingEvent {
  /** The browser lets the worker live until then. */
  waitUntil(done: Promise<unknown>): void;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
