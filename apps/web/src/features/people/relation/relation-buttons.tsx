import type { PersonSummary } from '@learntrail/contract/people/person'
import type { Relation } from '@learntrail/contract/people/relation'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsBlocked } from '../../../ui/blocked-people.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import css from './relation-buttons.module.css'
import { useRelation } from './use-relation.ts'

interface RelationButtonsProps {
  person: Pick<PersonSummary, 'id' | 'displayName'>
  relation: Relation
  /** For lists that are about friendship alone. */
  isShort?: boolean
}

/** The friend button and the follow button in their states; none for a person I have blocked. */
export function RelationButtons({ person, relation: known, isShort = false }: RelationButtonsProps) {
  const { t } = useTranslation('people')
  const { relation, act, isBusy } = useRelation(person.id, known)
  const [isEnding, setEnding] = useState(false)
  const isBlocked = useIsBlocked(person.id)
  const { friendship, isFollowing } = relation
  const name = person.displayName
  const areFriends = friendship === 'friends'
  const end = () => {
    setEnding(false)
    act('end')
  }

  if (isBlocked) return null
  return (
    <span className={css.buttons}>
      {friendship === 'none' ? (
        <Button
          size="s"
          look={isShort ? 'soft' : 'primary'}
          icon="plus"
          disabled={isBusy}
          aria-label={t('ask.of', { name })}
          onClick={() => act('ask')}
        >
          {t('ask.do')}
        </Button>
      ) : null}
      {friendship === 'waiting' ? (
        <>
          <Button size="s" disabled={isBusy} aria-label={t('accept.of', { name })} onClick={() => act('accept')}>
            {t('accept.do')}
          </Button>
          <Button
            size="s"
            look="line"
            disabled={isBusy}
            aria-label={t('reject.of', { name })}
            onClick={() => act('end')}
          >
            {t('reject.do')}
          </Button>
        </>
      ) : null}
      {friendship === 'invited' || areFriends ? (
        <Button
          size="s"
          look={areFriends ? 'soft' : 'line'}
          icon={areFriends ? 'check' : 'clock'}
          disabled={isBusy}
          aria-label={t(areFriends ? 'friends.of' : 'invited.of', { name })}
          onClick={() => setEnding(true)}
        >
          {t(areFriends ? 'friends.state' : 'invited.state')}
        </Button>
      ) : null}
      {isShort ? null : (
        <Button
          data-spare
          size="s"
          look={isFollowing ? 'soft' : 'line'}
          icon="bell"
          disabled={isBusy}
          aria-label={t(isFollowing ? 'follow.stateOf' : 'follow.of', { name })}
          onClick={() => act(isFollowing ? 'unfollow' : 'follow')}
        >
          {t(isFollowing ? 'follow.state' : 'follow.do')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isEnding}
        title={t(areFriends ? 'friends.end' : 'invited.end', { name })}
        confirm={t(areFriends ? 'friends.confirm' : 'invited.confirm')}
        isDangerous={areFriends}
        onConfirm={end}
        onClose={() => setEnding(false)}
      >
        <p>{t(areFriends ? 'friends.text' : 'invited.text')}</p>
      </ConfirmDialog>
    </span>
  )
}
