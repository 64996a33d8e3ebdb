/** Ways in which the service lets a person confirm who they are. */
export type ConfirmationMethod = 'password' | 'totp' | 'passkey';

export interface ConfirmationRequest {
  methods: readonly ConfirmationMethod[];
  /** Ends the request: true once the person has confirmed, false when they dismissed it. */
  end: (isConfirmed: boolean) => void;
}

let request: ConfirmationRequest | null = null;
let underWay: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function show(next: ConfirmationRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

export const currentConfirmation = (): ConfirmationRequest | null => request;

export function onConfirmation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the person to confirm who they are. Calls that are refused together share one dialog. */
export function askForConfirmation(methods: readonly ConfirmationMethod[]): Promise<boolean> {
  underWay ??= new Promise<boolean>((resolve) => {
    const end = (isConfirmed: boolean): void => {
      underWay = null;
      show(null);
      resolve(isConfirmed);
    };
    show({ methods, end });
  });
  return underWay;
}
