import type { PersonSummary } from '@learntrail/contract/people/person'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { unblockPerson } from '../api/unblock-person.ts'

export function UnblockButton({ person }: { person: PersonSummary }) {
  const { t } = useTranslation('people')
  const queryClient = useQueryClient()
  const name = person.displayName
  const unblock = useMutation({
    mutationFn: () => unblockPerson(person.id),
    onSuccess: () => {
      toast(t('unblock.done', { name }))
      queryClient.invalidateQueries()
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning' }),
  })
  return (
    <Button
      size="s"
      look="line"
      isBusy={unblock.isPending}
      aria-label={t('unblock.of', { name })}
      onClick={() => unblock.mutate()}
    >
      {t('unblock.do')}
    </Button>
  )
}
