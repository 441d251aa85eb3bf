import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { limits } from '@learntrail/contract/limits'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { PersonFace } from '../../../../ui/person-link.tsx'
import { WaitingLines } from '../../../../ui/states/waiting-lines.tsx'
import { useChangeEPortfolio } from '../../api/change-eportfolio.ts'
import { tagFriendsQuery } from '../../api/list-tag-friends.ts'
import css from './friends-dialog.module.css'

/** Friends who took part. */
export function FriendsDialog({ ePortfolio, onClose }: { ePortfolio: EPortfolio; onClose: () => void }) {
  const { t } = useTranslation('eportfolio')
  const [chosen, setChosen] = useState<readonly PersonSummary[]>(ePortfolio.taggedFriends)
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const query = useQuery(tagFriendsQuery(keyword))
  const change = useChangeEPortfolio(ePortfolio.id)
  const has = (id: string) => chosen.some((one) => one.id === id)
  const isFull = chosen.length >= limits.taggedFriends
  const toggle = (person: PersonSummary) =>
    setChosen(has(person.id) ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person])
  // Whoever is chosen stays in sight while one looks for others.
  const found = query.data?.items ?? []
  const people = keyword ? found : [...chosen, ...found.filter(({ id }) => !has(id))]

  return (
    <Dialog
      isOpen
      title={t('owner.friends')}
      onClose={onClose}
      actions={
        <Button
          isBusy={change.isPending}
          onClick={() => change.mutate({ taggedFriendIds: chosen.map(({ id }) => id) }, { onSuccess: onClose })}
        >
          {t('save')}
        </Button>
      }
    >
      <div className={css.picker}>
        {change.error ? <FormAlert>{sentenceOf(change.error)}</FormAlert> : null}
        <TextInput
          type="search"
          label={t('friends.search')}
          description={t('friends.note', { count: limits.taggedFriends })}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {query.data ? null : <WaitingLines query={query} />}
        {query.data && people.length === 0 ? (
          <p className={css.nobody} role="status">
            {t(keyword ? 'friends.nobody' : 'friends.none')}
          </p>
        ) : null}
        <ul className={css.friends} aria-label={t('friends.list')}>
          {people.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                className={css.friend}
                aria-pressed={has(person.id)}
                disabled={isFull && !has(person.id)}
                onClick={() => toggle(person)}
              >
                <PersonFace person={person} size={36} />
                <span className={css.name}>{person.displayName}</span>
                <span className={css.mark}>{has(person.id) ? <Icon name="check" size={16} /> : null}</span>
              </button>
            </li>
          ))}
        </ul>
        <p role="status">{chosen.length > 0 ? t('friends.chosen', { count: chosen.length }) : null}</p>
      </div>
    </Dialog>
  )
}
