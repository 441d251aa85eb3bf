import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { deletePlan, planListsKey } from '../api/plans.ts'
import type { PlanSession } from './plan-session.ts'
import type { PlanStep } from './plan-steps.ts'

/** Location state of the editor when it opens a plan that was just begun. */
export interface EditorState {
  isNew?: boolean
}

/**
 * Deletes a plan that was just begun when the person leaves it without having written anything. At the last step, which
 * shares and asks for signatures, it is kept.
 */
export function useDropUntouched(session: PlanSession, step: PlanStep): void {
  const queryClient = useQueryClient()
  const { state } = useLocation() as { state: EditorState | null }
  const [isNew] = useState(state?.isNew === true)
  const wasAtEnd = useRef(false)
  const leaves = useRef(false)
  useEffect(() => {
    if (step === 'finish') wasAtEnd.current = true
  }, [step])
  // Blocks nothing; it learns whether the next screen is another one of this plan.
  useBlocker(({ nextLocation: { pathname, search } }) => {
    leaves.current = !`${pathname}${search}`.includes(session.id)
    return false
  })
  const drop = useEffectEvent(() => {
    if (!isNew || !leaves.current || wasAtEnd.current || !isUntouched(session)) return
    void deletePlan(session.id)
      .catch(() => undefined)
      .finally(() => queryClient.invalidateQueries({ queryKey: planListsKey }))
  })
  useEffect(() => () => drop(), [])
}

/** Neither this window nor anybody else changed it since it was begun. */
function isUntouched(session: PlanSession): boolean {
  const { plan, saved } = session.read()
  return saved === 'unchanged' && plan.version === 1 && plan.stage === 'writing' && plan.members.length === 0
}
