import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import type { Action } from '../../../ui/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { saveCartridge } from '../api/cartridge.ts'

/** Menu action that downloads a course as a cartridge. */
export function useTakeAlong(id: string): Action {
  const { t } = useTranslation('courses/cartridge')
  const save = useMutation({
    mutationFn: () => saveCartridge(id),
    onMutate: () => toast(t('preparing')),
    onSuccess: () => toast(t('saved')),
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  return {
    label: t('takeAlong'),
    icon: 'download',
    run: () => {
      if (!save.isPending) save.mutate()
    },
  }
}
