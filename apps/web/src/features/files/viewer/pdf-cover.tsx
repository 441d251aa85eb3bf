import { formatFullDay } from '../../../ui/dates.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import css from './pdf-cover.module.css'

const lines = [1, 2, 3, 4, 5]

/** Who reads, and the day, over a page on which the server cannot draw them: only a password opens the file. */
export function PdfCover() {
  const reader = useCurrentUser()
  if (reader === null) return null
  const line = `${reader.displayName}　${formatFullDay(new Date())}`
  return (
    <div className={css.cover} aria-hidden="true">
      {lines.map((number) => (
        <span key={number} className={css.line}>
          {line}
        </span>
      ))}
    </div>
  )
}
