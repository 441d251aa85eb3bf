import type { AnalyticsSchool, ReadSchool } from '@learntrail/contract/analytics/analytics'
import { classNameOf } from '@learntrail/contract/profiles/class-names'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../../i18n/i18n.ts'
import { Select } from '../../../ui/form/select.ts'
import { ChoiceFilter, Filters } from '../../console/index.ts'
import { useFigureWords } from '../report/figure-words.ts'
import { useFigureFilter } from './figure-filter.ts'
import css from './filters.module.css'

interface FigureFiltersProps {
  school: AnalyticsSchool
  schools: readonly ReadSchool[]
  onSchool: (schoolId: string) => void
  /** The screen is about one group or course: only the semester can be chosen. */
  isOfThing: boolean
}

/** Value of the choice for pupils in no listed class, as a select has no empty value. */
const unlisted = '-'

/** Chooses school, semester, week, grade and class; the address holds all of them. */
export function FigureFilters({ school, schools, onSchool, isOfThing }: FigureFiltersProps) {
  const { t } = useTranslation('analytics')
  const words = useFigureWords()
  const [filter, change] = useFigureFilter()
  const { semesters, grades, reach } = school
  const semester = semesters.find((one) => one.semester === filter.semester) ?? semesters[0]
  const classes = grades.find(({ grade }) => grade === filter.grade)?.classes ?? []
  const { grade } = filter
  /** Chooses a grade, with its first class where the viewer may see only some classes of it. */
  const chooseGrade = (value: string | null) => {
    const one = grades.find((known) => known.grade === value)
    const isWhole = reach === null || reach.some((part) => part.grade === value && part.className === null)
    change({ grade: value, ...(!isWhole && one?.classes[0] && { className: one.classes[0] }) })
  }
  const named = new Set([...classes, ...(filter.className ? [filter.className] : [])])
  return (
    <div className={css.filters}>
      <Filters label={t('filters.label')}>
        {schools.length > 1 ? (
          <Select
            className={css.wide}
            label={t('filters.school')}
            data={schools.map(({ id, name }) => ({ value: id, label: name }))}
            value={school.id}
            onChange={(id) => id !== null && id !== school.id && onSchool(id)}
            allowDeselect={false}
          />
        ) : null}
        <Select
          className={css.wide}
          label={t('filters.semester')}
          data={semesters.map((one) => ({ value: one.semester, label: words.semesterName(one.semester) }))}
          value={semester?.semester ?? null}
          onChange={(value) => change({ semester: value === semesters[0]?.semester ? null : value })}
          allowDeselect={false}
        />
        {isOfThing ? null : (
          <>
            <ChoiceFilter
              label={t('filters.week')}
              all={t('filters.allWeeks')}
              value={filter.week}
              onChange={(week) => change({ week })}
              options={(semester?.weeks ?? []).map((week) => ({
                value: week.monday,
                label: words.weekName(school, { ...week, isRunning: false }),
              }))}
            />
            <ChoiceFilter
              label={t('filters.grade')}
              all={t(reach === null ? 'filters.allGrades' : 'filters.ownGrades')}
              value={grade}
              onChange={chooseGrade}
              options={grades.map((one) => ({
                value: one.grade,
                label: classNameOf({ grade: one.grade, className: null }, currentLocale()),
              }))}
            />
            {grade === undefined ? null : (
              <ChoiceFilter
                label={t('filters.class')}
                all={t('filters.allClasses')}
                value={filter.className === '' ? unlisted : filter.className}
                onChange={(value) =>
                  value === null ? chooseGrade(grade) : change({ className: value === unlisted ? '' : value })
                }
                options={[
                  ...[...named].map((className) => ({
                    value: className,
                    label: classNameOf({ grade, className }, currentLocale()),
                  })),
                  ...(filter.className === ''
                    ? [{ value: unlisted, label: words.placeName({ grade, className: '' }) }]
                    : []),
                ]}
              />
            )}
          </>
        )}
      </Filters>
    </div>
  )
}
