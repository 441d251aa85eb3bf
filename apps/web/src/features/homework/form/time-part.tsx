import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { errorId, Field } from '../../../ui/form/field.tsx'
import { NowOrLater } from '../../../ui/form/now-or-later.tsx'
import { schedulableDays } from '../../../ui/form/schedule.rules.ts'
import { TimeFields } from '../../../ui/form/time-fields.tsx'
import { formatTaipei, momentOf, taipeiTimeOf } from '../../../ui/taipei-time.ts'
import { fieldId, type Wrong } from './check-question.ts'
import css from './question-form.module.css'
import type { QuestionValues } from './question-values.ts'

interface TimePartProps {
  values: QuestionValues
  wrong: Wrong
  onChange: (part: Partial<QuestionValues>) => void
}

const group = (field: 'deadline' | 'publishAt') => `${fieldId(field)}-group`

/** The deadline, in Taiwan time. */
export function TimePart({ values, wrong, onChange }: TimePartProps) {
  const { t } = useTranslation('homework/form')
  const names = { day: t('day'), time: t('time') }
  const today = taipeiTimeOf(new Date()).day
  const { deadline } = values
  const due = momentOf(deadline)
  return (
    <Card>
      <Field
        id={group('deadline')}
        label={t('parts.deadline')}
        isRequired
        note={due ? t('dueAt', { time: formatTaipei(due) }) : t('zone')}
        error={wrong.deadline}
      >
        <TimeFields
          id={fieldId('deadline')}
          value={deadline}
          names={names}
          min={today}
          wrongId={wrong.deadline ? errorId(group('deadline')) : undefined}
          onChange={(part) => onChange({ deadline: { ...deadline, ...part } })}
        />
      </Field>
    </Card>
  )
}

interface MoreOfTimeProps extends TimePartProps {
  /** Students do not see it yet. */
  canSchedule: boolean
}

/** When the question is published, and whether work may be changed after the deadline. */
export function MoreOfTime({ values, wrong, canSchedule, onChange }: MoreOfTimeProps) {
  const { t } = useTranslation('homework/form')
  return (
    <div className={css.details}>
      {canSchedule ? (
        <Field id={group('publishAt')} label={t('parts.publishAt')} error={wrong.publishAt}>
          <div className={css.part}>
            <NowOrLater
              id={fieldId('publishAt')}
              at={values.isScheduled ? values.publishAt : null}
              names={{ now: t('publishNow'), later: t('publishLater'), day: t('day'), time: t('time') }}
              {...schedulableDays()}
              wrongId={wrong.publishAt ? errorId(group('publishAt')) : undefined}
              onLater={(isScheduled) => onChange({ isScheduled })}
              onTime={(publishAt) => onChange({ publishAt })}
            />
          </div>
        </Field>
      ) : null}
      <Checkbox
        label={t('parts.allowsUpdateAfterDeadline')}
        description={t('updateNote')}
        checked={values.allowsUpdateAfterDeadline}
        onChange={(event) => onChange({ allowsUpdateAfterDeadline: event.currentTarget.checked })}
      />
    </div>
  )
}
