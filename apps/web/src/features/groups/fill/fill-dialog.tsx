import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { classesQuery } from '../api/classes.ts'
import { FromClasses } from '../classes/from-classes.tsx'
import { WaysIn } from '../ways-in.tsx'
import css from './fill.module.css'
import { FromList } from './from-list.tsx'

interface FillDialogProps {
  group: Group
  list: string
  onList: (list: string) => void
  onClose: () => void
}

const ways = ['list', 'classes', 'code'] as const

/** Adds pupils to a class: from a list, by classes of their school, or by a code with which they join themselves. */
export function FillDialog({ group, list, onList, onClose }: FillDialogProps) {
  const { t } = useTranslation('groups/fill')
  const query = useQuery({ ...classesQuery(group.id), retry: false })
  const [way, setWay] = useState<(typeof ways)[number]>('list')
  return (
    <Dialog isOpen title={t('title')} onClose={onClose}>
      {query.isPending ? <WaitingLines query={query} lines={5} /> : null}
      {isProblem(query.error, 'SCHOOL_PERMISSION_REQUIRED') ? (
        <div className={css.panel}>
          <p className={css.note}>{t(group.type === 'school' ? 'notActing' : 'notVerified')}</p>
          <WaysIn group={group} />
        </div>
      ) : query.error ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {query.data ? (
        <Tabs
          label={t('ways')}
          tabs={ways.map((value) => ({ value, name: t(`way.${value}`) }))}
          value={way}
          onChange={setWay}
        >
          <div className={css.panel}>
            {way === 'list' ? (
              <FromList group={group} school={query.data.schoolName} list={list} onList={onList} onClose={onClose} />
            ) : null}
            {way === 'classes' ? (
              <FromClasses group={group} school={query.data.schoolName} classes={query.data.items} onClose={onClose} />
            ) : null}
            {way === 'code' ? <WaysIn group={group} /> : null}
          </div>
        </Tabs>
      ) : null}
    </Dialog>
  )
}
