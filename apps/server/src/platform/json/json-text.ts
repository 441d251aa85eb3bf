import { randomUUID } from 'node:crypto'

// Nobody outside knows it, so no text of theirs can stand for a value.
const mark = `json-text ${randomUUID()} `
let given: string[] = []

/**
 * A value that is JSON already, as the database keeps it: a part of an answer that is handed on without being read and
 * written again. `writeJson` puts it in its place.
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

  /** Only `writeJson` knows what to do with it. */
  toJSON(): string {
    return `${mark}${given.push(this.text) - 1} `
  }
}

/** A value of which parts may be JSON already. */
export type Written<Value> =
  | Value
  | JsonText<Value>
  | (Value extends readonly (infer Item)[]
      ? readonly Written<Item>[]
      : Value extends object
        ? { [Key in keyof Value]: Written<Value[Key]> }
        : never)

/** Two objects as one: what stands in the second comes after the first, which has none of its keys. Neither is empty. */
export function joinJson<One extends object, Other extends object>(
  one: JsonText<One>,
  other: Written<Other>,
): JsonText<One & Other> {
  return new JsonText(`${one.text.slice(0, -1)},${writeJson(other).slice(1)}`)
}

/** As `JSON.stringify`, with what is JSON already in its place. */
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
