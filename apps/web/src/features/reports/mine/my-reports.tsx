import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { judgementsQuery, ownReportsQuery } from '../api/reports.ts'
import { JudgementCard } from './judgement-card.tsx'
import css from './mine.module.css'
import { ReportRows } from './report-rows.tsx'

const tabs = ['mine', 'judgements'] as const
type Tab = (typeof tabs)[number]

/** My reports, and decisions about things of mine. */
export function MyReports() {
  const { t } = useTranslation('reports')
  const [search, setSearch] = useSearchParams()
  const tab: Tab = search.get('tab') === 'judgements' ? 'judgements' : 'mine'
  return (
    <Tabs<Tab>
      label={t('tabs.label')}
      tabs={tabs.map((value) => ({ value, name: t(`tabs.${value}`) }))}
      value={tab}
      onChange={(next) => setSearch(next === 'mine' ? {} : { tab: next }, { replace: true })}
    >
      {tab === 'mine' ? <Reports /> : <Judgements />}
    </Tabs>
  )
}

function Reports() {
  const { t } = useTranslation('reports')
  const query = useInfiniteQuery(ownReportsQuery)
  if (query.data === undefined) return <WaitingLines query={query} lines={4} />
  const reports = query.data.pages.flatMap(({ items }) => items)
  if (reports.length === 0)
    return (
      <EmptyState title={t('mine.empty')} action={<LinkButton to={paths.portfolio}>{t('toHome')}</LinkButton>}>
        <p>{t('mine.emptyText')}</p>
      </EmptyState>
    )
  return (
    <>
      <ReportRows reports={reports} />
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}

function Judgements() {
  const { t } = useTranslation('reports')
  const query = useInfiniteQuery(judgementsQuery)
  if (query.data === undefined) return <WaitingLines query={query} lines={4} />
  const judgements = query.data.pages.flatMap(({ items }) => items)
  if (judgements.length === 0)
    return (
      <EmptyState title={t('judgements.empty')}>
        <p>{t('judgements.emptyText')}</p>
      </EmptyState>
    )
  return (
    <>
      <ul className={css.rows}>
        {judgements.map((judgement) => (
          <li key={judgement.id}>
            <JudgementCard judgement={judgement} />
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}
