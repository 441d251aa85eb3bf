import { messageTypes } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { Fragment, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import type { Conversation, Talk } from '../talk/conversation.ts'
import css from './message-list.module.css'
import { NoticeLine } from './notice-line.tsx'

interface MessageListProps {
  conversation: Conversation
  talk: Talk
  /** Jumped to at first. */
  at: number | undefined
  renderMessage: (message: ChatroomMessage, isFirst: boolean) => ReactNode
  /** What is on its way, below the last. */
  children: ReactNode
}

const nearEdge = 400
const atEndWithin = 40
const sameBreath = 5 * 60_000

const dayOf = (moment: string) => new Date(moment).toDateString()

/** What one person says without a pause and nobody in between. */
const goesOn = (before: ChatroomMessage | undefined, { author, createdAt }: ChatroomMessage) =>
  before !== undefined &&
  before.type !== messageTypes.notice &&
  before.author.id === author.id &&
  Date.parse(createdAt) - Date.parse(before.createdAt) < sameBreath

/**
 * Messages that stand still: what is read stays where it is when earlier ones come in, pictures load or others write; only
 * whoever is at the end follows it.
 */
export function MessageList({ conversation, talk, at, renderMessage, children }: MessageListProps) {
  const { t } = useTranslation('chat')
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLOListElement>(null)
  const anchor = useRef<{ number: string; top: number } | null>(null)
  const isAtEnd = useRef(true)
  const hasPlace = useRef(false)
  const [isAway, setAway] = useState(false)
  const { messages, readBefore, hasAfter, hasBefore } = talk

  const rows = useCallback(() => [...(content.current?.querySelectorAll<HTMLElement>('[data-number]') ?? [])], [])

  const look = useCallback(() => {
    const box = scroller.current
    if (box === null) return
    const { scrollTop, clientHeight, scrollHeight } = box
    isAtEnd.current = !conversation.read().hasAfter && scrollHeight - scrollTop - clientHeight < atEndWithin
    setAway(!isAtEnd.current)
    const all = rows()
    const first = all.find((row) => row.offsetTop + row.offsetHeight > scrollTop)
    anchor.current = first ? { number: first.dataset.number ?? '', top: first.offsetTop - scrollTop } : null
    const last = all.findLast((row) => row.offsetTop < scrollTop + clientHeight)
    if (last && document.visibilityState === 'visible') conversation.see(Number(last.dataset.number))
    if (scrollTop < nearEdge) void conversation.more('before')
    if (scrollHeight - scrollTop - clientHeight < nearEdge) void conversation.more('after')
  }, [conversation, rows])

  const stand = useCallback(() => {
    const box = scroller.current
    if (box === null) return
    if (isAtEnd.current) {
      box.scrollTop = box.scrollHeight
      return
    }
    const kept = rows().find((row) => row.dataset.number === anchor.current?.number)
    if (kept && anchor.current) box.scrollTop = kept.offsetTop - anchor.current.top
  }, [rows])

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of what is shown.
  useLayoutEffect(() => {
    const box = scroller.current
    if (box === null || messages.length === 0) return
    if (!hasPlace.current) {
      hasPlace.current = true
      const wanted = at ?? (readBefore !== null && readBefore > 0 ? firstUnread(messages, readBefore) : undefined)
      const row = rows().find(({ dataset }) => dataset.number === String(wanted))
      isAtEnd.current = row === undefined
      if (row) box.scrollTop = row.offsetTop - box.clientHeight / 3
      else box.scrollTop = box.scrollHeight
    } else {
      stand()
    }
    look()
  }, [messages, children])

  useEffect(() => {
    if (content.current === null || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(stand)
    observer.observe(content.current)
    if (scroller.current) observer.observe(scroller.current)
    document.addEventListener('visibilitychange', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [stand, look])

  const unread = readBefore === null ? undefined : firstUnread(messages, readBefore)

  return (
    <div className={css.frame}>
      <div
        ref={scroller}
        className={css.scroller}
        onScroll={look}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: by the keyboard one scrolls what has the focus.
        tabIndex={0}
        role="log"
        aria-live="polite"
        aria-label={t('messages')}
      >
        <ol ref={content} className={css.messages}>
          {hasBefore ? <li className={css.day}>{t('earlier')}</li> : null}
          {messages.map((message, place) => {
            const before = messages[place - 1]
            const isNewDay = before === undefined || dayOf(before.createdAt) !== dayOf(message.createdAt)
            return (
              <Fragment key={message.number}>
                {isNewDay ? <li className={css.day}>{formatFullDay(message.createdAt)}</li> : null}
                {message.number === unread ? <li className={css.unread}>{t('unreadBelow')}</li> : null}
                <li
                  data-number={message.number}
                  data-marked={message.number === at || undefined}
                  className={css.message}
                >
                  {message.type === messageTypes.notice ? (
                    <NoticeLine message={message} />
                  ) : (
                    renderMessage(message, isNewDay || !goesOn(before, message))
                  )}
                </li>
              </Fragment>
            )
          })}
        </ol>
        {children}
      </div>
      {isAway || hasAfter ? (
        <div className={css.toEnd}>
          <Button
            look="soft"
            size="s"
            icon="down"
            onClick={() => {
              isAtEnd.current = true
              void conversation.toEnd().then(stand)
            }}
          >
            {t('toEnd')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** The first that I had not read; none where the rest is my own. */
function firstUnread(messages: readonly ChatroomMessage[], readBefore: number): number | undefined {
  const first = messages.findIndex(({ number }) => number > readBefore)
  return first > 0 ? messages[first]?.number : undefined
}
