import type { MessagePort } from 'node:worker_threads';

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  /** The transaction is rolled back unless this statement changes a row. */
  readonly must?: true;
}

/** The part of a database that the store needs. Parameters are written $1, $2 and so on. */
export interface Database {
  read(sql: string, values: readonly Value[]): Promise<readonly Row[]>;
  /**
   * Executes all statements in a transaction, and resolves when they are on disk. Returns the rows of the last
   * statement, or undefined if a statement that must change a row did not.
   */
  write(statements: readonly Statement[]): Promise<readonly Row[] | undefined>;
  /** The suffix of a query that locks its rows and skips those locked by another process. */
  readonly rowsOfOneClaimer: string;
  /** Whether other processes may write at the same time. */
  readonly isShared: boolean;
  /** Runs a task under a lock that all processes share. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** The statement that notifies other processes of a change, as part of a write; absent if there are no others. */
  announce(table: string, revision: number): readonly Statement[];
  /** Calls back when a table may have changed, with its new revision; without a table, when any may have. */
  onChange(heard: (table?: string, revision?: number) => void): void;
  /** Gives another thread of this process access by a message port; false if it should open its own connection. */
  adopt(line: MessagePort): boolean;
  close(): Promise<void>;
}

export const statement = (sql: string, ...values: Value[]): Statement => ({ sql, values });
export const must = (sql: string, ...values: Value[]): Statement => ({ sql, values, must: true });
