import type { SchoolDashboard } from '@learntrail/contract/analytics/analytics'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Numbers } from '../../analysis/index.ts'
import { analyticsAddresses } from '../addresses.ts'
import { dashboardQuery } from '../api/reports.ts'
import { withFilter } from '../filters/figure-filter.ts'
import { FiguresOf } from '../frame/figures-of.tsx'
import { type AskedSchool, SchoolScreen } from '../frame/school-screen.tsx'
import { useFigureWords } from '../report/figure-words.ts'
import { ReportTotals } from '../report/report-totals.tsx'
import { ReportView } from '../report/report-view.tsx'
import css from './dashboard.module.css'

/** All questions of a school at a glance. */
export function DashboardScreen() {
  const { t } = useTranslation('analytics')
  return (
    <SchoolScreen title={t('title')} question={null}>
      {(asked) => <Overview {...asked} />}
    </SchoolScreen>
  )
}

function Overview({ school, filter }: AskedSchool) {
  const query = useQuery(dashboardQuery(school.id, filter))
  return (
    <FiguresOf query={query}>
      {(report) => (
        <ReportView school={school} filter={filter} question={null} report={report}>
          {report.today ? <Today today={report.today} /> : null}
          <ul className={css.tiles}>
            {report.questions.map((one) => (
              <li key={one.question}>
                <Tile
                  {...one}
                  to={withFilter(analyticsAddresses.question(one.question, school.id), school.id, filter)}
                />
              </li>
            ))}
          </ul>
        </ReportView>
      )}
    </FiguresOf>
  )
}

function Today({ today }: { today: NonNullable<SchoolDashboard['today']> }) {
  const { t } = useTranslation('analytics')
  const words = useFigureWords()
  const id = useId()
  if (today.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id} className={css.part}>
      <h2 id={id}>{t('today.title')}</h2>
      <p className={css.note}>{t('today.note')}</p>
      <Numbers
        numbers={today.map(({ name, value, unit }) => ({
          name: words.nameOf('use', name),
          value: words.valueOf(value, unit),
        }))}
      />
    </Card>
  )
}

type TileProps = SchoolDashboard['questions'][number] & { to: string }

function Tile({ question, totals, to }: TileProps) {
  const { t } = useTranslation('analytics')
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={css.tile}>
      <h2 id={id}>
        <Link to={to}>
          {t(`questions.${question}.name`)}
          <Icon name="right" size={18} />
        </Link>
      </h2>
      <p className={css.note}>{t(`questions.${question}.text`)}</p>
      <ReportTotals totals={totals} of={question} />
    </Card>
  )
}
