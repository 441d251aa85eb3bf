import type { DoneWeek } from '@learntrail/contract/plans/doing/doing'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import css from './week.module.css'

/** The records made from a week. */
export function RecordList({ records }: Pick<DoneWeek, 'records'>) {
  const { t } = useTranslation('plans/doing')
  if (records.length === 0) return null
  return (
    <ul className={css.rows}>
      {records.map(({ id, title }) => (
        <li key={id} className={css.row}>
          <Icon name="portfolio" size={18} />
          <Link className={css.rowName} to={paths.post(id)}>
            {title || t('records.untitled')}
          </Link>
        </li>
      ))}
    </ul>
  )
}
