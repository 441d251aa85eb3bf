import { cleanLine, textLength } from '../characters.ts'
import { prizeLimits } from './limits.ts'

export interface PastedCodes {
  /** New codes without duplicates, in the order pasted. */
  codes: string[]
  /** Numbers of lines, from 1, with a repeated code. */
  repeated: number[]
  /** Numbers of lines with a code too short or too long. */
  unfit: number[]
  /** Whether there are more codes than one call accepts. */
  isTooMany: boolean
}

/** Reads codes from a pasted list or a table's first column, one per line. Case matters. */
export function readPastedCodes(pasted: string): PastedCodes {
  const seen = new Set<string>()
  const repeated: number[] = []
  const unfit: number[] = []
  for (const [index, line] of pasted.split(/\r\n|\r|\n/).entries()) {
    const code = firstField(line)
    if (code === '') continue
    const length = textLength(code)
    if (length < prizeLimits.code.min || length > prizeLimits.code.max) unfit.push(index + 1)
    else if (seen.has(code)) repeated.push(index + 1)
    else seen.add(code)
  }
  return { codes: [...seen], repeated, unfit, isTooMany: seen.size > prizeLimits.codesAtOnce }
}

function firstField(line: string): string {
  const text = line.replace(/^\uFEFF/, '').trim()
  const quoted = /^"((?:[^"]|"")*)"/.exec(text)?.[1]
  return cleanLine(quoted === undefined ? (text.split(/[,\t]/)[0] ?? '') : quoted.replaceAll('""', '"')).trim()
}
