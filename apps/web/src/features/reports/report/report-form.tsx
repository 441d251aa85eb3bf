import { isUrgent, type ReportReason, reportReasons } from '@learntrail/contract/reports/facts'
import { reportLimits } from '@learntrail/contract/reports/limits'
import type { ReportTarget } from '@learntrail/contract/reports/reports'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { checkText } from '../../../ui/form/text-rules.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { toggled } from '../../../ui/toggled.ts'
import { PictureUploads, useKeptPictures } from '../../files/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { useSendReport } from '../api/reports.ts'
import { Danger } from './danger.tsx'
import css from './report.module.css'

interface ReportFormProps {
  target: ReportTarget
  /** Name of the reported thing; empty if it has none. */
  title: string
  onSent: (isUrgent: boolean) => void
}

interface Values {
  reasons: ReportReason[]
  description: string
}

/** The report form. Its input stays on the device until it is sent. */
export function ReportForm({ target, title, onSent }: ReportFormProps) {
  const { t } = useTranslation('reports')
  const draft = { what: 'report', account: useCurrentUser()?.id ?? null, of: target.targetId }
  const pictures = useKeptPictures(draft, { max: reportLimits.pictures })
  const report = useSendReport()

  const form = useKeptForm({
    id: 'report',
    draft,
    start: (): Values => ({ reasons: [], description: '' }),
    check: ({ reasons, description }) => ({
      reasons: reasons.length === 0 ? t('fields.reasonsMissing') : null,
      description: checkText(description, { required: true, max: reportLimits.description }),
      pictures: pictures.trouble,
    }),
    async send(values, clientId) {
      await report.mutateAsync({ ...target, clientId, ...values, fileIds: pictures.fileIds })
      pictures.finish()
    },
    onSent: () => onSent(isUrgent(form.values.reasons)),
  })
  const { values, change } = form

  return (
    <Card as="form" className={css.form} onSubmit={form.submit}>
      <div>
        <p className={css.kind}>{t(`types.${target.targetType}`)}</p>
        {title ? <h2 className={css.name}>{title}</h2> : null}
        <p className={css.promise}>{t('promise')}</p>
      </div>
      {form.failure ? <FormAlert>{form.failure}</FormAlert> : null}
      <Field {...form.at('reasons')} label={t('fields.reasons')} isRequired note={t('fields.reasonsNote')}>
        <div className={css.reasons}>
          {reportReasons.map((reason) => (
            <Checkbox
              key={reason}
              label={t(`reasons.${reason}`)}
              checked={values.reasons.includes(reason)}
              onChange={() => change({ reasons: toggled(values.reasons, reason) })}
            />
          ))}
        </div>
      </Field>
      {isUrgent(values.reasons) ? <Danger /> : null}
      <Textarea
        {...form.input('description')}
        label={t('fields.description')}
        description={t('fields.descriptionNote')}
        withAsterisk
        aria-required
        autosize
        minRows={4}
      />
      <Field id="report-pictures-group" label={t('fields.pictures')}>
        <PictureUploads
          {...form.at('pictures')}
          pictures={pictures}
          limits={t('fields.picturesNote', { count: reportLimits.pictures })}
        />
      </Field>
      <div className={css.send}>
        <Button type="submit" isBusy={form.isSending}>
          {t('send')}
        </Button>
      </div>
    </Card>
  )
}
