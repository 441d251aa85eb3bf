import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'

/** Limits that keep rare and one-off statements from filling the database's memory. */
const namedFrom = 3
const mostNamed = 500
const mostCounted = 5_000
/** A text of several statements cannot have a name, and transaction control has nothing to plan. */
const isPlanned = /^\s*(?:delete|insert|select|update|with)\b/i

/**
 * Names statements by their text. PostgreSQL parses and plans a named statement once per connection instead of every
 * time, which takes longer than running most of them; from the sixth execution on it decides whether one generic plan
 * suits all values.
 */
export class StatementNames {
  #names = new Map<string, string>()
  #asked = new Map<string, number>()
  #prefix: string
  #edition = 0
  #longest: number

  /** `longest`: characters of a text that still gets a name, because lists of rows give a new text for every length. */
  constructor(prefix: string, { longest }: { longest: number }) {
    this.#prefix = prefix
    this.#longest = longest
  }

  /**
   * Returns the statement with a name; unchanged if it already has one, cannot have one, or was rarely asked so far.
   */
  named(statement: QueryConfig): QueryConfig {
    const name = statement.name ?? this.#nameOf(statement.text)
    return name === undefined ? statement : { ...statement, name }
  }

  /** Makes every statement be planned again, on every connection, by giving new names. */
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
