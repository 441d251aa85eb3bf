import type { CourseUnit } from '@learntrail/contract/courses/content'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { useTranslation } from 'react-i18next'
import { useEditing } from '../editing-context.ts'
import { EntryList } from '../fields/entry-list.tsx'
import { AddResource } from './add-resource.tsx'
import { ResourceRow } from './resource-row.tsx'
import css from './unit.module.css'

/** Films, files and addresses of a unit. */
export function ResourceList({ unit, isHeld }: { unit: CourseUnit; isHeld: boolean }) {
  const { t } = useTranslation(['courses/editing', 'courses/names'])
  const { mayWrite } = useEditing()
  const { resources } = unit
  return (
    <>
      <h2 id="unit-resources" className={css.title}>
        {t('resources.title')}
      </h2>
      <p className={css.note}>{t('resources.note', { limit: courseLimits.resourcesPerUnit })}</p>
      <EntryList
        map="resources"
        label={t('resources.title')}
        items={resources}
        limit={courseLimits.resourcesPerUnit}
        isHeld={isHeld}
        nameOf={({ name, type }) => name.trim() || t(`courses/names:resource.${type}`)}
      >
        {(resource) => <ResourceRow resource={resource} isHeld={isHeld} />}
      </EntryList>
      {mayWrite && !isHeld && resources.length < courseLimits.resourcesPerUnit ? (
        <AddResource unitId={unit.id} />
      ) : null}
    </>
  )
}
