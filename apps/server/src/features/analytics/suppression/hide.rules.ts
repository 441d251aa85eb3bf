import { determinedBy, type Equation } from './determined.rules.ts'

/** A number of a finished table, by its place in the order in which cells were added. */
export type CellId = number

interface Cell {
  value: number
  weight: number
  /** Lines that it is in. */
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
 * A finished table, with all numbers that somebody may come to see of it in one or in several looks: where totals, parts,
 * places and weeks are in one table, what is hidden in one look is hidden in all. Whatever it becomes (chart, file, page)
 * shows the cells that are not hidden, and no order or scale that follows from the others.
 */
export class FinishedTable {
  readonly #hiddenUpTo: number
  readonly #cells: Cell[] = []
  readonly #lines: Line[] = []
  readonly #unsolved = new Set<Line>()

  /** Counts from 1 up to `hiddenUpTo` are not shown. */
  constructor(hiddenUpTo: number) {
    this.#hiddenUpTo = hiddenUpTo
  }

  /**
   * `people` is how many are behind it, where that is another number. Of several that could be hidden beside another, that
   * of the least `weight` is: where all numbers of a place have one, it is the same places that hide each other.
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

  /** A number that everybody knows, whatever it is: it is never hidden, and nothing is kept by hiding it. */
  addKnown(value: number): CellId {
    this.#cells.push({ value, weight: 0, lines: [], isHidden: false, isKnown: true })
    return this.#cells.length - 1
  }

  /** `total` is what the parts come to, also where not all of them are shown. */
  addLine(total: CellId, parts: readonly CellId[]): void {
    if (parts.length === 0) return
    const line = { total, parts }
    this.#lines.push(line)
    for (const id of [total, ...parts]) this.#cell(id).lines.push(line)
  }

  /** What was added, told to nobody. */
  actual(id: CellId): number {
    return this.#cell(id).value
  }

  isHidden(id: CellId): boolean {
    return this.#cell(id).isHidden
  }

  /** The number, or null where it is hidden; to be asked once `hide` is done. */
  shown(id: CellId): number | null {
    const { value, isHidden } = this.#cell(id)
    return isHidden ? null : value
  }

  /**
   * Hides, beside small counts, other cells, the smallest first, until no line and no sum or
   * difference of lines tells any of them. The same table hides the same cells.
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

  /** Answers the lines to look at again. */
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

  /** The cell that has to be hidden as well so that the line tells nothing. */
  #lacking({ total, parts }: Line): CellId | undefined {
    const hidden = parts.filter((id) => this.#cell(id).isHidden)
    const sum = hidden.reduce((all, id) => all + this.#cell(id).value, 0)
    if (this.#cell(total).isHidden) {
      return hidden.length === 0 ? (this.#smallestShown(parts) ?? this.#firstZero(parts)) : undefined
    }
    // What the hidden ones come to is told by the rest: it must not be small itself, unless everybody knows that anyway.
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

  /** Beside a number that is not small itself, one of nothing keeps a secret as well. */
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

  /** A hidden cell that several lines tell together, with these. */
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

  /** The lines with something hidden, those together that share some of it. */
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

  /** Hides one more where a cell is told, as near to it as there is one; answers the lines to look at again. */
  #hideBeside({ cell, lines }: Told): Set<Line> {
    for (const { total, parts } of [...this.#cell(cell).lines, ...lines]) {
      const shown = this.#smallestShown(parts) ?? this.#firstZero(parts)
      const { isHidden, isKnown } = this.#cell(total)
      const next = shown ?? (isHidden || isKnown ? undefined : total)
      if (next !== undefined) return new Set(this.#hideOne(next))
    }
    // Lines that show nothing tell something only where they do not add up: a pupil of two classes is one of the grade.
    for (const line of lines) this.#unsolved.add(line)
    return new Set()
  }
}
