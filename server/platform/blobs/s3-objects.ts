import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config/config.ts';
import { Failure } from '../failures.ts';
import type { Log } from '../log.ts';
import type { ObjectStore } from './external-blobs.ts';

const TIMEOUT_MS = 15_000;
const RETRIES = 2;
const DETAIL_LENGTH = 300;

class StoreUnavailable extends Failure {
  constructor() {
    super('UNAVAILABLE', 'unavailable', 'The store of pictures cannot be reached. Please try again shortly.');
  }
}

/** Objects of a bucket, through the REST API of Amazon S3 with signatures of version 4 and paths that name the bucket. */
export class S3Objects implements ObjectStore {
  readonly #client: AwsClient;
  readonly #bucket: string;
  readonly #log: Log;

  constructor(config: S3Config, log: Log) {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config;
    this.#log = log;
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
    this.#bucket = `${endpoint}/${encodeURIComponent(bucket)}`;
  }

  async put(key: string, content: Buffer): Promise<void> {
    const answer = await this.#send('PUT', `/${key}`, content);
    if (!answer.ok) return this.#refuse(answer, 'PUT');
    await answer.arrayBuffer();
  }

  async get(key: string): Promise<Buffer | undefined> {
    const answer = await this.#send('GET', `/${key}`);
    if (answer.status === 404) {
      await answer.arrayBuffer();
      return undefined;
    }
    if (!answer.ok) return this.#refuse(answer, 'GET');
    return Buffer.from(await answer.arrayBuffer());
  }

  /** Lists the folder, because a crash may have left a part of its files. One listing holds up to 1,000 keys. */
  async removeFolder(folder: string): Promise<void> {
    const answer = await this.#send('GET', `?list-type=2&prefix=${encodeURIComponent(`${folder}/`)}`);
    if (!answer.ok) return this.#refuse(answer, 'LIST');
    for (const [, key = ''] of (await answer.text()).matchAll(/<Key>([^<&]+)<\/Key>/g)) {
      const removed = await this.#send('DELETE', `/${key}`);
      if (!removed.ok && removed.status !== 404) return this.#refuse(removed, 'DELETE');
      await removed.arrayBuffer();
    }
  }

  async #send(method: string, target: string, body?: Buffer): Promise<Response> {
    // The hash of the body is signed too; without it the library leaves the body unsigned.
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    try {
      return await this.#client.fetch(`${this.#bucket}${target}`, {
        method,
        headers: { 'x-amz-content-sha256': hash },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body && { body: new Uint8Array(body) }),
      });
    } catch (error) {
      this.#log.warn({ err: error, method }, 'the store of pictures did not answer');
      throw new StoreUnavailable();
    }
  }

  async #refuse(answer: Response, action: string): Promise<never> {
    const detail = (await answer.text()).slice(0, DETAIL_LENGTH);
    this.#log.warn({ status: answer.status, action, detail }, 'the store of pictures refused');
    throw new StoreUnavailable();
  }
}
