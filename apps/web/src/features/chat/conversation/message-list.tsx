import { messageTypes } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { isolated } from '@learntrail/contract/isolated'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { Unseen } from '../../../ui/unseen.tsx'
import { useMessageLine } from '../rooms/room-names.ts'
import type { Conversation, Talk } from '../talk/conversation.ts'
import css from './message-list.module.css'
import { newlySaid, rowsOf } from './message-rows.rules.ts'
import { NoticeLine } from './notice-line.tsx'
import { useMessageWindow } from './use-message-window.ts'

interface MessageListProps {
  conversation: Conversation
  talk: Talk
  me: string
  /** Number of the message to jump to first. */
  at: number | undefined
  renderMessage: (message: ChatroomMessage, isFirst: boolean) => ReactNode
  /** Messages being sent, below the last one. */
  children: ReactNode
}

/** The messages of a room; only the rows near the screen are rendered. */
export function MessageList({ conversation, talk, me, at, renderMessage, children }: MessageListProps) {
  const { t } = useTranslation('chat')
  const { messages, readBefore, hasBefore, lastNumber } = talk
  const rows = useMemo(() => rowsOf(messages, readBefore, me), [messages, readBefore, me])
  const { scroller, items, after, measure, isAway, look, setFocused, toEnd } = useMessageWindow({
    conversation,
    talk,
    rows,
    at,
    below: children,
  })

  return (
    <div className={css.frame}>
      <div
        ref={scroller}
        className={css.scroller}
        onScroll={look}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the log must take focus to scroll by keyboard.
        tabIndex={0}
        role="log"
        // Rows come and go while scrolling; `NewlySaid` announces new messages.
        aria-live="off"
        aria-label={t('messages')}
        onFocus={({ target }) =>
          setFocused(Number(target.closest<HTMLElement>('[data-number]')?.dataset.number) || null)
        }
        onBlur={() => setFocused(null)}
      >
        <ol className={css.messages} style={{ paddingBottom: after }}>
          {items.map(({ key, index, gap }) => {
            const row = rows[index]
            if (row === undefined) {
              return (
                <li key={key} ref={measure} data-index={index} style={{ marginTop: gap }}>
                  {children}
                </li>
              )
            }
            const { message, isNewDay, isUnread, isFirst } = row
            return (
              <li
                key={key}
                ref={measure}
                className={css.row}
                style={{ marginTop: gap }}
                data-index={index}
                data-number={message.number}
                aria-posinset={message.number}
                aria-setsize={Math.max(lastNumber, message.number)}
              >
                {index === 0 && hasBefore ? <p className={css.day}>{t('earlier')}</p> : null}
                {isNewDay ? <p className={css.day}>{formatFullDay(message.createdAt)}</p> : null}
                {isUnread ? <p className={css.unread}>{t('unreadBelow')}</p> : null}
                <div className={css.message} data-marked={message.number === at || undefined}>
                  {message.type === messageTypes.notice ? (
                    <NoticeLine message={message} />
                  ) : (
                    renderMessage(message, isFirst)
                  )}
                </div>
              </li>
            )
          })}
        </ol>
      </div>
      <NewlySaid talk={talk} me={me} />
      {isAway ? (
        <div className={css.toEnd}>
          <Button look="soft" size="s" icon="down" onClick={toEnd}>
            {t('toEnd')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** Announces new messages of others to screen readers. */
function NewlySaid({ talk: { messages, lastNumber }, me }: { talk: Talk; me: string }) {
  const lineOf = useMessageLine()
  const heardUpTo = useRef(0)
  const [said, setSaid] = useState<readonly ChatroomMessage[]>([])
  useEffect(() => {
    const fresh = newlySaid(heardUpTo.current, { messages, lastNumber, me })
    heardUpTo.current = Math.max(heardUpTo.current, lastNumber)
    if (fresh.length > 0) setSaid(fresh)
  }, [messages, lastNumber, me])
  return (
    <Unseen>
      <span role="status">
        {said
          .map((message) => `${isolated(message.author.displayName)} ${isolated(message.text || lineOf(message))}`)
          .join('\n')}
      </span>
    </Unseen>
  )
}
