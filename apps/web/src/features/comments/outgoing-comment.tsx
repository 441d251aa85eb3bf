import { useTranslation } from 'react-i18next'
import { useSentence } from '../../i18n/problem-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Face } from '../../ui/face.tsx'
import type { SignedInUser } from '../profiles/index.ts'
import css from './comment-view.module.css'
import type { Outgoing } from './outbox.ts'

interface OutgoingCommentProps {
  user: SignedInUser
  item: Outgoing
  onRetry: () => void
  onDrop: () => void
}

/** On its way, or stuck with a way on. */
export function OutgoingComment({ user, item: { content, state, problem }, onRetry, onDrop }: OutgoingCommentProps) {
  const { t } = useTranslation('comments')
  const sentence = useSentence()
  return (
    <article className={css.comment} data-state={state}>
      <Face id={user.id} name={user.displayName} picture={user.avatar} size={36} />
      <div className={css.main}>
        <div className={css.bubble}>
          <strong>{user.displayName}</strong>
          <p className={css.text}>{content}</p>
        </div>
        {state === 'sending' ? (
          <p className={css.facts}>{t('sending')}</p>
        ) : (
          <div className={css.failed} role="alert">
            <p>{problem ? sentence(problem) : t('unsent')}</p>
            <Button look="soft" size="s" onClick={onRetry}>
              {t('sendAgain')}
            </Button>
            <Button look="quiet" size="s" onClick={onDrop}>
              {t('drop')}
            </Button>
          </div>
        )}
      </div>
    </article>
  )
}
