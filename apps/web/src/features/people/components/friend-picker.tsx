import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../ui/form/text-input.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PersonFace } from '../../../ui/person-link.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Loading, PersonSkeleton } from '../../../ui/states/skeleton.tsx'
import { friendsQuery } from '../api/pick-people.ts'
import css from './friend-picker.module.css'

interface FriendPickerProps {
  /** Ids of those who are chosen. */
  value: readonly string[]
  /** Those who are there already and cannot be chosen. */
  without?: readonly string[]
  onChange: (ids: string[]) => void
}

/** Friends to write with, by name. */
export function FriendPicker({ value, without = [], onChange }: FriendPickerProps) {
  const { t } = useTranslation('shared-posts')
  const id = useId()
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const query = useQuery({ ...friendsQuery(keyword), placeholderData: (before) => before })
  const friends = (query.data?.items ?? []).filter((one) => !without.includes(one.id))
  const toggle = (one: string) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])

  return (
    <div className={css.picker}>
      <TextInput
        id={id}
        type="search"
        label={t('picker.label')}
        placeholder={t('picker.placeholder')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {query.isPending ? (
        <Loading>
          <PersonSkeleton />
        </Loading>
      ) : null}
      {query.isError ? <FailedState error={query.error} onRetry={() => query.refetch()} /> : null}
      {query.isSuccess && friends.length === 0 ? (
        <p className={css.nobody} role="status">
          {t(keyword ? 'picker.nobody' : 'picker.noFriends')}
        </p>
      ) : null}
      <ul className={css.friends} aria-label={t('picker.friends')}>
        {friends.map((friend) => (
          <li key={friend.id}>
            <button
              type="button"
              className={css.friend}
              aria-pressed={value.includes(friend.id)}
              onClick={() => toggle(friend.id)}
            >
              <PersonFace person={friend} size={36} />
              <span className={css.words}>
                <strong>{friend.displayName}</strong>
                {friend.schoolName ? <small>{friend.schoolName}</small> : null}
              </span>
              <span className={css.mark}>{value.includes(friend.id) ? <Icon name="check" size={16} /> : null}</span>
            </button>
          </li>
        ))}
      </ul>
      {value.length > 0 ? <p role="status">{t('picker.chosen', { count: value.length })}</p> : null}
    </div>
  )
}
