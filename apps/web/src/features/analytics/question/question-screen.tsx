import { type SchoolQuestion, schoolQuestions } from '@learntrail/contract/analytics/facts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import { analyticsAddresses } from '../addresses.ts'
import { reportQuery } from '../api/reports.ts'
import { FiguresOf } from '../frame/figures-of.tsx'
import { type AskedSchool, SchoolScreen } from '../frame/school-screen.tsx'
import { DebugPart } from '../report/debug-part.tsx'
import { ReportView } from '../report/report-view.tsx'
import { SaveButtons } from '../report/save-buttons.tsx'
import { UploadDays } from './upload-days.tsx'

/** Screen of one question of a school. */
export function QuestionScreen() {
  const { t } = useTranslation('analytics')
  const { pathname } = useLocation()
  const { schoolId = '' } = useParams()
  const question = schoolQuestions.find((one) => analyticsAddresses.question(one, schoolId) === pathname) ?? 'use'
  return (
    <SchoolScreen title={t(`questions.${question}.name`)} question={question}>
      {(asked) => <Answer key={question} question={question} {...asked} />}
    </SchoolScreen>
  )
}

function Answer({ question, school, filter }: AskedSchool & { question: SchoolQuestion }) {
  const { t } = useTranslation('analytics')
  const query = useQuery(reportQuery(school.id, question, filter))
  return (
    <>
      <p>{t(`questions.${question}.text`)}</p>
      <FiguresOf query={query}>
        {(report) => (
          <ReportView
            school={school}
            filter={filter}
            question={question}
            report={report}
            acts={<SaveButtons schoolId={school.id} question={question} filter={filter} />}
          >
            {question === 'readiness' ? <UploadDays semester={report.semester} day={report.to} /> : null}
          </ReportView>
        )}
      </FiguresOf>
      <DebugPart schoolId={school.id} question={question} filter={filter} />
    </>
  )
}
