import { Suspense, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { useAllParts } from '../../feature/use-parts.ts'
import { useAccountAppearance, useCurrentUser } from '../../features/profiles/index.ts'
import { onceCalm } from '../../routing/once-calm.ts'
import { whenCalm } from '../../routing/when-calm.ts'
import { BlockedPeopleContext } from '../../ui/blocked-people.ts'
import { toasts } from '../../ui/feedback/toast.ts'
import { orNothing } from '../../ui/or-nothing.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import { useLive } from '../live/use-live.ts'
import css from './root-layout.module.css'

/** Loads once the screen is calm, or at the first toast. */
const Toaster = orNothing(async () => {
  await Promise.race([whenCalm(), toasts.first])
  return (await import('../../ui/feedback/toaster.tsx')).Toaster
})

const FocusFinder = onceCalm(() => import('../../ui/lost-focus.ts').then((part) => part.FocusFinder))

/** The first page after each load has the key `default` and would otherwise get the scroll position of another one. */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

/** Loaded before any layer opens, so that the first Back is handled too. */
const getLayersReady = () =>
  void whenCalm()
    .then(() => import('../../ui/layers/layer-entries.ts'))
    .catch(() => undefined)

/** Around every screen: skip link, toasts and the progress bar of navigation. */
export function RootLayout() {
  const { t } = useTranslation()
  const { state } = useNavigation()
  const me = useCurrentUser()
  const blocked = useMemo(() => new Set(me?.blockedIds), [me?.blockedIds])
  const { features } = useAllParts()
  useAccountAppearance()
  useLive()
  useEffect(getLayersReady, [])

  return (
    <BlockedPeopleContext value={blocked}>
      <SkipLink>{t('skipToContent')}</SkipLink>
      <div className={css.progress} data-active={state !== 'idle' || undefined} />
      <Outlet />
      {features.map(({ name, onEveryPage }) =>
        onEveryPage && (me !== null || onEveryPage.isFor === 'everybody') ? (
          <Suspense key={name} fallback={null}>
            <onEveryPage.Part />
          </Suspense>
        ) : null,
      )}
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
      <Suspense fallback={null}>
        <FocusFinder />
      </Suspense>
      <ScrollRestoration getKey={placeOf} />
    </BlockedPeopleContext>
  )
}
