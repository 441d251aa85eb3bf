export interface DiffPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Above this many comparisons a passage is shown as replaced as a whole. */
const mostComparisons = 1_000_000
/** Unchanged runs shorter than this between two changes are shown as changed. */
const shortestStay = 3

/** Returns the diff of two texts: by line first, then by word and character within changed lines. */
export function diffTexts(before: string, after: string): DiffPart[] {
  const lines = compare(linesOf(before), linesOf(after))
  const parts: DiffPart[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const part = lines[index] as DiffPart
    const next = lines[index + 1]
    if (part.kind === 'removed' && next?.kind === 'added') {
      parts.push(...withoutIslands(compare(tokensOf(part.text), tokensOf(next.text))))
      index += 1
    } else {
      parts.push(part)
    }
  }
  return joined(parts)
}

/** A line common to both texts, or a change of one or more lines. */
export type DiffRow = { kind: 'same'; text: string } | { kind: 'changed'; parts: DiffPart[] }

/** Returns the diff of two texts line by line, for a side-by-side view. */
export function diffRows(before: string, after: string): DiffRow[] {
  const rows: DiffRow[] = []
  for (const part of compare(linesOf(before), linesOf(after))) {
    const last = rows.at(-1)
    if (part.kind === 'same') {
      for (const text of linesOf(part.text)) rows.push({ kind: 'same', text: withoutEnd(text) })
    } else if (
      part.kind === 'added' &&
      last?.kind === 'changed' &&
      last.parts.every(({ kind }) => kind === 'removed')
    ) {
      last.parts = joined(withoutIslands(compare(tokensOf(textOf(last.parts)), tokensOf(withoutEnd(part.text)))))
    } else rows.push({ kind: 'changed', parts: [{ ...part, text: withoutEnd(part.text) }] })
  }
  return rows
}

const textOf = (parts: readonly DiffPart[]) => parts.map(({ text }) => text).join('')
const withoutEnd = (lines: string) => lines.replace(/\n$/, '')

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? []
/** Latin words and numbers stay whole; Han has no spaces, so each character is a token. */
const tokensOf = (text: string) => text.match(/[\p{Script=Latin}\p{N}]+|./gsu) ?? []

/** Any two unrelated sentences share a few characters by chance; shows such short runs as changed too. */
function withoutIslands(parts: DiffPart[]): DiffPart[] {
  return parts.flatMap((part, place) => {
    const isBetween = place > 0 && place < parts.length - 1
    if (part.kind !== 'same' || !isBetween || [...part.text].length >= shortestStay) return [part]
    return [
      { kind: 'removed', text: part.text },
      { kind: 'added', text: part.text },
    ]
  })
}

/** Diffs two token lists: their longest common subsequence is kept, the rest is removed or added. */
function compare(before: string[], after: string[]): DiffPart[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let end = 0
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  ) {
    end += 1
  }
  const middle = compareMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end))
  return joined([
    { kind: 'same', text: before.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: before.slice(before.length - end).join('') },
  ])
}

function compareMiddle(before: string[], after: string[]): DiffPart[] {
  const whole: DiffPart[] = [
    { kind: 'removed', text: before.join('') },
    { kind: 'added', text: after.join('') },
  ]
  if (before.length === 0 || after.length === 0 || before.length * after.length > mostComparisons) return whole
  const lengths = commonLengths(before, after)
  const width = after.length + 1
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  const parts: DiffPart[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    const [was, is] = [before[row], after[column]]
    if (was !== undefined && was === is) {
      parts.push({ kind: 'same', text: was })
      row += 1
      column += 1
    } else if (was !== undefined && (is === undefined || at(row + 1, column) >= at(row, column + 1))) {
      parts.push({ kind: 'removed', text: was })
      row += 1
    } else {
      parts.push({ kind: 'added', text: is ?? '' })
      column += 1
    }
  }
  return parts
}

/**
 * Returns a table with the length of the longest common subsequence of the two remainders from each pair of positions.
 */
function commonLengths(before: string[], after: string[]): Uint16Array {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const here = row * width + column
      lengths[here] =
        before[row] === after[column]
          ? (lengths[here + width + 1] ?? 0) + 1
          : Math.max(lengths[here + width] ?? 0, lengths[here + 1] ?? 0)
    }
  }
  return lengths
}

/** Merges adjacent parts of one kind and puts each removal before the addition that replaces it. */
function joined(parts: DiffPart[]): DiffPart[] {
  const result: DiffPart[] = []
  let removed = ''
  let added = ''
  const flush = () => {
    if (removed) result.push({ kind: 'removed', text: removed })
    if (added) result.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const { kind, text } of parts) {
    if (!text) continue
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      flush()
      const last = result.at(-1)
      if (last?.kind === 'same') last.text += text
      else result.push({ kind, text })
    }
  }
  flush()
  return result
}
