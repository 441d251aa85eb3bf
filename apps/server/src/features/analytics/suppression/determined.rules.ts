/**
 * An equation with sum 0, as factors by unknown: the line's total with -1, its parts with 1. Known cells are left out.
 */
export type Equation = ReadonlyMap<number, number>

/** Small enough that products stay exact. A multiple of it counts as 0, which errs on the side of hiding too much. */
const prime = 32_749

const modulo = (value: number) => ((value % prime) + prime) % prime

function inverse(value: number): number {
  let result = 1
  for (let [base, exponent] = [value, prime - 2]; exponent > 0; exponent >>= 1) {
    if (exponent & 1) result = (result * base) % prime
    base = (base * base) % prime
  }
  return result
}

/**
 * Returns the unknowns determined by equations whose other side is known: by any linear combination, not only one by
 * one. Uses elimination, in O(unknowns × equations²).
 */
export function determinedBy(equations: readonly Equation[]): Set<number> {
  const rows: Map<number, number>[] = []
  const pivots: number[] = []
  for (const equation of equations) {
    const row = new Map([...equation].map(([unknown, factor]) => [unknown, modulo(factor)]))
    for (const [index, pivot] of pivots.entries()) subtract(row, rows[index], row.get(pivot) ?? 0)
    const [first] = [...row.keys()].sort((one, other) => one - other)
    if (first === undefined) continue
    scale(row, inverse(row.get(first) ?? 1))
    for (const other of rows) subtract(other, row, other.get(first) ?? 0)
    rows.push(row)
    pivots.push(first)
  }
  return new Set(rows.filter(({ size }) => size === 1).flatMap((row) => [...row.keys()]))
}

function scale(row: Map<number, number>, factor: number): void {
  for (const [unknown, value] of row) row.set(unknown, (value * factor) % prime)
}

function subtract(row: Map<number, number>, other: ReadonlyMap<number, number> | undefined, factor: number): void {
  if (factor === 0 || other === undefined) return
  for (const [unknown, value] of other) {
    const left = modulo((row.get(unknown) ?? 0) - factor * value)
    if (left === 0) row.delete(unknown)
    else row.set(unknown, left)
  }
}
