import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

const library = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys. The server, which draws the page for most browsers, takes it for granted. */
export const hasPasskeys = (): boolean =>
  globalThis.window === undefined || typeof globalThis.PublicKeyCredential === 'function';

/** Whether the browser offers passkeys among the suggestions of a field. */
export async function offersInField(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  const { browserSupportsWebAuthnAutofill } = await library();
  return browserSupportsWebAuthnAutofill();
}

/** Makes a passkey. @param options from the service @throws when the person or the browser refuses */
export async function createPasskey(options: unknown): Promise<unknown> {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
}

/**
 * Proves a passkey; ends a proof that waits.
 * @param options from the service
 * @param isInField waits until the person chooses a passkey among the suggestions of a field
 * @throws when the person or the browser refuses
 */
export async function provePasskey(options: unknown, isInField = false): Promise<unknown> {
  const { startAuthentication } = await library();
  return startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: isInField,
  });
}

/** Ends a proof that waits for a choice in a field. */
export async function cancelProof(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

/** Whether the browser ended the ceremony: the person dismissed it, or there is no passkey that fits. */
export const isCeremonyFailure = (error: unknown): boolean =>
  error instanceof Error &&
  ['NotAllowedError', 'AbortError', 'InvalidStateError', 'SecurityError', 'WebAuthnError'].includes(
    error.name,
  );
