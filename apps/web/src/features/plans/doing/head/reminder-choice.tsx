import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { weekdays } from '@learntrail/contract/plans/doing/facts'
import { useTranslation } from 'react-i18next'
import { format } from '../../../../ui/dates.ts'
import { Select } from '../../../../ui/form/select.ts'
import { changeReminder } from '../api/executions.ts'
import { useDoingChange } from '../use-doing-change.ts'
import css from './head.module.css'

const never = 'never'
/** A Sunday, as weekdays are counted from Sunday. */
const sunday = Date.parse('2026-11-29T04:00:00Z')
const nameOf = (weekday: number) => format(new Date(sunday + weekday * 86_400_000), { weekday: 'long' })

/** The weekday of the reminder of what the week asks for. */
export function ReminderChoice({ execution: { projectId, reminderDay } }: { execution: Execution }) {
  const { t } = useTranslation('plans/doing')
  const change = useDoingChange(changeReminder)
  const shown = change.isPending ? change.variables.reminderDay : reminderDay
  return (
    <Select
      className={css.reminder}
      label={t('reminder.label')}
      data={[
        { value: never, label: t('reminder.never') },
        ...weekdays.map((weekday) => ({ value: String(weekday), label: t('reminder.on', { day: nameOf(weekday) }) })),
      ]}
      value={shown === null ? never : String(shown)}
      allowDeselect={false}
      onChange={(value) =>
        change.mutate({
          id: projectId,
          reminderDay: weekdays.find((weekday) => String(weekday) === value) ?? null,
        })
      }
    />
  )
}
