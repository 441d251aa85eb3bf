import pg from 'pg'

/** The connection as the driver's queries use it; the driver's types do not cover all of it. */
interface Wire {
  stream: { cork(): void; uncork(): void }
  submittedNamedStatements: Record<string, string>
  parsedStatements: Record<string, string>
  sync(): void
}

/** How the driver's own query handles the database's answers. */
export interface Statement {
  name?: string
  text?: string
  submit(wire: Wire): Error | null
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
  handleReadyForQuery(wire: Wire): void
  handleError(error: Error, wire?: Wire): void
}

type Settled = (error: Error | null | undefined, result: pg.QueryResult) => void

const errors = new WeakMap<Statement, Error>()

/** Returns a statement of the driver that may travel with others; `settled` is called once. */
export function statementOf(config: pg.QueryConfig, values: unknown[] | undefined, settled: Settled): Statement {
  const callback: Settled = (error, result) => {
    if (error) errors.set(statement, error)
    settled(error, result)
  }
  // Without values the driver would use the simple protocol, which is answered one by one.
  const query = new pg.Query({ ...config, queryMode: 'extended' } as pg.QueryConfig, values, callback as never)
  const statement = query as unknown as Statement
  return statement
}

/** Statements that are sent at once and end with a single Sync; the driver's client sees one query. */
export class Trip {
  #statements: Statement[]
  #onBack: () => void
  #at = 0
  #closed: string | undefined

  constructor(statements: Statement[], onBack: () => void) {
    this.#statements = statements
    this.#onBack = onBack
  }

  /** The statement being answered: the driver records what it has prepared by this name. */
  get name(): string | undefined {
    return this.#current?.name
  }

  get text(): string | undefined {
    return this.#current?.text
  }

  get #current(): Statement | undefined {
    return this.#statements[this.#at]
  }

  submit(wire: Wire): void {
    const together: Wire = Object.create(wire, { sync: { value: () => undefined } })
    wire.stream.cork()
    try {
      for (const [place, statement] of this.#statements.entries()) {
        const refused = statement.submit(together) ?? errors.get(statement)
        if (refused === undefined) continue
        // It was never sent, nor is anything behind it; the driver makes the database forget what it had prepared for
        // it.
        this.#closed = statement.name
        for (const unsent of this.#statements.splice(place)) unsent.handleError(refused)
      }
      wire.sync()
    } finally {
      wire.stream.uncork()
    }
  }

  handleRowDescription(message: unknown): void {
    this.#current?.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#current?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, wire: Wire): void {
    this.#current?.handleCommandComplete(message, wire)
    this.#finishCurrent(wire)
  }

  handleEmptyQuery(wire: Wire): void {
    this.#finishCurrent(wire)
  }

  handleReadyForQuery(wire: Wire): void {
    if (this.#closed !== undefined) {
      delete wire.submittedNamedStatements[this.#closed]
      delete wire.parsedStatements[this.#closed]
    }
    this.#onBack()
  }

  handleError(error: Error, wire: Wire): void {
    for (const statement of this.#statements.splice(this.#at)) {
      // The database did not run the statements behind it, so what they would have prepared does not exist.
      if (statement.name !== undefined) delete wire.submittedNamedStatements[statement.name]
      statement.handleError(error, wire)
    }
    // Nor did it run the close.
    if (this.#closed !== undefined) delete wire.submittedNamedStatements[this.#closed]
    this.#onBack()
  }

  #finishCurrent(wire: Wire): void {
    const done = this.#current
    this.#at += 1
    done?.handleReadyForQuery(wire)
  }
}
