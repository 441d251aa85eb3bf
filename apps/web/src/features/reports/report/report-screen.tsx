import { type ReportTargetType, reportTargetTypes } from '@learntrail/contract/reports/facts'
import type { ReportTarget } from '@learntrail/contract/reports/reports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { RefusedState } from '../../../ui/states/refused-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { HelpLink } from '../../help/index.ts'
import { permissionQuery, reportsOfQuery } from '../api/reports.ts'
import { MyReports } from '../mine/my-reports.tsx'
import { ReportRows } from '../mine/report-rows.tsx'
import css from './report.module.css'
import { ReportForm } from './report-form.tsx'
import { ReportSent } from './report-sent.tsx'

const isTargetType = (type: string | null): type is ReportTargetType =>
  (reportTargetTypes as readonly (string | null)[]).includes(type)

/** Reports the thing in the address; without one, shows my reports and decisions about things of mine. */
export function ReportScreen() {
  const { t } = useTranslation('reports')
  const [search] = useSearchParams()
  const [targetType, targetId] = [search.get('type'), search.get('id')]
  if (!isTargetType(targetType) || targetId === null)
    return (
      <Screen title={t('title')} toolbar={<HelpLink topic="safety" />}>
        <MyReports />
      </Screen>
    )
  return (
    <Screen title={t('report')} back={paths.reports} width="narrow" toolbar={<HelpLink topic="safety" />}>
      <Reporting key={targetId} target={{ targetType, targetId }} />
    </Screen>
  )
}

function Reporting({ target }: { target: ReportTarget }) {
  const { t } = useTranslation('reports')
  const [isUrgent, setUrgent] = useState<boolean | null>(null)
  const query = useQuery(permissionQuery(target))
  const { data, error } = query
  if (isUrgent !== null) return <ReportSent isUrgent={isUrgent} />
  if (isProblem(error, 'REPORT_TARGET_NOT_FOUND', 'VALIDATION_FAILED'))
    return <LostState title={t('gone.title')} text={t('gone.text')} to={paths.portfolio} way={t('toHome')} />
  if (error && !data) return <FailedState error={error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  if (!data) return <CardsSkeleton cards={1} />
  const { title, refusal, until } = data
  return (
    <>
      {refusal === null ? (
        <ReportForm target={target} title={title} onSent={setUrgent} />
      ) : (
        <RefusedState
          title={t(`refusals.${refusal}.title`)}
          action={<LinkButton to={paths.reports}>{t('toMine')}</LinkButton>}
        >
          <p>{t(`refusals.${refusal}.text`, { until: until === null ? '' : formatTaipei(until) })}</p>
        </RefusedState>
      )}
      <Former target={target} />
    </>
  )
}

/** My earlier reports on it. */
function Former({ target }: { target: ReportTarget }) {
  const { t } = useTranslation('reports')
  const { data } = useQuery(reportsOfQuery(target))
  if (!data || data.count === 0) return null
  return (
    <section className={css.former} aria-labelledby="former">
      <h2 id="former">{t('former')}</h2>
      <ReportRows reports={data.items} />
    </section>
  )
}
