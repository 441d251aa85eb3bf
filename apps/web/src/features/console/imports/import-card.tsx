import type { AccountImportView } from '@learntrail/contract/console/account-imports'
import type { SchoolImportView } from '@learntrail/contract/console/school-imports'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import css from './imports.module.css'

type Import = AccountImportView | SchoolImportView

const tones: Record<Import['state'], ChipTone> = {
  waiting: 'plain',
  running: 'accent',
  done: 'leaf',
  failed: 'rose',
}

/** One import: which list, by whom, its progress and outcome. */
export function ImportCard({ one, children }: { one: Import; children: ReactNode }) {
  const { t } = useTranslation(['console/imports', 'common'])
  const nameOf = useNameOf()
  return (
    <Card as="article">
      <div className={css.head}>
        <h3 className={css.heading}>{one.name}</h3>
        <Chip tone={tones[one.state]}>{t(`states.${one.state}`)}</Chip>
      </div>
      <p className={css.note}>
        {t('startedBy', {
          name: one.importer ? nameOf(one.importer) : t('common:deletedPerson'),
          time: formatTaipei(one.startedAt),
        })}
      </p>
      {one.state === 'running' ? <Progress one={one} /> : null}
      {children}
    </Card>
  )
}

/** The progress, indeterminate until the list has been read. */
function Progress({ one }: { one: Import }) {
  const { t } = useTranslation('console/imports')
  if (one.total === 0) return <progress className={css.progress} aria-label={t('progress')} />
  const { done, total } = one
  return (
    <>
      <progress className={css.progress} value={done} max={total} aria-label={t('progress')} />
      <p className={css.note}>{t('progressOf', { done, total })}</p>
    </>
  )
}
