import { useTranslation } from 'react-i18next'
import { formatAgo, formatDay, formatFullDay } from './dates.ts'

/** A moment as "5 分鐘前" or the day, with the full date on hover. */
export function When({ time, relative = false }: { time: string; relative?: boolean }) {
  // Renders again when the language changes.
  useTranslation()
  return (
    <time dateTime={time} title={formatFullDay(time)}>
      {relative ? formatAgo(time) : formatDay(time)}
    </time>
  )
}
