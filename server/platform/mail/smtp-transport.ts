import { createTransport, type Transporter } from 'nodemailer';
import { leavesPrivateNetwork } from '../../lib/addresses/public-host.ts';

/**
 * Creates the transport of mails. To a server outside of the private network they go over TLS alone: with `smtp:` the
 * server only offers it (STARTTLS), and an attacker between could remove the offer.
 */
export function smtpTransport(url: string): Transporter {
  return createTransport({ url, ...(leavesPrivateNetwork(new URL(url).hostname) && { requireTLS: true }) });
}
