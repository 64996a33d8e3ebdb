import { createHash } from 'node:crypto';

export function sha256(...parts: Uint8Array[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(part);
  }
  return hash.digest();
}

/** Writes XDR: big-endian, four-byte units. Grows as needed; `take` returns the written bytes and resets the writer. */
export class BytesWriter {
  #buffer = Buffer.allocUnsafe(512);
  #length = 0;

  #room(size: number): number {
    const at = this.#length;
    if (at + size > this.#buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, at + size));
      this.#buffer.copy(larger, 0, 0, at);
      this.#buffer = larger;
    }
    this.#length = at + size;
    return at;
  }

  int32(value: number): this {
    const at = this.#room(4);
    this.#buffer.writeInt32BE(value, at);
    return this;
  }

  uint32(value: number): this {
    const at = this.#room(4);
    this.#buffer.writeUInt32BE(value, at);
    return this;
  }

  int64(value: bigint): this {
    const at = this.#room(8);
    this.#buffer.writeBigInt64BE(value, at);
    return this;
  }

  uint64(value: bigint): this {
    const at = this.#room(8);
    this.#buffer.writeBigUInt64BE(value, at);
    return this;
  }

  /** Bytes of a fixed length, padded to four. */
  fixed(bytes: Uint8Array): this {
    const padded = (bytes.length + 3) & ~3;
    const at = this.#room(padded);
    this.#buffer.set(bytes, at);
    this.#buffer.fill(0, at + bytes.length, at + padded);
    return this;
  }

  /** Length, then the bytes. */
  variable(bytes: Uint8Array): this {
    return this.uint32(bytes.length).fixed(bytes);
  }

  take(): Buffer {
    const taken = Buffer.from(this.#buffer.subarray(0, this.#length));
    this.#length = 0;
    return taken;
  }
}
