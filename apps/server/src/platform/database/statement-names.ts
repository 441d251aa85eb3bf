import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'

/** What is hardly asked, or written anew each time, must not fill the database's memory. */
const namedFrom = 3
const mostNamed = 500
const mostCounted = 5_000
/** Several statements in one text cannot have a name, nor has what begins or ends a transaction anything to plan. */
const isPlanned = /^\s*(?:delete|insert|select|update|with)\b/i

/**
 * Gives statements names by their text. With a name, PostgreSQL reads and plans a statement once a connection instead of
 * each time, which takes it longer than doing what most of them ask for; from the sixth time on it decides by what it has
 * seen whether one plan is good for all values.
 */
export class StatementNames {
  #names = new Map<string, string>()
  #asked = new Map<string, number>()
  #prefix: string
  #edition = 0
  #longest: number

  /** `longest`: characters of a text that is named; in lists of rows each length is a text of its own. */
  constructor(prefix: string, { longest }: { longest: number }) {
    this.#prefix = prefix
    this.#longest = longest
  }

  /** The statement with a name, or as it is when it has one, is to have none, or was hardly asked so far. */
  named(statement: QueryConfig): QueryConfig {
    const name = statement.name ?? this.#nameOf(statement.text)
    return name === undefined ? statement : { ...statement, name }
  }

  /** From now on everything is planned anew, on every connection. */
  renew(): void {
    this.#edition += 1
    this.#names.clear()
    this.#asked.clear()
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (text.length > this.#longest || this.#names.size === mostNamed || !isPlanned.test(text)) return undefined
    if (!this.#isAskedOften(text)) return undefined
    const name = `${this.#prefix}-${this.#edition}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
    this.#names.set(text, name)
    return name
  }

  #isAskedOften(text: string): boolean {
    const asked = (this.#asked.get(text) ?? 0) + 1
    if (this.#asked.size === mostCounted) this.#asked.clear()
    if (asked < namedFrom) this.#asked.set(text, asked)
    else this.#asked.delete(text)
    return asked >= namedFrom
  }
}
