export interface DiffPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Above this many comparisons a passage is shown as replaced in one piece. */
const mostComparisons = 1_000_000
/** Fewer characters that stayed between two changes are shown as changed. */
const shortestStay = 3

/** What came and went between two texts: by lines first, then by words and characters within changed lines. */
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

/** A line that both texts have, or what stands in the place of other lines. */
export type DiffRow = { kind: 'same'; text: string } | { kind: 'changed'; parts: DiffPart[] }

/** The same line by line, for texts that are shown beside each other. */
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
/** Latin words whole; Han has no spaces, so each character by itself. */
const tokensOf = (text: string) => text.match(/[\p{Script=Latin}\p{N}]+|./gsu) ?? []

/** Of two sentences that say different things a few characters are always the same; they are read with what changed. */
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

/** The longest sequence that both have stays, the rest was removed or added. */
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

/** How long the longest common sequence of the two rests is, from every place on. */
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

/** Neighbours of one kind as one; what was removed stands before what was added in its place. */
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
