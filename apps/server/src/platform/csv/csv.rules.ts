/**
 * Invisible characters at the start of a field, which spreadsheets skip: spaces, control characters, ignorable code
 * points.
 */
const unseen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]+/u

/** Returns whether a spreadsheet would read the text as a formula, also when its first sign is full-width. */
const isFormula = (text: string) => /^[\t\r]/.test(text) || /^[=+\-@]/.test(text.replace(unseen, '').normalize('NFKC'))

/** Returns a field as in RFC 4180. Numbers stay numbers; text that would be read as a formula is prefixed with `'`. */
function csvField(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const harmless = isFormula(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Returns a line of a table for spreadsheets, ending in CRLF. All CSV of the product is made here. */
export const csvLine = (fields: readonly (string | number | null)[]): string => `${fields.map(csvField).join(',')}\r\n`

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'
