/** One SQL statement. With a name it is prepared once a connection. */
export interface Statement {
  name?: string;
  text: string;
  values?: unknown[];
}
