import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { useAccountAppearance, useCurrentUser } from '../../features/profiles/index.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { onceCalm } from '../../routing/once-calm.ts'
import { BlockedPeopleContext } from '../../ui/blocked-people.ts'
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
  const me = useCurrentUser()
  const blocked = useMemo(() => new Set(me?.blockedIds), [me?.blockedIds])
  useAccountAppearance()
  useLive()

  return (
    <BlockedPeopleContext value={blocked}>
      <a className={css.skip} href="#main">
        {t('skipToContent')}
      </a>
      <div className={css.progress} data-active={state !== 'idle' || undefined} />
      <Outlet />
      {me ? (
        <Suspense fallback={null}>
          <ExportsUnderway />
        </Suspense>
      ) : null}
      <Suspense fallback={null}>
        <Assistant />
      </Suspense>
      <Toaster />
      <ScrollRestoration getKey={placeOf} />
    </BlockedPeopleContext>
  )
}
