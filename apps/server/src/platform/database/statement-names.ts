import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'

const namedFrom = 3
const mostCounted = 5_000
/** A text of several statements cannot have a name, and transaction control has nothing to plan. */
const isPlanned = /^\s*(?:delete|insert|select|update|with)\b/i

/** Limits that keep rare and one-off statements from filling the database's memory. */
interface NameLimits {
  /** Characters of a text that still gets a name, because lists of rows give a new text for every length. */
  longest: number
  /** Number of names. */
  most?: number
}

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
  #limits: Required<NameLimits>

  constructor(prefix: string, { longest, most = 500 }: NameLimits) {
    this.#prefix = prefix
    this.#limits = { longest, most }
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
    const { longest, most } = this.#limits
    if (text.length > longest || this.#names.size === most || !isPlanned.test(text)) return undefined
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
