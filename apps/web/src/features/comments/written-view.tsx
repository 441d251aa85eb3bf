import type { Written } from '@learntrail/contract/comments/written'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useWays, useWayToReport } from '../../feature/use-ways.ts'
import { type Action, ActionMenu } from '../../ui/action-menu.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useNameOf } from '../../ui/known-people.ts'
import { LinkedWords } from '../../ui/linked-words.tsx'
import { OnDemand, onDemand } from '../../ui/on-demand.tsx'
import { PersonFace, PersonName } from '../../ui/person-link.tsx'
import { When } from '../../ui/when.tsx'
import css from './comment-view.module.css'

const confirmDialog = onDemand(() => import('../../ui/feedback/confirm-dialog.tsx').then((part) => part.ConfirmDialog))

interface WrittenViewProps {
  written: Written
  isReply: boolean
  /** `mark` stands beside the author's name, `about` above the text. */
  mark?: ReactNode
  about?: ReactNode
  canLike: boolean
  onLike: (isLiked: boolean) => void
  /** Opens the reply field of the thread. */
  onReply?: (() => void) | undefined
  /** Shows who liked it, where that can be known. */
  onShowLikers?: (() => void) | undefined
  /** Renders the editor in its place. */
  editor: (onClose: () => void) => ReactNode
  removal: { title: string; text: string; isDangerous: boolean; isBusy: boolean; run: () => void }
  /** The replies, below. */
  children?: ReactNode
}

/** Shown to the author of a withheld comment, who can still read it: why others cannot. */
function OwnWithheld() {
  const { t } = useTranslation('comments')
  const ways = useWays('withheld')
  return (
    <p className={css.withheld}>
      {t('ownWithheld')}{' '}
      {ways.map(({ name, to }) => (
        <Link key={to} to={to}>
          {name}
        </Link>
      ))}
    </p>
  )
}

/** A comment, reply or message, with its actions. */
export function WrittenView(props: WrittenViewProps) {
  const { written, isReply, mark, about, canLike, onLike, onReply, onShowLikers, editor, removal, children } = props
  const { t } = useTranslation(['comments', 'common'])
  const nameOf = useNameOf()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const navigate = useNavigate()
  const wayToReport = useWayToReport()
  const menu = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(null)
  // The editor replaces the menu that opened it, so focus must be returned once the menu is back.
  const closeEditor = () => {
    flushSync(close)
    if (document.activeElement === document.body) menu.current?.focus()
  }
  const { author, can, content, isWithheld, likeCount, isLiked } = written

  const actions: Action[] = []
  if (can.edit) actions.push({ label: t('edit'), icon: 'edit', run: () => setOpen('edit') })
  if (can.report && wayToReport)
    actions.push({ label: t('report'), icon: 'alert', run: () => navigate(wayToReport('comment', written.id)) })
  if (can.remove) {
    actions.push({ label: t('delete'), icon: 'remove', isDangerous: true, run: () => setOpen('delete') })
  }
  const likes = t('like.count', { count: likeCount })

  return (
    <article
      id={`said-${written.id}`}
      tabIndex={-1}
      className={css.comment}
      aria-label={t('by', { name: nameOf(author) })}
    >
      <PersonFace person={author} size={isReply ? 28 : 36} />
      <div className={css.main}>
        {open === 'edit' ? (
          editor(closeEditor)
        ) : (
          <div className={css.top}>
            <div className={css.bubble}>
              <div className={css.who}>
                <PersonName person={author} />
                {mark}
              </div>
              {about}
              {author.isDeleted || (isWithheld && !content) ? (
                <p className={css.gone}>{t(isWithheld ? 'withheld' : 'gone')}</p>
              ) : (
                <p className={css.text}>
                  <LinkedWords text={content} />
                </p>
              )}
              {isWithheld && content ? <OwnWithheld /> : null}
            </div>
            {actions.length > 0 ? (
              <div className={css.menu}>
                <ActionMenu label={t('menu')} actions={actions} buttonRef={menu} />
              </div>
            ) : null}
          </div>
        )}
        <div className={css.facts}>
          <When time={written.createdAt} relative />
          {written.editedAt ? <span>{t('edited')}</span> : null}
          <button
            type="button"
            className={css.act}
            aria-pressed={isLiked}
            aria-label={t('like.label', { count: likeCount })}
            disabled={!canLike}
            onClick={() => onLike(!isLiked)}
          >
            <Icon name="heart" size={16} filled={isLiked} />
            {t('like.verb')}
          </button>
          {onReply ? (
            <button type="button" className={css.act} onClick={onReply}>
              {t('reply')}
            </button>
          ) : null}
          {likeCount > 0 && onShowLikers ? (
            <button type="button" className={css.act} aria-haspopup="dialog" onClick={onShowLikers}>
              {likes}
            </button>
          ) : null}
          {likeCount > 0 && !onShowLikers ? <span>{likes}</span> : null}
        </div>
        {children}
      </div>
      {open === 'delete' ? (
        <OnDemand
          part={confirmDialog}
          isOpen
          title={removal.title}
          confirm={t('delete')}
          isDangerous={removal.isDangerous}
          isBusy={removal.isBusy}
          onClose={close}
          onConfirm={removal.run}
        >
          <p>{removal.text}</p>
        </OnDemand>
      ) : null}
    </article>
  )
}
