import pg from "pg";

/** A statement that PostgreSQL parses and plans once for each connection. */
export type Statement<Row extends object> = {
  readonly name: string;
  readonly text: string;
  /** Only carries the type of its rows. */
  readonly row?: Row;
};

/** A statement with the values of its parameters. */
export type BoundStatement<Row extends object> = {
  readonly statement: Statement<Row>;
  readonly values: readonly (string | null)[];
};

/** The statements of one message. */
export type Batch = readonly BoundStatement<object>[];

/** The rows of each statement of a batch. */
export type RowsOf<Of extends Batch> = {
  readonly [At in keyof Of]: Of[At] extends BoundStatement<infer Row> ? readonly Row[] : never;
};

/** The rows of each statement of any batch. */
export type ReadRows = readonly (readonly object[])[];

/** A column of a result, with the parser of its type. */
type Column = { readonly name: string; readonly parse: (text: string) => unknown };
type Field = { readonly name: string; readonly dataTypeID: number };

/** The columns of the statements that each connection has prepared, by the statement's name. */
const preparedBy = new WeakMap<pg.Connection, Map<string, readonly Column[]>>();

/**
 * Runs statements in one message, so in one round trip. Outside a transaction they form one, which ends with
 * the message; the first error ends the batch.
 */
export function runBatch<const Of extends Batch>(
  client: pg.PoolClient,
  batch: Of,
): Promise<RowsOf<Of>> {
  return new Promise((resolve, reject) => {
    const end = (error: Error | null, rows: ReadRows = []) =>
      error ? reject(error) : resolve(rows as unknown as RowsOf<Of>);
    client.query(new SubmittedBatch(batch, end));
  });
}

/** A batch that the driver submits; the driver calls its handlers with the messages of PostgreSQL. */
class SubmittedBatch implements pg.Submittable {
  /** The driver replaces it by one that stops its timer too. */
  callback: (error: Error | null, rows?: ReadRows) => void;
  readonly #batch: Batch;
  readonly #rows: object[][];
  #prepared = new Map<string, readonly Column[]>();
  /** The position of the statement that PostgreSQL answers. */
  #at = 0;

  constructor(batch: Batch, callback: SubmittedBatch["callback"]) {
    this.#batch = batch;
    this.#rows = batch.map(() => []);
    this.callback = callback;
  }

  /** The names of the statements, for a log of queries. */
  get text(): string {
    return this.#batch.map(({ statement }) => statement.name).join("; ");
  }

  submit(connection: pg.Connection): void {
    this.#prepared = preparedBy.get(connection) ?? this.#prepared;
    preparedBy.set(connection, this.#prepared);
    const sent = new Set<string>();
    connection.stream.cork();
    for (const { statement, values } of this.#batch) {
      const { name, text } = statement;
      if (!this.#prepared.has(name) && !sent.has(name)) {
        sent.add(name);
        connection.parse({ name, text, types: [] }, true);
        connection.describe({ type: "S", name }, true);
      }
      connection.bind({ statement: name, values: [...values] }, true);
      connection.execute({}, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  /** Arrives once a statement is prepared, before it runs. */
  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    const columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: pg.types.getTypeParser(dataTypeID),
    }));
    this.#prepared.set(this.#name(), columns);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    this.#prepared.get(this.#name())?.forEach(({ name, parse }, at) => {
      const text = fields[at] ?? null;
      row[name] = text === null ? null : parse(text);
    });
    this.#rows[this.#at]?.push(row);
  }

  handleCommandComplete(): void {
    // A statement without rows has no description.
    if (!this.#prepared.has(this.#name())) this.#prepared.set(this.#name(), []);
    this.#at += 1;
  }

  handleReadyForQuery(): void {
    this.callback(null, this.#rows);
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  #name(): string {
    return this.#batch[this.#at]?.statement.name ?? "";
  }
}
