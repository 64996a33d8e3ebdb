/** The global scope of a service worker, as far as it is used: the DOM's types describe windows only. */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(kind: 'message', listener: (event: LastingEvent & MessageEvent<unknown>) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface LastingEvent {
  /** Keeps the worker alive until then. */
  waitUntil(done: Promise<unknown>): void;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
