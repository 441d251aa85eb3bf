/** How places are divided among those waiting. */
export interface Shares {
  /** Places in total. */
  width: number
  /** Places that items of one key may hold at a time. */
  mostAtOnce: number
  /** Items of one key that may wait. */
  mostWaiting: number
}

/**
 * Waiting items, in one line per key (whose they are). The keys take turns, so nobody waits for everything that another
 * brought.
 */
export interface FairQueue<Item> {
  /** Adds an item to its key's line; returns false if the line is full. */
  add(key: string, item: Item): boolean
  /** Takes the next item that may start, together with a place; undefined if there is none. */
  start(): { key: string; item: Item } | undefined
  /** Gives back the place of an item of this key. */
  end(key: string): void
  /** Removes an item that no longer waits. */
  leave(key: string, item: Item): void
  /** Returns all waiting items, with the number of those currently ahead of each. */
  waiting(): { item: Item; ahead: number }[]
}

export function createFairQueue<Item>({ width, mostAtOnce, mostWaiting }: Shares): FairQueue<Item> {
  /** In order of turns. */
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
        // The key's next turn comes after everyone else's.
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
