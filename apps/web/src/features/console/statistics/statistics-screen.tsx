import { countedNames, type Statistics } from '@learntrail/contract/console/statistics'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DownloadButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { statisticsQuery } from '../api/statistics.ts'
import { Part, PartNote, Parts } from '../frame/part.tsx'
import { StaffScreen } from '../frame/staff-screen.tsx'
import type { Column } from '../table/data-table.tsx'
import { TablePart } from '../table/table-part.tsx'
import history from './history.module.css'
import { History } from './history.tsx'

const kinds = ['students', 'teachers', 'others', 'unfilled'] as const

/** How much the product is used. */
export function StatisticsScreen() {
  const { t } = useTranslation('console/statistics')
  return (
    <StaffScreen title={t('title')} level="operator">
      <Whole />
    </StaffScreen>
  )
}

function Whole() {
  const { t } = useTranslation('console/statistics')
  const query = useQuery(statisticsQuery)
  if (query.data === undefined) return <WaitingLines query={query} lines={8} />
  const { people, today, weeks } = query.data
  return (
    <Parts>
      <Part title={t('people')}>
        <PartNote>{t('peopleNote')}</PartNote>
        <Figures figures={kinds.map((kind) => [t(`kinds.${kind}`), people[kind]])} />
      </Part>
      <Part title={t('today')}>
        <PartNote>{t('todayNote')}</PartNote>
        <Figures figures={countedNames.map((name) => [t(`counted.${name}`), today[name]])} />
      </Part>
      <History />
      <Weeks weeks={weeks} />
    </Parts>
  )
}

function Figures({ figures }: { figures: [name: string, count: number][] }) {
  return (
    <Card className={history.figures}>
      <Facts>
        {figures.map(([name, count]) => (
          <Fact key={name} name={name}>
            {count.toLocaleString()}
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}

function Weeks({ weeks }: Pick<Statistics, 'weeks'>) {
  const { t } = useTranslation('console/statistics')
  const columns: Column<Statistics['weeks'][number]>[] = [
    { id: 'week', header: t('week'), cell: ({ row: { original } }) => original.monday },
    ...countedNames.map(
      (name): Column<Statistics['weeks'][number]> => ({
        id: name,
        header: t(`counted.${name}`),
        cell: ({ row: { original } }) => original[name].toLocaleString(),
      }),
    ),
  ]
  return (
    <TablePart
      title={t('weeks')}
      note={`${t('weeksNote')} ${t('activeNote')}`}
      columns={columns}
      rows={weeks}
      idOf={({ monday }) => monday}
    >
      <div className={history.after}>
        <DownloadButton look="line" icon="download" href="/api/v2/admin/statistics/table?form=csv">
          {t('download')}
        </DownloadButton>
      </div>
    </TablePart>
  )
}
