import { textLength } from '@learntrail/contract/characters'
import { planLimits } from '@learntrail/contract/plans/limits'
import { useTranslation } from 'react-i18next'
import { Textarea } from '../../../../ui/form/textarea.ts'
import css from './week.module.css'

/** The note of the week; saved automatically. */
export function WeekNote({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const { t } = useTranslation('plans/doing')
  const limit = planLimits.note
  const length = textLength(note.trim())
  return (
    <div className={css.part}>
      <Textarea
        label={t('note.title')}
        placeholder={t('note.hint')}
        autosize
        minRows={3}
        maxRows={14}
        value={note}
        error={length > limit ? t('tooLong', { limit }) : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {length > limit * 0.8 ? <p className={css.count}>{t('count', { count: length, limit })}</p> : null}
    </div>
  )
}
