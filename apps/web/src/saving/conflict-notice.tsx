import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { WholeWords } from '../ui/whole-words.tsx'
import css from './conflict-notice.module.css'
import { type ComparedTexts, WhatDiffers } from './what-differs.tsx'

interface Side {
  /** Which side it is, from the person's point of view. */
  name: string
  /** When it was saved; unknown for text that was saved nowhere. */
  when: ReactNode
  title: string
  /** The text itself. */
  words: string | readonly string[]
  /** Accessible name of the text, where it is not obvious. */
  wordsLabel?: string
  /** Size and other facts. */
  facts?: ReactNode
  keep: string
  onKeep: () => void
}

interface ConflictNoticeProps {
  title: string
  text: string
  mine: Side
  other: Side
  /** The full texts of both sides, for the comparison. */
  compared: ComparedTexts
  both: { keep: string; text: string; onKeep: () => void }
  isBusy: boolean
}

/**
 * Shown when two versions exist where one was expected. Nothing is lost: both are shown, and the person keeps one or
 * both.
 */
export function ConflictNotice({ title, text, mine, other, compared, both, isBusy }: ConflictNoticeProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Card as="section" aria-labelledby={id} className={css.notice} role="alert">
      <h2 id={id} ref={heading} className={css.title}>
        {title}
      </h2>
      <p className={css.text}>{text}</p>
      <div className={css.sides}>
        <SideView side={mine} isBusy={isBusy} />
        <SideView side={other} isBusy={isBusy} />
      </div>
      <WhatDiffers {...compared} />
      <div className={css.both}>
        <Button isBusy={isBusy} onClick={both.onKeep}>
          {both.keep}
        </Button>
        <p className={css.text}>{both.text}</p>
      </div>
    </Card>
  )
}

function SideView({ side, isBusy }: { side: Side; isBusy: boolean }) {
  const { name, when, title, words, wordsLabel, facts, keep, onKeep } = side
  const texts = (typeof words === 'string' ? [words] : words).filter(Boolean)
  return (
    <section className={css.side} aria-label={name}>
      <h3 className={css.name}>{name}</h3>
      <p className={css.facts}>{when}</p>
      <p className={css.heading}>
        <WholeWords>{title}</WholeWords>
      </p>
      {facts ? <p className={css.facts}>{facts}</p> : null}
      {texts.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long text must be scrollable by keyboard
        <section className={css.words} tabIndex={0} aria-label={wordsLabel}>
          {texts.map((one) => (
            <p key={one}>{one}</p>
          ))}
        </section>
      ) : null}
      <div>
        <Button look="soft" size="s" disabled={isBusy} onClick={onKeep}>
          {keep}
        </Button>
      </div>
    </section>
  )
}
