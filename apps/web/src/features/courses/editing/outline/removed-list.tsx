import { removedOf } from '@learntrail/contract/courses/structure'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useEditing } from '../editing-context.ts'
import { putBack } from '../structure/change-structure.ts'
import css from './outline.module.css'

/** Chapters and units removed by anybody; each can be brought back. */
export function RemovedList() {
  const { t } = useTranslation('courses/editing')
  const { document, json, mayWrite } = useEditing()
  const removed = [
    ...removedOf(json, 'chapters').map((entry) => ({ ...entry, map: 'chapters' as const })),
    ...removedOf(json, 'units').map((entry) => ({ ...entry, map: 'units' as const })),
  ]
  if (removed.length === 0 || !mayWrite) return null
  const nameOf = ({ name, map }: Record<string, unknown>) =>
    (typeof name === 'string' && name.trim()) || t(map === 'chapters' ? 'removed.chapter' : 'unit.unnamed')
  return (
    <details className={css.removed}>
      <summary className={css.way}>
        <Icon name="remove" />
        <span>{t('removed.title', { count: removed.length })}</span>
      </summary>
      <ul className={css.removedList}>
        {removed.map((entry) => (
          <li key={entry.id}>
            <span className={css.removedName}>{nameOf(entry)}</span>
            <Button
              look="soft"
              aria-label={t('removed.putBackNamed', { name: nameOf(entry) })}
              onClick={() => putBack(document, entry.map, entry.id)}
            >
              {t('removed.putBack')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
