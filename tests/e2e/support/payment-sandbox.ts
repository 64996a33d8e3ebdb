/** The payment sandbox that the journeys share, and its merchants. */
export const paymentSandboxUrl = (): string => {
  if (!process.env.PAYMENTS_SANDBOX_URL) throw new Error('The configuration names no payment sandbox.');
  return process.env.PAYMENTS_SANDBOX_URL;
};

/** The certificate that encrypts passwords of initiators. */
export async function initiatorCertificate(): Promise<string> {
  return (await fetch(`${paymentSandboxUrl()}/sandbox/certificate`)).text();
}
