import type { CourseUnit } from '@learntrail/contract/courses/content'
import type { LearnersOverview } from '@learntrail/contract/courses/learners'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../ui/card.tsx'
import css from './stops.module.css'

/** A bar for each unit: how many have opened and completed it. The chart is a table. */
export function UnitStops({ overview, units }: { overview: LearnersOverview; units: readonly CourseUnit[] }) {
  const { t } = useTranslation(['courses/learners', 'courses/reading'])
  const { all } = overview.counts
  const names = new Map(units.map(({ id, name }) => [id, name.trim()]))
  const share = (count: number) => `${(count / Math.max(1, all)) * 100}%`
  return (
    <Card as="section" aria-labelledby="units-title">
      <h2 id="units-title" className={css.title}>
        {t('stops.units')}
      </h2>
      <p className={css.note}>{t('stops.ofAll', { count: all })}</p>
      <table className={css.units} aria-labelledby="units-title">
        <thead>
          <tr>
            <th scope="col">{t('stops.unit')}</th>
            <th scope="col">{t('stops.begun')}</th>
            <th scope="col">{t('stops.through')}</th>
          </tr>
        </thead>
        <tbody>
          {overview.units.map(({ unitId, begun, complete }, at) => (
            <tr key={unitId}>
              <th scope="row">
                <span className={css.unit}>
                  {at + 1}. {names.get(unitId) || t('courses/reading:untitledUnit')}
                </span>
                <span className={css.bar} aria-hidden="true">
                  <span className={css.begun} style={{ width: share(begun) }} />
                  <span className={css.through} style={{ width: share(complete) }} />
                </span>
              </th>
              <td data-part="begun">{begun}</td>
              <td data-part="through">{complete}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
