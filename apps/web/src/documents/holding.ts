/** Lets updates of others through, or keeps them in their order as long as somebody holds them. */
export function createHolding(letThrough: (update: Uint8Array) => void) {
  let holders = 0
  let held: Uint8Array[] = []
  return {
    take(update: Uint8Array): void {
      if (holders > 0) held.push(update)
      else letThrough(update)
    },
    /** Answers how to let go, which is done once. */
    hold(): () => void {
      holders += 1
      let isHolding = true
      return () => {
        if (!isHolding) return
        isHolding = false
        holders -= 1
        if (holders > 0) return
        const late = held
        held = []
        for (const update of late) letThrough(update)
      }
    },
  }
}
