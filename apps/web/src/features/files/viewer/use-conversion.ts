import { useCallback, useEffect, useState } from 'react'
import { isProblem } from '../../../api/problem.ts'
import { problemOf } from '../api/read-entity.ts'
import { figures } from './figures.ts'

/** State of a converted form: waiting after n retries, ready, not ready after all tries, or refused. */
export type Waiting =
  | { step: 'waiting'; tries: number }
  | { step: 'ready' }
  | { step: 'late' }
  | { step: 'failed'; problem: unknown }

const { tries: mostTries, wait } = figures.conversion

/** Asks for the bytes, and while they are being made again every four seconds, four times. `restart` starts over. */
export function useConversion(url: string, isNeeded: boolean): [Waiting, () => void] {
  const [waiting, setWaiting] = useState<Waiting>({ step: 'waiting', tries: 0 })
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (!isNeeded) return
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const ask = async (tries: number) => {
      const problem = await problemOf(url, abort.signal)
      if (abort.signal.aborted) return
      if (problem === undefined) setWaiting({ step: 'ready' })
      else if (!mayCome(problem)) setWaiting({ step: 'failed', problem })
      else if (tries >= mostTries) setWaiting({ step: 'late' })
      else {
        setWaiting({ step: 'waiting', tries: tries + 1 })
        timer = setTimeout(() => ask(tries + 1), wait)
      }
    }
    setWaiting({ step: 'waiting', tries: 0 })
    ask(0)
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [url, isNeeded, round])

  const restart = useCallback(() => setRound((before) => before + 1), [])
  return [isNeeded ? waiting : { step: 'ready' }, restart]
}

const mayCome = (problem: unknown) => isProblem(problem, 'CONVERSION_PENDING', 'NETWORK', 'SERVICE_UNAVAILABLE')
