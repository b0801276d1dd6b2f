import type { MessagePort } from 'node:worker_threads';

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  /** All is undone unless this touches a row. */
  readonly must?: true;
}

/** A database, as little of it as the store needs. Parameters are written $1, $2 and so on. */
export interface Database {
  read(sql: string, values: readonly Value[]): Promise<readonly Row[]>;
  /**
   * Carries out all statements or none, and confirms when they are on disk. Undefined: a statement that must touch a
   * row did not. Otherwise the rows of the last statement.
   */
  write(statements: readonly Statement[]): Promise<readonly Row[] | undefined>;
  /** What a query says at its end to leave out rows that another process is busy with, and to hold the others. */
  readonly rowsOfOneClaimer: string;
  /** Whether other processes may write at the same time. */
  readonly isShared: boolean;
  /** Does something while no other process does something of that kind. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** What tells other processes that a table changed, as part of a write; nothing where there are no others. */
  announce(table: string, revision: number): readonly Statement[];
  /** Calls back when a table may have changed, with its new revision; without a table, when any may have. */
  onChange(heard: (table?: string, revision?: number) => void): void;
  /** Lets another thread of this process in at the far end of a line; false where it should come in by itself. */
  adopt(line: MessagePort): boolean;
  close(): Promise<void>;
}

export const statement = (sql: string, ...values: Value[]): Statement => ({ sql, values });
export const must = (sql: string, ...values: Value[]): Statement => ({ sql, values, must: true });
