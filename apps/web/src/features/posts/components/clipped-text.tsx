import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import css from './clipped-text.module.css'

interface ClippedTextProps {
  text: string
  /** It is the beginning of a longer one. */
  isCut: boolean
  /** Where the whole text is. */
  to: string
  /** What the link is about, for those who hear it alone. */
  title: string
}

/** Six lines, and the way to the rest where there is more. */
export function ClippedText({ text, isCut, to, title }: ClippedTextProps) {
  const { t } = useTranslation('posts')
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isClipped, setClipped] = useState(false)

  useLayoutEffect(() => {
    const element = paragraph.current
    if (!element) return
    const measure = () => setClipped(element.scrollHeight > element.clientHeight + 2)
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  if (text === '' && !isCut) return null
  return (
    <>
      <p ref={paragraph} className={css.text}>
        {text}
      </p>
      {isClipped || isCut ? (
        <Link className={css.more} to={to} aria-label={t('card.readAllOf', { title })}>
          {t('card.readAll')}
        </Link>
      ) : null}
    </>
  )
}
