import type { AnalyticsSchool, FigureFilter } from '@learntrail/contract/analytics/analytics'
import type { SchoolQuestion } from '@learntrail/contract/analytics/facts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { RefusedState } from '../../../ui/states/refused-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { analyticsAddresses } from '../addresses.ts'
import { analyticsSchoolQuery, analyticsSchoolsQuery } from '../api/schools.ts'
import { filterIn, withFilter } from '../filters/figure-filter.ts'
import { FigureFilters } from '../filters/figure-filters.tsx'
import css from './frame.module.css'
import { QuestionMenu } from './question-menu.tsx'

export interface AskedSchool {
  school: AnalyticsSchool
  filter: FigureFilter
}

interface SchoolScreenProps {
  title: string
  /** Null: all questions. */
  question: SchoolQuestion | null
  /** About one group or course, which always covers the whole semester and everybody the viewer may see. */
  isOfThing?: boolean
  /** Where the back link leads, if not to the dashboard. */
  back?: (schoolId: string) => string
  children: (asked: AskedSchool) => ReactNode
}

/** Frame of every screen of school figures: the filters and the menu of questions. */
export function SchoolScreen({ title, question, isOfThing = false, back, children }: SchoolScreenProps) {
  const { schoolId: inPath } = useParams()
  const [search] = useSearchParams()
  const schools = useQuery(analyticsSchoolsQuery)
  const schoolId = inPath ?? search.get('school') ?? schools.data?.items[0]?.id
  return (
    <Screen
      title={title}
      width="wide"
      {...(question !== null && { back: back?.(schoolId ?? '') ?? backTo(schoolId, search) })}
    >
      {schoolId === undefined ? (
        schools.isError ? (
          <FailedState error={schools.error} onRetry={() => schools.refetch()} isRetrying={schools.isFetching} />
        ) : schools.data ? (
          <NotForMe />
        ) : (
          <CardsSkeleton cards={3} />
        )
      ) : (
        <OneSchool key={schoolId} schoolId={schoolId} question={question} isOfThing={isOfThing}>
          {children}
        </OneSchool>
      )}
    </Screen>
  )
}

const backTo = (schoolId: string | undefined, search: URLSearchParams) =>
  schoolId === undefined
    ? analyticsAddresses.dashboard
    : withFilter(analyticsAddresses.dashboard, schoolId, filterIn(search))

function NotForMe() {
  const { t } = useTranslation('analytics')
  return (
    <RefusedState title={t('refused.title')}>
      <p>{t('refused.text')}</p>
    </RefusedState>
  )
}

/** Not found. Does not tell apart what does not exist and what the viewer may not see. */
export function Gone({ of }: { of: 'school' | 'figures' }) {
  const { t } = useTranslation('analytics')
  return (
    <LostState
      title={t(`gone.${of}.title`)}
      text={t(`gone.${of}.text`)}
      to={of === 'school' ? paths.root : analyticsAddresses.dashboard}
      way={t(`gone.${of}.way`)}
    />
  )
}

interface OneSchoolProps extends Pick<SchoolScreenProps, 'question' | 'children'> {
  schoolId: string
  isOfThing: boolean
}

function OneSchool({ schoolId, question, isOfThing, children }: OneSchoolProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { data: schools } = useQuery(analyticsSchoolsQuery)
  const query = useQuery(analyticsSchoolQuery(schoolId))
  if (isProblem(query.error, 'SCHOOL_NOT_FOUND', 'VALIDATION_FAILED')) return <Gone of="school" />
  if (query.error && !query.data)
    return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  if (!query.data) return <CardsSkeleton cards={3} />
  const filter = filterIn(search)
  // Grades and classes do not carry over to another school.
  const toSchool = (id: string) => {
    const path = question === null ? analyticsAddresses.dashboard : analyticsAddresses.question(question, id)
    navigate(withFilter(path, id, filter.semester ? { semester: filter.semester } : {}))
  }
  return (
    <div className={css.parts}>
      <QuestionMenu schoolId={schoolId} question={question} />
      <FigureFilters school={query.data} schools={schools?.items ?? []} onSchool={toSchool} isOfThing={isOfThing} />
      {children({ school: query.data, filter })}
    </div>
  )
}
