import { isolated } from '@learntrail/contract/isolated'
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'

let shownPath: string | undefined

interface Shown {
  isShown?: boolean
  /** What the screen is a part of. */
  of?: string | undefined
}

/** Sets the document title, and after a navigation focuses the heading so that screen readers read on from it. */
export function useScreenTitle(
  title: string,
  heading: RefObject<HTMLElement | null>,
  { isShown = true, of }: Shown = {},
) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const name = t('productName')

  useEffect(() => {
    document.title = [title, of]
      .flatMap((part) => (part ? isolated(part) : []))
      .concat(name)
      .join(' · ')
  }, [title, of, name])

  // A layout effect, because a later one could take the focus from a field the person has moved on to.
  useLayoutEffect(() => {
    if (!isShown || shownPath === pathname) return
    const isFirst = shownPath === undefined
    shownPath = pathname
    if (!isFirst && !document.activeElement?.matches('[autofocus], dialog *'))
      heading.current?.focus({ preventScroll: true })
  }, [pathname, heading, isShown])
}
