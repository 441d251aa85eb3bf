import { useEffect, useRef, useState } from 'react'
import { problemOf } from '../api/read-entity.ts'

type Fault = { isThere: false } | { isThere: true; problem: unknown }

/** `find` reads why an element failed to load, which its event does not tell. `clear` retries, in a new `round`. */
export function useProblem(url: string) {
  const [fault, setFault] = useState<Fault>({ isThere: false })
  const [round, setRound] = useState(0)
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  return {
    isThere: fault.isThere,
    problem: fault.isThere ? fault.problem : undefined,
    round,
    async find() {
      abort.current = new AbortController()
      const { signal } = abort.current
      const problem = await problemOf(url, signal)
      if (!signal.aborted) setFault({ isThere: true, problem })
    },
    clear() {
      setFault({ isThere: false })
      setRound((before) => before + 1)
    },
  }
}
