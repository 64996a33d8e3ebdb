import { createHmac } from 'node:crypto';
import type { Secrets } from '../../platform/config/secrets.ts';
import type { Scope } from '../../platform/scope.ts';
import { keyDigest, opensOrder } from './order.rules.ts';
import type { Order } from './order.schema.ts';

/**
 * Makes the secrets of orders from their ids, with a key that is derived from the master key: a repeated purchase returns
 * the same secret, and the database stores its digest alone.
 */
export class OrderKeys {
  readonly #keys: readonly [Buffer, ...Buffer[]];

  constructor({ masterKey, formerMasterKeys }: Secrets) {
    this.#keys = [derived(masterKey), ...formerMasterKeys.map(derived)];
  }

  /** The digest of the secret of a new order. */
  digestOf(orderId: string): Buffer {
    return keyDigest(secretOf(this.#keys[0], orderId));
  }

  /**
   * The secret of an order. After a change of the master key it is found for as long as the former one is known; the
   * buyer's copy opens the order in any case.
   * @returns null for an order that was made before orders had secrets
   */
  find({ id, keyHash }: Pick<Order, 'id' | 'keyHash'>): string | null {
    const secrets = keyHash === null ? [] : this.#keys.map((key) => secretOf(key, id));
    const order = { userId: null, idempotencyKey: null, keyHash };
    return secrets.find((secret) => opensOrder(order, secret)) ?? null;
  }
}

const derived = (masterKey: Buffer): Buffer =>
  createHmac('sha256', masterKey).update('passa:order-keys:v1').digest();

/** 256 bits, as 43 characters. */
const secretOf = (key: Buffer, orderId: string): string =>
  createHmac('sha256', key).update(orderId).digest('base64url');

/** Adds the secret of an order to the answer of its purchase: nothing else returns it. */
export function withOrderKey<Answer extends { order: Order }>(
  { services }: Scope,
  answer: Answer,
): Answer & { orderKey: string | null } {
  return { ...answer, orderKey: services.orderKeys.find(answer.order) };
}
