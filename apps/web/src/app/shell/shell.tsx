import { Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useMatch } from 'react-router'
import { useLeaving } from '../../features/accounts/index.ts'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { useNavigation } from '../../features/shell/index.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { loadSentences } from '../../i18n/problem-sentence.ts'
import { paths } from '../../paths.ts'
import { onceCalm } from '../../routing/once-calm.ts'
import { whenUsed } from '../../routing/when-used.ts'
import { IconButton, IconLink } from '../../ui/icon-button.tsx'
import { OnDemand, onDemand } from '../../ui/on-demand.tsx'
import { ScreenFrameContext } from '../../ui/screen/screen-frame.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import { Bell } from './bell.tsx'
import { isSomethingNew, useMenuItems } from './menu-items.ts'
import { MenuPanel } from './menu-panel.tsx'
import css from './shell.module.css'
import { useDockedMenu } from './use-docked-menu.ts'

const StartupNotices = onceCalm(() =>
  import('../startup-notices/startup-notices.tsx').then((part) => part.StartupNotices),
)

const TabBar = onceCalm(() => import('./tab-bar.tsx').then((part) => part.TabBar))

const WaitingMark = onceCalm(() => import('./waiting-mark.tsx').then((part) => part.WaitingMark))

const drawer = onDemand(() => import('./drawer.tsx').then((part) => part.Drawer))

const leavingDialog = onDemand(() =>
  import('../../features/accounts/log-out/leaving-dialog.tsx').then((part) => part.LeavingDialog),
)

const SuspendedLine = onceCalm(async () => {
  const [part] = await Promise.all([import('../../features/reports/suspended-line.tsx'), loadTexts('reports')])
  return part.SuspendedLine
})

/** Frame of every screen of a signed-in person: navigation bar, and the menu as a drawer or a docked column. */
export function Shell() {
  const { t } = useTranslation()
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const { isWide, isDocked, toggleDocked } = useDockedMenu()
  const leaving = useLeaving()
  const user = useCurrentUser()
  // Errors hardly occur before the first interaction; until the sentences are loaded, `sentenceOf` gives one for all.
  useEffect(() => {
    void whenUsed().then(() => {
      drawer.ahead()
      return loadSentences()
    })
  }, [])
  const isSearching = useMatch({ path: paths.search, end: false }) !== null
  const { data: navigation } = useNavigation()
  const menuHasNews = isSomethingNew(useMenuItems(navigation), navigation)
  const [needing, setNeeding] = useState(0)
  const hasMadeRoom = needing > 0
  const makeRoom = useCallback(() => {
    setNeeding((count) => count + 1)
    return () => setNeeding((count) => count - 1)
  }, [])
  const isBeside = isDocked && !hasMadeRoom
  const openMenu = () => (isWide && !hasMadeRoom ? toggleDocked() : setDrawerOpen(true))

  const wayOut = (
    <div className={css.narrowOnly}>
      <IconButton label={t('logOut')} icon="out" onClick={leaving.ask} />
    </div>
  )

  return (
    <ScreenFrameContext
      value={{
        bar,
        wayOut,
        openMenu,
        menuHasNews: menuHasNews && !isBeside,
        isMenuDocked: isBeside,
        hasMadeRoom,
        makeRoom,
      }}
    >
      <header className={css.bar}>
        <div ref={setBar} className={css.slot} />
        {/* The search screen has a field of its own. */}
        {isSearching ? null : (
          <IconLink icon="search" to={paths.search} label={t('search')} className={css.search}>
            <span>{t('search')}</span>
          </IconLink>
        )}
        <Suspense fallback={null}>
          <WaitingMark />
        </Suspense>
        <Bell />
        {/* Focus starts at the screen's heading, past the first link of the page, so the docked menu has a skip link of
            its own. It is in the bar, because content outside all landmarks is hard to find with a screen reader. */}
        {isBeside ? <SkipLink>{t('skipMenu')}</SkipLink> : null}
      </header>
      {user?.isSuspended ? (
        <Suspense fallback={null}>
          <SuspendedLine />
        </Suspense>
      ) : null}
      <div className={css.frame} data-docked={isBeside || undefined} data-roomy={hasMadeRoom || undefined}>
        {isBeside ? (
          <div className={css.menu}>
            <MenuPanel onLogOut={leaving.ask} />
          </div>
        ) : null}
        <Outlet />
      </div>
      {isDrawerOpen && (!isWide || hasMadeRoom) ? (
        <OnDemand part={drawer} onClose={() => setDrawerOpen(false)}>
          <MenuPanel onChoose={() => setDrawerOpen(false)} onLogOut={leaving.ask} />
        </OnDemand>
      ) : null}
      {hasMadeRoom ? null : (
        <Suspense fallback={null}>
          <TabBar />
        </Suspense>
      )}
      {leaving.question.isOpen ? <OnDemand part={leavingDialog} {...leaving.question} /> : null}
      <Suspense fallback={null}>
        <StartupNotices />
      </Suspense>
    </ScreenFrameContext>
  )
}
