import { isUrgent, type ReportReason, reportReasons } from '@learntrail/contract/reports/facts'
import { reportLimits } from '@learntrail/contract/reports/limits'
import type { ReportTarget } from '@learntrail/contract/reports/reports'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { ruleSentence, sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { goToField } from '../../../ui/form/show-problem.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { dropDraft, readDraft, useKeptDraft } from '../../../ui/keep-draft.ts'
import { toggled } from '../../../ui/toggled.ts'
import { isUnderWay, pictureNames, UploadField, useKeptPictures } from '../../files/index.ts'
import { useSendReport } from '../api/reports.ts'
import { Danger } from './danger.tsx'
import css from './report.module.css'

interface ReportFormProps {
  target: ReportTarget
  /** Name of the reported thing; empty if it has none. */
  title: string
  onSent: (isUrgent: boolean) => void
}

interface Values extends Record<string, unknown> {
  clientId: string
  reasons: ReportReason[]
  description: string
}

/** The error of each field. */
type Wrong = Partial<Record<'reasons' | 'description' | 'pictures', string>>

/** The report form. Its input stays on the device until it is sent. */
export function ReportForm({ target, title, onSent }: ReportFormProps) {
  const { t } = useTranslation('reports')
  const name = `report.${target.targetId}`
  const [start] = useState<Values>(() => ({
    clientId: newId(),
    reasons: [],
    description: '',
    ...readDraft<Values>(name),
  }))
  const [values, setValues] = useState(start)
  const [wrong, setWrong] = useState<Wrong>({})
  const change = (part: Partial<Values>) => {
    setValues((before) => ({ ...before, ...part }))
    setWrong({})
  }
  useKeptDraft(name, values, values !== start)
  const pictures = useKeptPictures(name, [])
  const waiting = pictures.items.filter(({ summary }) => summary === null)
  const send = useSendReport()

  const check = () => {
    const length = [...values.description].length
    const found: Wrong = {
      ...(values.reasons.length === 0 ? { reasons: t('fields.reasonsMissing') } : {}),
      ...(values.description.trim() === '' ? { description: ruleSentence('required') } : {}),
      ...(length > reportLimits.description ? { description: ruleSentence('too_long', reportLimits.description) } : {}),
      ...(pictures.items.length > reportLimits.pictures
        ? { pictures: ruleSentence('too_many', reportLimits.pictures) }
        : {}),
      ...(waiting.length > 0
        ? { pictures: t(waiting.every(isUnderWay) ? 'fields.picturesUnderWay' : 'fields.picturesStuck') }
        : {}),
    }
    setWrong(found)
    const [first] = Object.keys(found)
    if (first) goToField(`report-${first}`)
    return first === undefined
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!check()) return
    const fileIds = pictures.items.flatMap(({ summary }) => summary?.id ?? [])
    send.mutate(
      { ...target, ...values, fileIds },
      {
        onSuccess: () => {
          dropDraft(name)
          pictures.finish()
          onSent(isUrgent(values.reasons))
        },
      },
    )
  }

  return (
    <Card as="form" className={css.form} onSubmit={submit}>
      <div>
        <p className={css.kind}>{t(`types.${target.targetType}`)}</p>
        {title ? <h2 className={css.name}>{title}</h2> : null}
        <p className={css.promise}>{t('promise')}</p>
      </div>
      {send.error ? <FormAlert>{sentenceOf(send.error)}</FormAlert> : null}
      <Field
        id="report-reasons"
        label={t('fields.reasons')}
        isRequired
        note={t('fields.reasonsNote')}
        error={wrong.reasons}
      >
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
        id="report-description"
        label={t('fields.description')}
        description={t('fields.descriptionNote')}
        withAsterisk
        aria-required
        autosize
        minRows={4}
        value={values.description}
        error={wrong.description}
        onChange={({ currentTarget: { value } }) => change({ description: value })}
      />
      <Field id="report-pictures-group" label={t('fields.pictures')}>
        <UploadField
          id="report-pictures"
          queue={pictures.queue}
          items={pictures.items}
          accept={pictureNames}
          limits={t('fields.picturesNote', { count: reportLimits.pictures })}
          error={wrong.pictures}
        />
      </Field>
      <div className={css.send}>
        <Button type="submit" isBusy={send.isPending}>
          {t('send')}
        </Button>
      </div>
    </Card>
  )
}
