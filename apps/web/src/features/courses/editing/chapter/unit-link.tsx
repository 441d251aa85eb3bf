import type { CourseUnit } from '@learntrail/contract/courses/content'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../../../ui/icon.tsx'
import { editAddresses } from '../addresses.ts'
import { useEditing } from '../editing-context.ts'
import { RemarkCount } from '../remarks/remark-count.tsx'
import { WhoIsAt } from '../together/who-is-at.tsx'
import css from './chapter.module.css'

/** Link to a unit, with its remarks, editors and resources. */
export function UnitLink({ unit }: { unit: CourseUnit }) {
  const { t } = useTranslation('courses/editing')
  const { course } = useEditing()
  return (
    <Link to={editAddresses.unit(course._id, unit.id)} className={css.unit}>
      <span className={css.unitName}>{unit.name.trim() || t('unit.unnamed')}</span>
      <RemarkCount unitId={unit.id} />
      <WhoIsAt place={unit.id} />
      {unit.resources.length > 0 ? (
        <span className={css.quiet}>{t('resources.count', { count: unit.resources.length })}</span>
      ) : null}
      <Icon name="right" size={18} />
    </Link>
  )
}
