export interface RequestLine {
  method: string;
  path: string;
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** Builds requests of one kind: the constant part is built once. */
export function requestWriter(url: URL, line: RequestLine): (body?: unknown) => string {
  const head = [
    `${line.method} ${line.path} HTTP/1.1`,
    `host: ${url.host}`,
    'accept: application/json',
    ...(line.token === undefined ? [] : [`authorization: Bearer ${line.token}`]),
    ...Object.entries(line.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
  ].join('\r\n');
  return (body) => {
    if (body === undefined) return `${head}\r\n\r\n`;
    const text = JSON.stringify(body);
    const length = Buffer.byteLength(text);
    return `${head}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${text}`;
  };
}
