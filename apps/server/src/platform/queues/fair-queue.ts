/** How places are shared out among those who wait for one. */
export interface Shares {
  /** Places altogether. */
  width: number
  /** Places that those of one key may hold at the same time. */
  mostAtOnce: number
  /** How many of one key may wait. */
  mostWaiting: number
}

/** What waits, in lines by key (whose it is): each key has its turn, so nobody waits for all that somebody else brought. */
export interface FairQueue<Item> {
  /** Puts an item at the end of its key's line; false when as many wait there as may. */
  add(key: string, item: Item): boolean
  /** Takes the next item that may start, and a place for it. */
  start(): { key: string; item: Item } | undefined
  /** Gives the place of an item of this key back. */
  end(key: string): void
  /** Takes out an item that does not wait any longer. */
  leave(key: string, item: Item): void
  /** Everything that waits, with how many have their turn before it as things are. */
  waiting(): { item: Item; ahead: number }[]
}

export function createFairQueue<Item>({ width, mostAtOnce, mostWaiting }: Shares): FairQueue<Item> {
  /** Whose turn it is next comes first. */
  const lines = new Map<string, Item[]>()
  const running = new Map<string, number>()
  const runningOf = (key: string) => running.get(key) ?? 0
  let taken = 0

  function setRunning(key: string, count: number): void {
    taken += count - runningOf(key)
    if (count > 0) running.set(key, count)
    else running.delete(key)
  }

  return {
    add(key, item) {
      const line = lines.get(key) ?? []
      if (line.length >= mostWaiting) return false
      line.push(item)
      lines.set(key, line)
      return true
    },

    start() {
      if (taken >= width) return undefined
      for (const [key, line] of lines) {
        if (runningOf(key) >= mostAtOnce) continue
        const [item, ...rest] = line
        lines.delete(key)
        if (item === undefined) continue
        // Its next turn comes after everybody else's.
        if (rest.length > 0) lines.set(key, rest)
        setRunning(key, runningOf(key) + 1)
        return { key, item }
      }
      return undefined
    },

    end(key) {
      if (runningOf(key) === 0) throw new Error(`nothing of ${key} runs`)
      setRunning(key, runningOf(key) - 1)
    },

    leave(key, item) {
      const rest = (lines.get(key) ?? []).filter((other) => other !== item)
      if (rest.length === 0) lines.delete(key)
      else lines.set(key, rest)
    },

    waiting() {
      const all = [...lines.values()]
      return all.flatMap((line, turn) =>
        line.map((item, round) => {
          const ofOthers = all.map((other, at) =>
            at === turn ? 0 : Math.min(other.length, at < turn ? round + 1 : round),
          )
          return { item, ahead: round + ofOthers.reduce((sum, count) => sum + count, 0) }
        }),
      )
    },
  }
}
