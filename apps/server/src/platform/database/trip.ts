import pg from 'pg'

/** The connection as the driver's queries use it; its types do not name all of that. */
interface Wire {
  stream: { cork(): void; uncork(): void }
  submittedNamedStatements: Record<string, string>
  parsedStatements: Record<string, string>
  sync(): void
}

/** What the driver's own query does with the answers of the database. */
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

/** A statement of the driver that may travel with others; `settled` hears of it once. */
export function statementOf(config: pg.QueryConfig, values: unknown[] | undefined, settled: Settled): Statement {
  const callback: Settled = (error, result) => {
    if (error) errors.set(statement, error)
    settled(error, result)
  }
  // Without values the driver would ask in the simple way, which is answered one by one.
  const query = new pg.Query({ ...config, queryMode: 'extended' } as pg.QueryConfig, values, callback as never)
  const statement = query as unknown as Statement
  return statement
}

/** Statements that are sent at once and end at one mark (Sync), as the driver's client sees one query. */
export class Trip {
  #statements: Statement[]
  #onBack: () => void
  #at = 0
  #closed: string | undefined

  constructor(statements: Statement[], onBack: () => void) {
    this.#statements = statements
    this.#onBack = onBack
  }

  /** The statement that the database answers now: the driver remembers what it has prepared by its name. */
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
        // It never left, and nothing behind it does; the driver lets the database forget what it had prepared for it.
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
      // The database has not looked at those behind: what they would have prepared is not there.
      if (statement.name !== undefined) delete wire.submittedNamedStatements[statement.name]
      statement.handleError(error, wire)
    }
    // Neither has it looked at what was to be closed.
    if (this.#closed !== undefined) delete wire.submittedNamedStatements[this.#closed]
    this.#onBack()
  }

  #finishCurrent(wire: Wire): void {
    const done = this.#current
    this.#at += 1
    done?.handleReadyForQuery(wire)
  }
}
