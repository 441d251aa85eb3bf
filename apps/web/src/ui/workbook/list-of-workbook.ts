/** Whether a file is an .xlsx workbook; older Excel formats and other programs' files are not supported. */
export const isWorkbook = (file: File): boolean => /\.xlsx$/i.test(file.name)

/**
 * Returns the first sheet of an .xlsx file as text: a line per row, cells separated by tabs or commas; null if it
 * cannot be read.
 */
export async function listOfWorkbook(file: File, between: '\t' | ','): Promise<string | null> {
  const { rowsOfWorkbook } = await import('./rows-of-workbook.ts')
  const rows = await rowsOfWorkbook(await file.arrayBuffer())
  const cell = between === ',' ? quoted : plain
  return rows?.map((row) => row.map(cell).join(between)).join('\n') ?? null
}

const plain = (cell: string) => cell.replace(/\s+/g, ' ')
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
