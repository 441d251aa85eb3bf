/** Writes a line, with a number if it stands for that many of its kind. */
type Write = (repeated?: number) => void

/**
 * Writes the first failure of a kind at once and later ones once a minute as a single line, the last one with their
 * number: a database that is away for ten minutes makes ten lines, not a hundred thousand.
 */
export class RepeatedFailures {
  #kinds = new Map<string, { more: number; last: Write }>()
  #everyMs: number

  constructor(everyMs = 60_000) {
    this.#everyMs = everyMs
  }

  write(kind: string, write: Write): void {
    const known = this.#kinds.get(kind)
    if (known !== undefined) {
      known.more += 1
      known.last = write
      return
    }
    write()
    this.#wait(kind, write)
  }

  #wait(kind: string, last: Write): void {
    const waiting = { more: 0, last }
    this.#kinds.set(kind, waiting)
    setTimeout(() => {
      this.#kinds.delete(kind)
      if (waiting.more === 0) return
      waiting.last(waiting.more)
      this.#wait(kind, waiting.last)
    }, this.#everyMs).unref()
  }
}
