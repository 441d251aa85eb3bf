import type { Backups } from '@learntrail/contract/console/backups'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { formatBytes } from '../../../ui/file-size.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { backupsQuery, useMakeBackup } from '../api/backups.ts'
import { Part, PartNote, Parts } from '../frame/part.tsx'
import { StaffScreen } from '../frame/staff-screen.tsx'
import { BackupList } from './backup-list.tsx'
import css from './backups.module.css'

/** The last good backup, and the outcome of all attempts. */
export function BackupsScreen() {
  const { t } = useTranslation('console/backups')
  return (
    <StaffScreen title={t('title')} level="operator">
      <Whole />
    </StaffScreen>
  )
}

function Whole() {
  const { t } = useTranslation('console/backups')
  const query = useQuery(backupsQuery)
  if (query.data === undefined) return <WaitingLines query={query} lines={8} />
  const { schedule, lastGood, isLate, items } = query.data
  if (schedule === null && items.length === 0) {
    return (
      <EmptyState title={t('off.title')}>
        <p>{t('off.text')}</p>
      </EmptyState>
    )
  }
  return (
    <Parts>
      {isLate ? (
        <p role="alert" className={css.late}>
          {t('late')}
        </p>
      ) : null}
      <LastGood lastGood={lastGood} />
      {schedule === null ? <PartNote>{t('off.text')}</PartNote> : <Schedule schedule={schedule} />}
      <BackupList items={items} />
    </Parts>
  )
}

function LastGood({ lastGood }: Pick<Backups, 'lastGood'>) {
  const { t } = useTranslation('console/backups')
  if (lastGood === null) {
    return (
      <Part title={t('last')}>
        <PartNote>{t('none')}</PartNote>
      </Part>
    )
  }
  const { startedAt, verifiedAt, bytes, files, node, folder } = lastGood
  return (
    <Part title={t('last')}>
      <FactCard
        facts={[
          [t('made'), formatTaipei(startedAt)],
          [t('verified'), verifiedAt === null ? '' : formatTaipei(verifiedAt)],
          [t('size'), t('sizeOf', { size: formatBytes(bytes ?? 0), count: files ?? 0 })],
          [t('folder'), t('folderOn', { node, folder })],
        ]}
      />
    </Part>
  )
}

function Schedule({ schedule }: { schedule: NonNullable<Backups['schedule']> }) {
  const { t } = useTranslation('console/backups')
  const make = useMakeBackup()
  const { at, next, keep, folder, freeBytes, isWithoutUploads } = schedule
  const now = () =>
    make.mutate(undefined, {
      onSuccess: () => toast(t('asked')),
      onError: (error) => toast(sentenceOf(error), { tone: 'warning' }),
    })
  return (
    <Part title={t('schedule')}>
      <FactCard
        facts={[
          [t('at'), at],
          [t('next'), formatTaipei(next)],
          [t('keep'), t('keepCount', { count: keep })],
          [t('folder'), folder],
          [t('room'), freeBytes === null ? t('roomUnknown') : formatBytes(freeBytes)],
        ]}
      />
      {isWithoutUploads ? <PartNote>{t('withoutUploads')}</PartNote> : null}
      <div className={css.act}>
        <Button onClick={now} isBusy={make.isPending}>
          {t('now')}
        </Button>
      </div>
    </Part>
  )
}

function FactCard({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Card>
      <Facts>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            <span className={css.value}>{value}</span>
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}
