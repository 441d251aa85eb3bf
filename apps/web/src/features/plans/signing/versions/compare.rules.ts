/** The text of one part of a plan. */
export interface PlanPartText {
  /** The same part has the same key in every version. */
  key: string
  name: string
  text: string
}

export interface ComparedPart {
  key: string
  name: string
  before: string
  after: string
}

/** Returns the parts that differ, in the new order; removed parts come where they were. */
export function changedParts(before: readonly PlanPartText[], after: readonly PlanPartText[]): ComparedPart[] {
  const was = new Map(before.map((part) => [part.key, part]))
  const is = new Map(after.map((part) => [part.key, part]))
  const keys = [...is.keys()]
  let place = 0
  for (const { key } of before) {
    const at = keys.indexOf(key)
    if (at >= 0) place = at + 1
    else {
      keys.splice(place, 0, key)
      place += 1
    }
  }
  return keys.flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)]
    const compared = { key, name: (now ?? old)?.name ?? '', before: old?.text ?? '', after: now?.text ?? '' }
    return compared.before === compared.after ? [] : [compared]
  })
}
