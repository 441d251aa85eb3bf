import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import css from './push.module.css'

const pictures: Record<'share' | 'add' | 'open', ReactNode> = {
  share: (
    <>
      <rect className={css.phone} x="30" y="6" width="60" height="88" rx="10" />
      <path className={css.mark} d="M60 56V76M60 56l-7 7M60 56l7 7M50 68v14h20V68" />
    </>
  ),
  add: (
    <>
      <rect className={css.phone} x="12" y="34" width="96" height="34" rx="8" />
      <path className={css.words} d="M26 51h44" />
      <path className={css.mark} d="M88 43v16M80 51h16" />
    </>
  ),
  open: (
    <>
      <rect className={css.phone} x="30" y="6" width="60" height="88" rx="10" />
      <rect className={css.icon} x="42" y="20" width="16" height="16" rx="4" />
      <rect className={css.place} x="63" y="20" width="16" height="16" rx="4" />
      <rect className={css.place} x="42" y="42" width="16" height="16" rx="4" />
    </>
  ),
}

/** How to add the product to the home screen, which iPhones and iPads require for push. */
export function HomeScreenSteps() {
  const { t } = useTranslation('push')
  return (
    <ol className={css.pictures}>
      {(['share', 'add', 'open'] as const).map((step) => (
        <li key={step}>
          <svg viewBox="0 0 120 100" aria-hidden="true" focusable="false">
            {pictures[step]}
          </svg>
          <p>{t(`homeScreen.${step}`)}</p>
        </li>
      ))}
    </ol>
  )
}
