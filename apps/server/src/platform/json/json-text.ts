import { randomUUID } from 'node:crypto'

// Random, so that no text from outside can be mistaken for a placeholder.
const mark = `json-text ${randomUUID()} `
let given: string[] = []

/**
 * A value that is JSON already, as stored in the database: a part of an answer that is passed on without parsing.
 * `writeJson` inserts it.
 */
export class JsonText<Value> {
  readonly text: string
  declare readonly value: Value

  constructor(text: string) {
    this.text = text
  }

  parse(): Value {
    return JSON.parse(this.text) as Value
  }

  /** Returns a placeholder that only `writeJson` understands. */
  toJSON(): string {
    return `${mark}${given.push(this.text) - 1} `
  }
}

/** A value some parts of which may be JSON already. */
export type Written<Value> =
  | Value
  | JsonText<Value>
  | (Value extends readonly (infer Item)[]
      ? readonly Written<Item>[]
      : Value extends object
        ? { [Key in keyof Value]: Written<Value[Key]> }
        : never)

/**
 * Merges two objects; the keys of the second follow those of the first. They must not share a key, and neither may be
 * empty.
 */
export function joinJson<One extends object, Other extends object>(
  one: JsonText<One>,
  other: Written<Other>,
): JsonText<One & Other> {
  return new JsonText(`${one.text.slice(0, -1)},${writeJson(other).slice(1)}`)
}

/** Writes JSON like `JSON.stringify`, with every `JsonText` inserted as it is. */
export function writeJson(value: unknown): string {
  if (value instanceof JsonText) return value.text
  given = []
  const [begin = '', ...rest] = JSON.stringify(value).split(`"${mark}`)
  let written = begin
  for (const part of rest) {
    const end = part.indexOf(' "')
    written += given[Number(part.slice(0, end))] + part.slice(end + 2)
  }
  given = []
  return written
}
