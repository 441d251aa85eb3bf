import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'
import { remarkCountsQuery } from '../api/remarks.ts'
import { useEditing } from '../editing-context.ts'
import css from './remarks.module.css'

/** Number of open remarks on a unit; renders nothing if there are none. */
export function RemarkCount({ unitId }: { unitId: string }) {
  const { t } = useTranslation('courses/remarks')
  const { course } = useEditing()
  const { data } = useQuery(remarkCountsQuery(course._id))
  const count = data?.units.find((unit) => unit.unitId === unitId)?.open ?? 0
  if (count === 0) return null
  return (
    <span className={css.count} role="img" aria-label={t('open', { count })} title={t('open', { count })}>
      <Icon name="chat" size={16} />
      {count}
    </span>
  )
}
