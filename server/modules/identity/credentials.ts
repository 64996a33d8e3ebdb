import type { Clock } from '../../platform/clock.ts';
import type { PasswordCost } from '../../platform/config/config.ts';
import { LinkSecrets } from './links/link-secrets.ts';
import { Passwords } from './passwords/passwords.ts';
import { AccessTokens } from './sessions/access-tokens.ts';

export interface CredentialsOptions {
  tokenKey: Buffer;
  passwordCost: PasswordCost;
  clock: Clock;
}

/** The services that create and check passwords, session tokens and mailed links. */
export class Credentials {
  readonly passwords: Passwords;
  readonly tokens: AccessTokens;
  readonly links: LinkSecrets;

  constructor({ tokenKey, passwordCost, clock }: CredentialsOptions) {
    this.passwords = new Passwords(passwordCost);
    this.tokens = new AccessTokens(tokenKey, clock);
    this.links = new LinkSecrets(tokenKey);
  }
}
