import type { SchoolPlanSettings } from '@learntrail/contract/plans/school/facts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { saveAs } from '../../../ui/save-as.ts'
import { LazyPdfDocument } from '../../files/index.ts'
import { drawSchoolForm } from './api/school-plans.ts'
import css from './school.module.css'

const noView = () => undefined

interface FormPreviewProps {
  schoolId: string
  /** The current settings, saved or not; null if any is invalid. */
  settings: () => SchoolPlanSettings | null
}

/** Previews the printed form before it is saved. */
export function FormPreview({ schoolId, settings }: FormPreviewProps) {
  const { t } = useTranslation('plans/school')
  const draw = useMutation({
    mutationFn: ({ form, isExample }: { form: SchoolPlanSettings; isExample: boolean }) =>
      drawSchoolForm(schoolId, form, isExample),
  })
  const empty = useMutation({
    mutationFn: (form: SchoolPlanSettings) => drawSchoolForm(schoolId, form, false),
    onSuccess: ({ name, bytes }) => saveAs(new Blob([bytes], { type: 'application/pdf' }), name),
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  const show = (isExample: boolean) => {
    const form = settings()
    if (form) draw.mutate({ form, isExample })
  }
  return (
    <Card as="section" aria-labelledby="plan-preview" className={css.part}>
      <h2 id="plan-preview" className={css.heading}>
        {t('preview.title')}
      </h2>
      <p className={css.note}>{t('preview.note')}</p>
      <div className={css.ways}>
        <Button look="soft" icon="file" isBusy={draw.isPending} onClick={() => show(true)}>
          {t('preview.example')}
        </Button>
        <Button look="soft" icon="file" isBusy={draw.isPending} onClick={() => show(false)}>
          {t('preview.empty')}
        </Button>
        <Button
          look="quiet"
          icon="download"
          isBusy={empty.isPending}
          onClick={() => {
            const form = settings()
            if (form) empty.mutate(form)
          }}
        >
          {t('preview.download')}
        </Button>
      </div>
      <FormAlert>{draw.error ? sentenceOf(draw.error) : null}</FormAlert>
      {draw.data ? (
        <div className={css.preview}>
          <LazyPdfDocument
            key={draw.submittedAt}
            url={draw.data.bytes}
            name={draw.data.name}
            onView={noView}
            onFailed={noView}
          />
        </div>
      ) : null}
    </Card>
  )
}
