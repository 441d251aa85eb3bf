import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { LoadMoreOf } from '../../ui/load-more.tsx'
import { WaitingLines } from '../../ui/states/waiting-lines.tsx'
import { earlierGroupsQuery } from './api/list-groups.ts'
import { GroupCard, GroupCards } from './components/group-card.tsx'
import css from './groups-screen.module.css'

/** The viewer's archived groups, loaded when opened. */
export function EarlierGroups() {
  const { t } = useTranslation('groups')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={css.section}>
      <Button look="quiet" icon="clock" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('earlier.title')}
      </Button>
      {isOpen ? <List /> : null}
    </section>
  )
}

function List() {
  const { t } = useTranslation('groups')
  const query = useInfiniteQuery(earlierGroupsQuery)
  const groups = query.data?.pages.flatMap(({ items }) => items)
  if (groups === undefined) return <WaitingLines query={query} lines={3} />
  if (groups.length === 0) return <p role="status">{t('earlier.none')}</p>
  return (
    <>
      <GroupCards label={t('earlier.title')}>
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} />
        ))}
      </GroupCards>
      <LoadMoreOf query={query} />
    </>
  )
}
