import { determinedBy, type Equation } from './determined.rules.ts'

/** A cell's index, in the order of adding. */
export type CellId = number

interface Cell {
  value: number
  weight: number
  /** The lines that contain it. */
  lines: Line[]
  isHidden: boolean
  isKnown: boolean
}

interface Line {
  total: CellId
  parts: readonly CellId[]
}

interface Told {
  cell: CellId
  lines: readonly Line[]
}

/**
 * A finished table with every number a reader may see in one or more looks. Totals, parts, places and weeks belong to
 * one table, so that what one look hides, all hide. Anything made from it (chart, file, page) shows only the visible
 * cells, and no order or scale that depends on the hidden ones.
 */
export class FinishedTable {
  readonly #hiddenUpTo: number
  readonly #cells: Cell[] = []
  readonly #lines: Line[] = []
  readonly #unsolved = new Set<Line>()

  /** Counts from 1 to `hiddenUpTo` are hidden. */
  constructor(hiddenUpTo: number) {
    this.#hiddenUpTo = hiddenUpTo
  }

  /**
   * Adds a cell. `people` is how many pupils are behind it, if different from `value`. Among cells that could be hidden
   * to protect another, the one with the least `weight` is chosen first; with one weight per place, the same places
   * protect each other throughout.
   */
  add(value: number, people = value, weight = 0): CellId {
    const isSmall = (count: number) => count > 0 && count <= this.#hiddenUpTo
    this.#cells.push({
      value,
      weight,
      lines: [],
      isKnown: false,
      isHidden: isSmall(value) || isSmall(people),
    })
    return this.#cells.length - 1
  }

  /** Adds a number that is common knowledge: it is never hidden, and hiding it would protect nothing. */
  addKnown(value: number): CellId {
    this.#cells.push({ value, weight: 0, lines: [], isHidden: false, isKnown: true })
    return this.#cells.length - 1
  }

  /** Adds a line: `total` is the sum of all parts, even if only some of them are shown. */
  addLine(total: CellId, parts: readonly CellId[]): void {
    if (parts.length === 0) return
    const line = { total, parts }
    this.#lines.push(line)
    for (const id of [total, ...parts]) this.#cell(id).lines.push(line)
  }

  /** The value as added, even if hidden; must not be shown to anybody. */
  actual(id: CellId): number {
    return this.#cell(id).value
  }

  isHidden(id: CellId): boolean {
    return this.#cell(id).isHidden
  }

  /** Returns the number, or null if it is hidden. Call `hide` first. */
  shown(id: CellId): number | null {
    const { value, isHidden } = this.#cell(id)
    return isHidden ? null : value
  }

  /**
   * Hides further cells beside the small counts, smallest first, until no line and no sum or difference of lines
   * reveals a hidden one. Deterministic: the same table hides the same cells.
   */
  hide(): this {
    this.#settle(new Set(this.#lines))
    for (let told = this.#told(); told !== undefined; told = this.#told()) this.#settle(this.#hideBeside(told))
    return this
  }

  #cell(id: CellId): Cell {
    const cell = this.#cells[id]
    if (cell === undefined) throw new Error(`there is no cell ${id}`)
    return cell
  }

  /** Returns the lines to check again. */
  #hideOne(id: CellId): readonly Line[] {
    const cell = this.#cell(id)
    cell.isHidden = true
    return cell.lines
  }

  #settle(open: Set<Line>): void {
    for (const line of open) {
      open.delete(line)
      const next = this.#lacking(line)
      if (next === undefined) continue
      for (const other of this.#hideOne(next)) open.add(other)
      open.add(line)
    }
  }

  /** Returns the next cell to hide so that the line reveals nothing; undefined if it already does not. */
  #lacking({ total, parts }: Line): CellId | undefined {
    const hidden = parts.filter((id) => this.#cell(id).isHidden)
    const sum = hidden.reduce((all, id) => all + this.#cell(id).value, 0)
    if (this.#cell(total).isHidden) {
      return hidden.length === 0 ? (this.#smallestShown(parts) ?? this.#firstZero(parts)) : undefined
    }
    // The visible parts reveal the sum of the hidden ones, so that sum must not be small, unless the total is common
    // knowledge.
    const { isKnown } = this.#cell(total)
    const isTold = hidden.length === 1 || (hidden.length > 0 && sum <= this.#hiddenUpTo && !isKnown)
    if (!isTold) return undefined
    const beside = this.#smallestShown(parts)
    if (beside !== undefined) return beside
    if (isKnown || sum > this.#hiddenUpTo) return this.#firstZero(parts) ?? (isKnown ? undefined : total)
    return total
  }

  #isLess(one: CellId, other: CellId): boolean {
    const [its, others] = [this.#cell(one), this.#cell(other)]
    return its.weight === others.weight ? its.value < others.value : its.weight < others.weight
  }

  /** Next to a number that is not small itself, a zero protects as well. */
  #firstZero(ids: readonly CellId[]): CellId | undefined {
    return ids.find((id) => this.#cell(id).value === 0 && !this.#cell(id).isHidden && !this.#cell(id).isKnown)
  }

  #smallestShown(ids: readonly CellId[]): CellId | undefined {
    let smallest: CellId | undefined
    for (const id of ids) {
      const { value, isHidden, isKnown } = this.#cell(id)
      if (isHidden || isKnown || value === 0) continue
      if (smallest === undefined || this.#isLess(id, smallest)) smallest = id
    }
    return smallest
  }

  /** Returns a hidden cell that several lines reveal together, and those lines. */
  #told(): Told | undefined {
    for (const lines of this.#apart()) {
      if (lines.some((line) => this.#unsolved.has(line))) continue
      const equations = lines.map(({ total, parts }): Equation => {
        const factors = new Map<number, number>()
        for (const id of parts) if (this.#cell(id).isHidden) factors.set(id, 1)
        if (this.#cell(total).isHidden) factors.set(total, -1)
        return factors
      })
      const [cell] = [...determinedBy(equations)].sort((one, other) => one - other)
      if (cell !== undefined) return { cell, lines }
    }
    return undefined
  }

  /** Groups the lines that have hidden cells by the hidden cells they share. */
  #apart(): Line[][] {
    const groups: Line[][] = []
    const seen = new Set<Line>()
    for (const first of this.#lines) {
      if (seen.has(first)) continue
      const group: Line[] = []
      const waiting = [first]
      seen.add(first)
      for (let line = waiting.pop(); line !== undefined; line = waiting.pop()) {
        const hidden = [line.total, ...line.parts].filter((id) => this.#cell(id).isHidden)
        if (hidden.length > 0) group.push(line)
        for (const other of hidden.flatMap((id) => this.#cell(id).lines)) {
          if (seen.has(other)) continue
          seen.add(other)
          waiting.push(other)
        }
      }
      if (group.length > 0) groups.push(group)
    }
    return groups
  }

  /** Hides one more cell, as near as possible to the revealed one; returns the lines to check again. */
  #hideBeside({ cell, lines }: Told): Set<Line> {
    for (const { total, parts } of [...this.#cell(cell).lines, ...lines]) {
      const shown = this.#smallestShown(parts) ?? this.#firstZero(parts)
      const { isHidden, isKnown } = this.#cell(total)
      const next = shown ?? (isHidden || isKnown ? undefined : total)
      if (next !== undefined) return new Set(this.#hideOne(next))
    }
    // Lines without a visible cell reveal something only if they do not add up: a pupil of two classes counts once in
    // the grade.
    for (const line of lines) this.#unsolved.add(line)
    return new Set()
  }
}
