import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCurrentUser } from '../../profiles/index.ts'
import { plansKey, readPlan } from '../api/plans.ts'
import { openPlan, type PlanSession } from './plan-session.ts'

/** Opens a plan for editing; saves at once when its screens are left. */
export function usePlanSession(id: string) {
  const account = useCurrentUser()?.id
  const queryClient = useQueryClient()
  const [session, setSession] = useState<PlanSession | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `tries` loads it again
  useEffect(() => {
    if (!account) return
    let isHere = true
    let opened: PlanSession | null = null
    setSession(null)
    setError(null)
    readPlan(id).then(
      (plan) => {
        if (!isHere) return
        opened = openPlan(account, plan)
        setSession(opened)
      },
      (problem: unknown) => isHere && setError(problem),
    )
    return () => {
      isHere = false
      opened?.close()
      // Lists and the page of the plan show what was saved.
      void Promise.resolve(opened?.settle()).finally(() => queryClient.invalidateQueries({ queryKey: plansKey }))
    }
  }, [account, id, tries, queryClient])

  return { session, error, retry: () => setTries((count) => count + 1) }
}
