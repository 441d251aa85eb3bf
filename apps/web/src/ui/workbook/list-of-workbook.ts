/** Whether somebody chose an Excel file; those of before 2007 and of others are none. */
export const isWorkbook = (file: File): boolean => /\.xlsx$/i.test(file.name)

/** The first sheet of an Excel file, a row a line, cells between tabs or commas; null where it cannot be read. */
export async function listOfWorkbook(file: File, between: '\t' | ','): Promise<string | null> {
  const { rowsOfWorkbook } = await import('./rows-of-workbook.ts')
  const rows = await rowsOfWorkbook(await file.arrayBuffer())
  const cell = between === ',' ? quoted : plain
  return rows?.map((row) => row.map(cell).join(between)).join('\n') ?? null
}

const plain = (cell: string) => cell.replace(/\s+/g, ' ')
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
