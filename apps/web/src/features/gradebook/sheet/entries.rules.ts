/** Value entered in a cell. */
export interface Change {
  /** Null removes the score; undefined leaves it as it is. */
  score?: number | null
  /** Whether the cell is left out of the averages. */
  isExcused: boolean
}

export type TypedProblem = 'not_a_number' | 'too_large' | 'not_whole' | 'too_fine'

const excusedWords = ['免', '免計', '請假', '假', 'e', 'ex', 'excused']

interface Column {
  maximum: number
  kind: 'homework' | 'own'
}

/** Parses what a person typed or pasted into a cell. */
export function readTyped(typed: string, { maximum, kind }: Column): { change: Change } | { problem: TypedProblem } {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return { change: { score: null, isExcused: false } }
  if (excusedWords.includes(text.toLowerCase())) return { change: { isExcused: true } }
  if (!/^(\d+\.?\d*|\.\d+)$/.test(text)) return { problem: 'not_a_number' }
  const score = Number(text)
  if (score > maximum) return { problem: 'too_large' }
  if (kind === 'homework' && !Number.isInteger(score)) return { problem: 'not_whole' }
  if (Number(score.toFixed(2)) !== score) return { problem: 'too_fine' }
  return { change: { score, isExcused: false } }
}

/** A cell, in quotes if it has a line break or a tab; a quote inside is then doubled. */
const cell = /"([^"]*(?:""[^"]*)*)"(?=[\t\n]|$)|[^\t\n]*/y

/** Splits text copied from a spreadsheet into rows of cells. */
export function readPasted(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  let row: string[] = []
  const rows = [row]
  for (let at = 0; ; at += 1) {
    cell.lastIndex = at
    const [whole = '', quoted] = cell.exec(lines) ?? []
    row.push(quoted?.replaceAll('""', '"') ?? whole)
    at += whole.length
    if (at >= lines.length) return rows
    if (lines[at] === '\n') {
      row = []
      rows.push(row)
    }
  }
}
