import type { PeopleList } from '@learntrail/contract/people/lists'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { peopleListQuery } from '../api/list-people.ts'
import { ListedPersonRow } from './listed-person-row.tsx'
import css from './people-of-list.module.css'

interface PeopleOfListProps {
  personId: string
  list: PeopleList
  isMine: boolean
}

/** The people of one list, searchable by part of the name. */
export function PeopleOfList({ personId, list, isMine }: PeopleOfListProps) {
  const { t } = useTranslation('people')
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const query = useInfiniteQuery(peopleListQuery(personId, list, keyword))
  const people = query.data?.pages.flatMap(({ items }) => items)
  const isEmpty = people?.length === 0 && !query.hasNextPage

  if (isEmpty && keyword === '') {
    const whose = isMine ? 'mine' : 'others'
    return (
      <EmptyState
        title={t(`empty.${whose}.${list}`)}
        action={
          isMine && list !== 'block' ? (
            <LinkButton to={`${paths.portfolio}?view=public`}>{t('empty.look')}</LinkButton>
          ) : null
        }
      >
        {isMine ? <p>{t(`emptyText.${list}`)}</p> : null}
      </EmptyState>
    )
  }
  return (
    <>
      <TextInput
        className={css.search}
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {people ? null : <WaitingLines query={query} lines={4} />}
      {isEmpty ? (
        <p className={css.nobody} role="status">
          {t('nobodyFits', { keyword })}
        </p>
      ) : null}
      {people && !isEmpty ? (
        <Card padding="s">
          <ul aria-label={t(`lists.${list}`)} ref={keepFocus}>
            {people.map((listed) => (
              <ListedPersonRow key={listed.person.id} listed={listed} isBlocked={list === 'block'} />
            ))}
          </ul>
        </Card>
      ) : null}
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}
