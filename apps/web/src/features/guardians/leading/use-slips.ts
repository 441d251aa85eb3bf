import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { printSlips } from '../api/inviting.ts'

/** Saves slips that invite guardians of these pupils; of nobody in particular, of all who have none. */
export function useSlips(groupId: string, childIds: string[]) {
  const { t } = useTranslation('guardians/leading')
  return useMutation({
    mutationFn: () => printSlips(groupId, childIds),
    onSuccess: () => toast(t('slips.saved')),
    onError: (error) => toast(sentenceOf(error), { tone: 'warning' }),
  })
}
