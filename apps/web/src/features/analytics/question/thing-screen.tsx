import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { analyticsAddresses } from '../addresses.ts'
import { type ThingQuestion, thingQuery } from '../api/reports.ts'
import { filterIn, withFilter } from '../filters/figure-filter.ts'
import { FiguresOf } from '../frame/figures-of.tsx'
import { type AskedSchool, SchoolScreen } from '../frame/school-screen.tsx'
import { ReportView } from '../report/report-view.tsx'
import css from './question.module.css'

/** Screen of one group or one course of a school. */
export function ThingScreen() {
  const { t } = useTranslation('analytics')
  const { groupId, courseId } = useParams()
  const [search] = useSearchParams()
  const question = groupId === undefined ? 'courses' : 'groups'
  const thingId = groupId ?? courseId ?? ''
  return (
    <SchoolScreen
      title={t(`thing.${question}`)}
      question={question}
      isOfThing
      back={(schoolId) => withFilter(analyticsAddresses.question(question, schoolId), schoolId, filterIn(search))}
    >
      {(asked) => <OneThing key={thingId} question={question} thingId={thingId} {...asked} />}
    </SchoolScreen>
  )
}

interface OneThingProps extends AskedSchool {
  question: ThingQuestion
  thingId: string
}

function OneThing({ question, thingId, school, filter }: OneThingProps) {
  const { t } = useTranslation('analytics/words')
  const query = useQuery(thingQuery(school.id, question, thingId, filter))
  return (
    <FiguresOf query={query}>
      {(report) => (
        <>
          <p className={css.thing}>{report.thing.name || t('unnamed')}</p>
          <ReportView school={school} filter={filter} question={question} report={report} isOfThing />
        </>
      )}
    </FiguresOf>
  )
}
