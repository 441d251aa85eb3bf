import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { useAccountAppearance, useCurrentUser } from '../../features/profiles/index.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { onceCalm } from '../../routing/once-calm.ts'
import { Toaster } from '../../ui/feedback/toaster.tsx'
import { useLive } from '../live/use-live.ts'
import css from './root-layout.module.css'

const ExportsUnderway = onceCalm(() => import('../shell/exports-underway.tsx').then((part) => part.ExportsUnderway))

const Assistant = onceCalm(async () => {
  const [part] = await Promise.all([import('../../features/assistant/index.ts'), loadTexts('assistant')])
  return part.Assistant
})

/** Every first page of a tab has the same key, and would be scrolled as far as the one before it. */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

/** Under every screen: the way past the navigation, the toasts, the line that shows a screen is coming. */
export function RootLayout() {
  const { t } = useTranslation()
  const { state } = useNavigation()
  const isMember = useCurrentUser() !== null
  useAccountAppearance()
  useLive()

  return (
    <>
      <a className={css.skip} href="#main">
        {t('skipToContent')}
      </a>
      <div className={css.progress} data-active={state !== 'idle' || undefined} />
      <Outlet />
      {isMember ? (
        <Suspense fallback={null}>
          <ExportsUnderway />
        </Suspense>
      ) : null}
      <Suspense fallback={null}>
        <Assistant />
      </Suspense>
      <Toaster />
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}
