import { formatFullDay } from '../../../ui/dates.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import css from './pdf-cover.module.css'

const lines = [1, 2, 3, 4, 5]

/** Viewer's name and date over a page, for password-protected PDFs, which the server cannot watermark. */
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
