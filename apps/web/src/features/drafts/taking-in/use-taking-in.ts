import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isProblem } from '../../../api/problem.ts'
import { refreshLists } from '../../posts/index.ts'
import type { PackedRecord } from './records-of-feed.ts'
import { type Filing, takeIn } from './take-in.ts'

export interface Outcome {
  taken: number
  /** Errors of records that were not created, by client id. */
  problems: ReadonlyMap<string, unknown>
  /** Names of files that the server refused. */
  refusedFiles: string[]
}

/** Whether every further record would fail in the same way. */
const concernsAll = (error: unknown) =>
  isProblem(error, 'NOT_AUTHENTICATED', 'ROOM_EXCEEDED', 'STORAGE_FULL', 'NETWORK')

/** Imports records one by one; stops when the screen is left. */
export function useTakingIn(source: Blob, accountId: string) {
  const queryClient = useQueryClient()
  const [done, setDone] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isStopped = useRef(false)
  useEffect(() => {
    isStopped.current = false
    return () => {
      isStopped.current = true
    }
  }, [])

  async function start(records: readonly PackedRecord[], filing: Filing) {
    const problems = new Map<string, unknown>()
    const refusedFiles: string[] = []
    let taken = 0
    isStopped.current = false
    setOutcome(null)
    for (const [index, record] of records.entries()) {
      if (isStopped.current) break
      setDone(index)
      try {
        refusedFiles.push(...(await takeIn(source, record, filing)))
        taken += 1
      } catch (error) {
        problems.set(record.clientId, error)
        if (concernsAll(error)) break
      }
    }
    setDone(null)
    setOutcome({ taken, problems, refusedFiles })
    refreshLists(queryClient, accountId)
  }

  return {
    /** Number of records processed; null while no import is running. */
    done,
    outcome,
    start,
    stop: () => {
      isStopped.current = true
    },
  }
}
