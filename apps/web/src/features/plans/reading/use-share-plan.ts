import type { Plan } from '@learntrail/contract/plans/plans'
import type { Privacy } from '@learntrail/contract/posts/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { planListsKey, planQuery, sharePlan } from '../api/plans.ts'

/** Changes who sees a plan. */
export function useSharePlan(id: string, onShared?: (plan: Plan) => void) {
  const { t } = useTranslation('plans')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { privacy: Privacy; groupIds: string[]; showsOwner: boolean }) => sharePlan(id, body),
    onSuccess(plan) {
      queryClient.setQueryData(planQuery(id).queryKey, plan)
      void queryClient.invalidateQueries({ queryKey: planListsKey })
      onShared?.(plan)
      toast(t('shared'))
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
}
