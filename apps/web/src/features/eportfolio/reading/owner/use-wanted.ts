import { useState } from 'react'

/** Shows a choice at once, until the server's value changes or `giveUp` is called. */
export function useWanted<Value>(current: Value) {
  const [wanted, setWanted] = useState<{ from: Value; to: Value } | null>(null)
  return {
    shown: wanted !== null && wanted.from === current ? wanted.to : current,
    want: (to: Value) => setWanted({ from: current, to }),
    giveUp: () => setWanted(null),
  }
}
