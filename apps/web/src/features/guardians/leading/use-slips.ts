import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { printSlips } from '../api/inviting.ts'

/** Saves invitation slips for the guardians of these pupils; without ids, of all pupils without a guardian. */
export function useSlips(groupId: string, childIds: string[]) {
  const { t } = useTranslation('guardians/leading')
  return useMutation({
    mutationFn: () => printSlips(groupId, childIds),
    onSuccess: () => toast(t('slips.saved')),
    onError: (error) => toast(sentenceOf(error), { tone: 'warning' }),
  })
}
