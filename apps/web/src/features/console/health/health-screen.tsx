import type { Health } from '@learntrail/contract/console/health'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { formatBytes } from '../../../ui/file-size.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { healthQuery, useRetryJob } from '../api/health.ts'
import { Part, PartNote, Parts } from '../frame/part.tsx'
import { StaffScreen } from '../frame/staff-screen.tsx'
import type { Column } from '../table/data-table.tsx'
import { TablePart } from '../table/table-part.tsx'
import { Calls } from './calls.tsx'
import { Content } from './content.tsx'
import { Nodes } from './nodes.tsx'
import { Points } from './points.tsx'

/** The state of the service, and failed jobs. */
export function HealthScreen() {
  const { t } = useTranslation('console/health')
  return (
    <StaffScreen title={t('title')} level="operator">
      <Whole />
    </StaffScreen>
  )
}

function Whole() {
  const query = useQuery(healthQuery)
  if (query.data === undefined) return <WaitingLines query={query} lines={8} />
  return (
    <Parts>
      <Neighbours health={query.data} />
      <Nodes nodes={query.data.nodes} />
      <Content content={query.data.content} />
      <Points of="points" proof={query.data.points} />
      <Points of="rewards" proof={query.data.rewards} />
      <Troubles troubles={query.data.troubles} />
      <Calls calls={query.data.calls} />
      <Jobs jobs={query.data.jobs} />
    </Parts>
  )
}

function Neighbours({ health }: { health: Health }) {
  const { t } = useTranslation('console/health')
  const { database, node, programs, mails } = health
  const facts: [name: string, value: ReactNode][] = [
    [t('version'), health.version],
    [t('node'), t('nodeSince', { name: node.name, time: formatTaipei(node.startedAt) })],
    [t('database'), dotted([database.version, formatBytes(database.bytes)])],
    [t('disk'), t('diskFree', { free: formatBytes(health.freeBytes) })],
    [
      t('storage'),
      <Chip key="storage" tone={health.storage === 'up' ? 'leaf' : 'rose'}>
        {t(`storageStates.${health.storage}`)}
      </Chip>,
    ],
    [t('mails'), t('mailsNow', mails)],
    ...programs.map(({ name, version, isWrongPath }): [string, ReactNode] => [
      t(`programs.${name}`),
      version ?? <Chip tone="honey">{t(isWrongPath ? 'programs.wrongPath' : 'programs.missing')}</Chip>,
    ]),
  ]
  return (
    <Part title={t('now')}>
      <Card>
        <Facts>
          {facts.map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </Facts>
      </Card>
    </Part>
  )
}

function Troubles({ troubles }: Pick<Health, 'troubles'>) {
  const { t } = useTranslation('console/health')
  const retry = useRetryJob()
  const again = (id: string) =>
    retry.mutate(id, {
      onSuccess: () => toast(t('troubles.retried')),
      onError: (error) => toast(sentenceOf(error), { tone: 'warning' }),
    })
  const columns: Column<Health['troubles'][number]>[] = [
    { id: 'kind', header: t('troubles.kind'), cell: ({ row: { original } }) => original.kind },
    {
      id: 'state',
      header: t('troubles.state'),
      cell: ({ row: { original } }) => (
        <Chip tone={original.isGivenUp ? 'rose' : 'honey'}>
          {t(original.isGivenUp ? 'troubles.givenUp' : 'troubles.again', { count: original.tries })}
        </Chip>
      ),
    },
    { id: 'at', header: t('troubles.at'), cell: ({ row: { original } }) => formatTaipei(original.at) },
    {
      id: 'act',
      header: t('troubles.act'),
      cell: ({ row: { original } }) => (
        <Button look="line" size="s" isBusy={retry.isPending} onClick={() => again(original.id)}>
          {t('troubles.retry')}
        </Button>
      ),
    },
  ]
  return (
    <TablePart
      title={t('troubles.title')}
      columns={columns}
      rows={troubles}
      idOf={({ id }) => id}
      empty={t('troubles.none')}
    />
  )
}

function Jobs({ jobs }: Pick<Health, 'jobs'>) {
  const { t } = useTranslation('console/health')
  const columns: Column<Health['jobs'][number]>[] = [
    { id: 'kind', header: t('jobs.kind'), cell: ({ row: { original } }) => original.kind },
    { id: 'waiting', header: t('jobs.waiting'), cell: ({ row: { original } }) => original.waiting },
    { id: 'later', header: t('jobs.later'), cell: ({ row: { original } }) => original.later },
    { id: 'active', header: t('jobs.active'), cell: ({ row: { original } }) => original.active },
  ]
  const busy = jobs.filter(({ waiting, later, active }) => waiting + later + active > 0)
  return (
    <TablePart title={t('jobs.title')} columns={columns} rows={busy} idOf={({ kind }) => kind}>
      <PartNote>{t('jobs.quiet', { count: jobs.length - busy.length })}</PartNote>
    </TablePart>
  )
}
