import { isSame, stampOf } from '../../saving/stamp.rules.ts'

/** Pairs of places that both lists have in common, as many as can be without crossing. */
function inCommon(a: readonly string[], b: readonly string[]): [number, number][] {
  const width = b.length + 1
  const table = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      table[i * width + j] =
        a[i] === b[j]
          ? (table[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0)
    }
  }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      pairs.push([i, j])
      i += 1
      j += 1
    } else if ((table[(i + 1) * width + j] ?? 0) >= (table[i * width + j + 1] ?? 0)) i += 1
    else j += 1
  }
  return pairs
}

interface Merged<T> {
  items: T[]
  /** Places that both changed: both are in it, theirs first. */
  conflicts: number
}

/** Brings two versions of a list together that both come from `base`. Nothing that somebody added gets lost. */
export function mergeLists<T>(base: readonly T[], mine: readonly T[], theirs: readonly T[]): Merged<T> {
  const keys = [base, mine, theirs].map((list) => list.map(stampOf)) as [string[], string[], string[]]
  const [baseKeys, mineKeys, theirKeys] = keys
  const inMine = new Map(inCommon(baseKeys, mineKeys))
  const inTheirs = new Map(inCommon(baseKeys, theirKeys))
  const items: T[] = []
  let conflicts = 0
  let [b, m, t] = [0, 0, 0]

  const stretch = (toB: number, toM: number, toT: number) => {
    const [was, here, there] = [base.slice(b, toB), mine.slice(m, toM), theirs.slice(t, toT)]
    if (isSame(was, here)) items.push(...there)
    else if (isSame(was, there) || isSame(here, there)) items.push(...here)
    else {
      conflicts += there.length > 0 && here.length > 0 ? 1 : 0
      const known = new Set(here.map(stampOf))
      const before = new Set(was.map(stampOf))
      // What both still have stands once; what one kept and the other changed is not brought back.
      items.push(...there.filter((item) => !known.has(stampOf(item)) && !before.has(stampOf(item))))
      items.push(...here.filter((item) => !before.has(stampOf(item)) || there.some((other) => isSame(item, other))))
    }
  }
  for (let at = 0; at < base.length; at += 1) {
    const [toM, toT] = [inMine.get(at), inTheirs.get(at)]
    if (toM === undefined || toT === undefined) continue
    stretch(at, toM, toT)
    items.push(base[at] as T)
    ;[b, m, t] = [at + 1, toM + 1, toT + 1]
  }
  stretch(base.length, mine.length, theirs.length)
  return { items, conflicts }
}

/** A value that has no parts: mine where both changed it, and theirs is then handed back. */
export function mergeValue<T>(base: T, mine: T, theirs: T): { value: T; lost: T | null } {
  if (isSame(base, mine)) return { value: theirs, lost: null }
  return { value: mine, lost: isSame(base, theirs) || isSame(mine, theirs) ? null : theirs }
}
