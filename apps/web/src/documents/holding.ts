/** Passes updates by others on, or queues them in order while there is a hold. */
export function createHolding(letThrough: (update: Uint8Array) => void) {
  let holders = 0
  let held: Uint8Array[] = []
  return {
    take(update: Uint8Array): void {
      if (holders > 0) held.push(update)
      else letThrough(update)
    },
    /** Begins a hold; returns a function that ends it and may be called twice. */
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
