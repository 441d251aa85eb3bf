import type { CourseOutline } from '@learntrail/contract/courses/content'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import css from './history.module.css'

interface VersionOutlineProps {
  outline: CourseOutline
  actionsOf: (unit: { id: string; name: string }) => ReactNode
}

/** A course's facts and structure in a version. */
export function VersionOutline({ outline, actionsOf }: VersionOutlineProps) {
  const { t } = useTranslation('courses/editing')
  return (
    <>
      <h3>{outline.name}</h3>
      {outline.introduction ? <p>{outline.introduction}</p> : null}
      <ol className={css.chapters}>
        {outline.chapters.map((chapter, index) => (
          <li key={chapter.id}>
            <p className={css.chapter}>{chapter.name.trim() || t('chapter.unnamed', { number: index + 1 })}</p>
            <ol className={css.units}>
              {chapter.units.map((unit) => (
                <li key={unit.id}>
                  <span>{unit.name.trim() || t('unit.unnamed')}</span>
                  {actionsOf(unit)}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </>
  )
}
