export interface CsvRow {
  /** Line on which the row starts, from 1. */
  line: number
  fields: string[]
}

export interface ParsedCsv {
  rows: CsvRow[]
  /** Lines with a quote that is not closed within `longestField`; reading continued on the next line. */
  broken: number[]
}

/** In characters. A quote left open must not swallow the rest of the file. */
const longestField = 1_000

/** Parses CSV by RFC 4180, with commas, semicolons or tabs and any line breaks; leaves out empty lines. */
export function parseCsv(text: string): ParsedCsv {
  const input = text.replace(/^\ufeff/, '')
  const separator = separatorOf(input)
  const parsed: ParsedCsv = { rows: [], broken: [] }
  let at = 0
  let line = 1
  while (at < input.length) {
    const row = readRow(input, at, separator)
    if (row === undefined) {
      parsed.broken.push(line)
      at = endOfLine(input, at)
      line += 1
      continue
    }
    if (row.fields.some((field) => field.trim() !== '')) parsed.rows.push({ line, fields: row.fields })
    line += countLineBreaks(input.slice(at, row.end))
    at = row.end
  }
  return parsed
}

function separatorOf(input: string): string {
  const first = input.slice(0, endOfLine(input, 0))
  return [',', '\t', ';'].reduce((best, candidate) =>
    first.split(candidate).length > first.split(best).length ? candidate : best,
  )
}

/** Reads one row from `start`; undefined if a quote stays open. */
function readRow(input: string, start: number, separator: string): { fields: string[]; end: number } | undefined {
  const fields: string[] = []
  let at = start
  for (;;) {
    const field = input[at] === '"' ? readQuoted(input, at) : readPlain(input, at, separator)
    if (field === undefined) return undefined
    // Text between a closing quote and the separator belongs to the field: some exports pad with spaces.
    const rest = readPlain(input, field.end, separator)
    fields.push(field.text + rest.text)
    at = rest.end
    if (input[at] !== separator) return { fields, end: endOfLine(input, at) }
    at += 1
  }
}

function readPlain(input: string, start: number, separator: string): { text: string; end: number } {
  let end = start
  while (end < input.length && input[end] !== separator && input[end] !== '\n' && input[end] !== '\r') end += 1
  return { text: input.slice(start, end), end }
}

function readQuoted(input: string, start: number): { text: string; end: number } | undefined {
  let text = ''
  let from = start + 1
  for (;;) {
    const quote = input.indexOf('"', from)
    if (quote === -1 || quote - start > longestField) return undefined
    text += input.slice(from, quote)
    if (input[quote + 1] !== '"') return { text, end: quote + 1 }
    text += '"'
    from = quote + 2
  }
}

/** Returns the position after the next line break. */
function endOfLine(input: string, at: number): number {
  const found = /\r\n|\n|\r/g
  found.lastIndex = at
  const match = found.exec(input)
  return match === null ? input.length : match.index + match[0].length
}

function countLineBreaks(part: string): number {
  return part.match(/\r\n|\n|\r/g)?.length ?? 0
}
