import type { HandIn } from '@learntrail/contract/homework/hand-in'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/feedback/toast.ts'
import { showOwnHandIn } from '../../api/hand-in.ts'
import { useHomeworkChange } from '../../api/use-homework-change.ts'

/** Mutation of a team; saves pending changes first, so that they come along, and gives up if that fails. */
export function useTeamChange<Input>(
  questionId: string,
  settle: () => Promise<boolean>,
  change: (input: Input) => Promise<HandIn | null>,
) {
  const { t } = useTranslation('homework/team')
  const queryClient = useQueryClient()
  return useHomeworkChange(async (input: Input) => {
    if (!(await settle())) {
      toast(t('notSaved'), { tone: 'warning' })
      return
    }
    showOwnHandIn(queryClient, questionId, await change(input))
  })
}
