/** Before what is seen: blanks, tabs, and signs without a shape, which spreadsheets pass over. */
const unseen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]+/u

/** Whether a spreadsheet would take it for a formula, in whatever width its first sign is written. */
const isFormula = (text: string) => /^[\t\r]/.test(text) || /^[=+\-@]/.test(text.replace(unseen, '').normalize('NFKC'))

/** A field as RFC 4180 has it. Numbers are numbers; what people wrote is never a formula. */
function csvField(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const harmless = isFormula(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A line of a table for spreadsheets. Whatever the product writes as CSV comes from here. */
export const csvLine = (fields: readonly (string | number | null)[]): string => `${fields.map(csvField).join(',')}\r\n`

/** By which spreadsheets know that it is UTF-8. */
export const byteOrderMark = '\uFEFF'
