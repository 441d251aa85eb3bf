import { isolated } from '@learntrail/contract/isolated'
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'

let shownPath: string | undefined

/** Titles the document, and after a navigation moves the focus to the heading so that screen readers read on from it. */
export function useScreenTitle(title: string, heading: RefObject<HTMLElement | null>, isShown = true) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const name = t('productName')

  useEffect(() => {
    document.title = title ? `${isolated(title)} · ${name}` : name
  }, [title, name])

  // With the screen, not a moment later: whoever has gone on to a field by then would lose it again.
  useLayoutEffect(() => {
    if (!isShown || shownPath === pathname) return
    const isFirst = shownPath === undefined
    shownPath = pathname
    if (!isFirst && !document.activeElement?.matches('[autofocus], dialog *'))
      heading.current?.focus({ preventScroll: true })
  }, [pathname, heading, isShown])
}
