import type { Plan } from '@learntrail/contract/plans/plans'
import { useQueryClient } from '@tanstack/react-query'
import { MessageComments } from '../../comments/index.ts'
import { planQuery } from '../api/plans.ts'

/** The comments on a plan. */
export function PlanComments({ plan: { _id, messageCount } }: { plan: Plan }) {
  const queryClient = useQueryClient()
  return (
    <MessageComments
      type="plan"
      id={_id}
      anchor="comments"
      heading="h2"
      can={{ comment: true, like: true }}
      count={messageCount}
      onCount={(by) =>
        queryClient.setQueryData(
          planQuery(_id).queryKey,
          (shown) => shown && { ...shown, messageCount: Math.max(0, shown.messageCount + by) },
        )
      }
    />
  )
}
