/** What a spreadsheet would take for a formula. */
const isFormula = /^[=+\-@\t\r]/

/** A field as RFC 4180 has it. What people wrote is never a formula. */
function csvField(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const harmless = isFormula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export const csvLine = (fields: readonly (string | number | null)[]): string => `${fields.map(csvField).join(',')}\r\n`

/** By which spreadsheets know that it is UTF-8. */
export const byteOrderMark = '\uFEFF'
