import type { PeriodName } from '@learntrail/contract/group-analysis/facts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveDocument } from '../../api/save-document.ts'
import { useSentence } from '../../i18n/problem-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { paperAddress } from './api/read-group-analysis.ts'
import css from './group-analysis.module.css'

/** Downloads the figures as a spreadsheet or a PDF. */
export function SaveButtons({ groupId, period }: { groupId: string; period: PeriodName }) {
  const { t } = useTranslation('group-analysis')
  const sentence = useSentence()
  const saving = useMutation({
    mutationFn: (form: 'table' | 'document') => saveDocument(paperAddress(groupId, period, form)),
    onSuccess: () => toast(t('saved')),
    onError: (error) => toast(sentence(error), { tone: 'warning' }),
  })
  return (
    <div className={css.save}>
      {(['table', 'document'] as const).map((form) => (
        <Button
          key={form}
          look="line"
          size="s"
          icon="download"
          isBusy={saving.isPending && saving.variables === form}
          onClick={() => saving.mutate(form)}
        >
          {t(`save.${form}`)}
        </Button>
      ))}
    </div>
  )
}
