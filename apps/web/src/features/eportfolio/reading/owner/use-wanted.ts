import { useState } from 'react'

/** What was chosen is shown at once, until the server’s answer takes its place or says no. */
export function useWanted<Value>(current: Value) {
  const [wanted, setWanted] = useState<{ from: Value; to: Value } | null>(null)
  return {
    shown: wanted !== null && wanted.from === current ? wanted.to : current,
    want: (to: Value) => setWanted({ from: current, to }),
    giveUp: () => setWanted(null),
  }
}
