import { type ContentDocument, plainText } from '@learntrail/contract/content/document'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RichExcerpt } from '../../editor/index.ts'
import css from './clipped-text.module.css'

interface ClippedTextProps {
  content: ContentDocument
  /** True if the content is only the beginning of a longer text. */
  isCut: boolean
  /** Address of the whole text. */
  to: string
  /** Tells screen readers what the link is about. */
  title: string
}

/** Six lines of text, and a link to the rest if there is more. */
export function ClippedText({ content, isCut, to, title }: ClippedTextProps) {
  const { t } = useTranslation('posts')
  const place = useRef<HTMLDivElement>(null)
  // A guess before measuring, so that a restored list has its height at once.
  const [isClipped, setClipped] = useState(() => seemsLong(plainText(content)))

  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setClipped(element.scrollHeight > element.clientHeight + 2)
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  if (plainText(content) === '' && !isCut) return null
  return (
    <>
      <div ref={place} className={css.text}>
        <RichExcerpt document={content} />
      </div>
      {isClipped || isCut ? (
        <Link className={css.more} to={to} aria-label={t('card.readAllOf', { title })}>
          {t('card.readAll')}
        </Link>
      ) : null}
    </>
  )
}

const shownLines = 6
/** Characters per line, between what a phone and a wide screen hold. */
const lineLength = 24

function seemsLong(text: string): boolean {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / lineLength)))
  return lines.reduce((sum, count) => sum + count, 0) > shownLines
}
