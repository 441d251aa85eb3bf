import type { FigureFilter } from '@learntrail/contract/analytics/analytics'
import { type FigureReaders, hiddenUpTo, type SchoolQuestion } from '@learntrail/contract/analytics/facts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveDocument } from '../../../api/save-document.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { type ReportForm, reportAddress, reportForms } from '../api/reports.ts'
import css from './save-buttons.module.css'

interface SaveButtonsProps {
  schoolId: string
  question: SchoolQuestion
  filter: FigureFilter
}

/** Saves the report as either kind of table or as a PDF, or prints it as shown. */
export function SaveButtons({ schoolId, question, filter }: SaveButtonsProps) {
  const { t } = useTranslation('analytics')
  const sentence = useSentence()
  const [readers, setReaders] = useState<FigureReaders>('school')
  const saving = useMutation({
    mutationFn: (form: ReportForm) => saveDocument(reportAddress(schoolId, question, filter, { form, readers })),
    onSuccess: () => toast(t('saved')),
    onError: (error) => toast(sentence(error), { tone: 'warning' }),
  })
  return (
    <div className={css.save}>
      {reportForms.map((form) => (
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
      <Button look="line" size="s" icon="file" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Checkbox
        className={css.outside}
        label={t('outside')}
        description={t('outsideNote', { most: hiddenUpTo.outside })}
        checked={readers === 'outside'}
        onChange={(event) => setReaders(event.currentTarget.checked ? 'outside' : 'school')}
      />
    </div>
  )
}
