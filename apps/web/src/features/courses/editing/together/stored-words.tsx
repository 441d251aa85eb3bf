import { useTranslation } from 'react-i18next'
import type { SharedDocument } from '../../../../documents/shared-document.ts'
import { useWatched } from '../../../../saving/use-watched.ts'
import css from './together.module.css'

/** Where what was typed is: with the server, on its way, or on this device alone. */
export function StoredWords({ shared }: { shared: SharedDocument }) {
  const { t } = useTranslation('courses/editing')
  const { stored } = useWatched(shared)
  return (
    <span className={css.stored} data-state={stored} role="status">
      {t(`stored.${stored}`)}
    </span>
  )
}
