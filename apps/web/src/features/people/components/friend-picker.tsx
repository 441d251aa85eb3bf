import type { PersonSummary } from '@learntrail/contract/people/person'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../ui/form/text-input.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { PersonFace } from '../../../ui/person-link.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import css from './friend-picker.module.css'

export interface Friend extends PersonSummary {
  schoolName?: string | null
}

interface Words {
  label: string
  placeholder?: string
  note?: string
  /** Accessible name of the list. */
  list: string
  nobodyFits: string
  noFriends: string
  chosen: string
}

interface FriendPickerProps<Page> {
  /** Makes the query for choosable people, by part of the name. */
  friendsQuery: (keyword: string) => UseQueryOptions<Page, Error, Page, string[]>
  chosen: readonly Friend[]
  /** Ids of people who are already in and cannot be chosen. */
  without?: readonly string[]
  /** True if no more people can be chosen. */
  isFull?: boolean
  words: Words
  onChange: (chosen: readonly Friend[]) => void
}

/** Picks friends by name. */
export function FriendPicker<Page extends { items: readonly Friend[] }>(props: FriendPickerProps<Page>) {
  const { friendsQuery, chosen, without = [], isFull = false, words, onChange } = props
  const { t } = useTranslation('people')
  const nameOf = useNameOf()
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const query = useQuery(friendsQuery(keyword))
  const has = (id: string) => chosen.some((one) => one.id === id)
  const toggle = (person: Friend) =>
    onChange(has(person.id) ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person])
  const all = query.data?.items ?? []
  const found = all.filter(({ id }) => !without.includes(id))
  const noneWord = all.length > 0 ? t('allIn') : keyword ? words.nobodyFits : words.noFriends
  // Chosen people stay in sight while the search field is empty, even where the list does not include them.
  const elsewhere = keyword ? [] : chosen.filter(({ id }) => !found.some((one) => one.id === id))
  const people = [...elsewhere, ...found]

  return (
    <div className={css.picker}>
      <TextInput
        type="search"
        label={words.label}
        description={words.note}
        placeholder={words.placeholder}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {query.data ? null : <WaitingLines query={query} />}
      {query.data && people.length === 0 ? (
        <p className={css.nobody} role="status">
          {noneWord}
        </p>
      ) : null}
      <ul className={css.friends} aria-label={words.list}>
        {people.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              className={css.friend}
              aria-pressed={has(person.id)}
              disabled={isFull && !has(person.id)}
              onClick={() => toggle(person)}
            >
              <PersonFace person={person} size={36} isPart />
              <span className={css.words}>
                <strong>{nameOf(person)}</strong>
                {person.schoolName ? <small>{person.schoolName}</small> : null}
              </span>
              <span className={css.mark}>{has(person.id) ? <Icon name="check" size={16} /> : null}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{chosen.length > 0 ? words.chosen : null}</p>
    </div>
  )
}
