import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useNavigate } from 'react-router'
import { useLogOut } from '../../features/accounts/index.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ScreenFrameContext } from '../../ui/screen/screen-frame.ts'
import { StartupNotices } from '../startup-notices/startup-notices.tsx'
import { Drawer } from './drawer.tsx'
import { MenuPanel } from './menu-panel.tsx'
import css from './shell.module.css'
import { useDockedMenu } from './use-docked-menu.ts'

/** Around every screen of a signed-in person: navigation bar, and the menu as a drawer or a column. */
export function Shell() {
  const { t } = useTranslation(['shell', 'common'])
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const { isWide, isDocked, toggleDocked } = useDockedMenu()
  const navigate = useNavigate()
  const { mutate: logOut } = useLogOut()

  const leave = () =>
    logOut(undefined, {
      onSuccess: () => navigate(paths.root),
      onError: () => toast(t('logOutFailed'), { tone: 'warning' }),
    })
  const openMenu = () => (isWide ? toggleDocked() : setDrawerOpen(true))

  return (
    <ScreenFrameContext value={{ bar, openMenu, isMenuDocked: isDocked }}>
      <header className={css.bar}>
        <div ref={setBar} className={css.slot} />
        <div className={css.narrowOnly}>
          <IconButton label={t('common:logOut')} icon="out" onClick={leave} />
        </div>
      </header>
      <div className={css.frame} data-docked={isDocked || undefined}>
        {isDocked ? (
          <div className={css.menu}>
            <MenuPanel onLogOut={leave} />
          </div>
        ) : null}
        <Outlet />
      </div>
      <Drawer isOpen={isDrawerOpen && !isWide} onClose={() => setDrawerOpen(false)}>
        <MenuPanel onChoose={() => setDrawerOpen(false)} onLogOut={leave} />
      </Drawer>
      <StartupNotices />
    </ScreenFrameContext>
  )
}
