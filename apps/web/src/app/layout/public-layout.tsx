import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation } from 'react-router'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { paths } from '../../paths.ts'
import { onceCalm } from '../../routing/once-calm.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { AppearanceSwitch } from '../shell/appearance-switch.tsx'
import { PublicFooter } from './public-footer.tsx'
import css from './public-layout.module.css'

const WayOut = onceCalm(() => import('./way-out.tsx').then((part) => part.WayOut))

/**
 * Screens of an unfinished registration: until terms, profile and password are done, every other address leads back
 * here.
 */
const waiting: readonly string[] = [paths.signUpTerms, paths.signUpForm, paths.updatePassword]

/** Frame of the screens open to everybody: logo, language, theme and log-in. */
export function PublicLayout() {
  return (
    <div className={css.page}>
      <PublicHeader />
      <div className={css.body}>
        <Outlet />
      </div>
      <PublicFooter />
    </div>
  )
}

function PublicHeader() {
  const { t } = useTranslation()
  const user = useCurrentUser()
  const { pathname } = useLocation()
  const isHeld = user !== null && (!user.isProfileFilled || user.credential?.isDefaultPassword === true)
  return (
    <header className={css.header}>
      <Link
        to={user ? paths.root : paths.onboarding}
        className={css.home}
        data-goes-back={user ? true : undefined}
        aria-label={t('home')}
      >
        <Logo />
      </Link>
      <span className={css.space} />
      <AppearanceSwitch />
      {isHeld && waiting.includes(pathname) ? (
        <Suspense fallback={null}>
          <WayOut />
        </Suspense>
      ) : user?.deletedAt ? null : user ? (
        <LinkButton look="line" size="s" to={paths.root}>
          {t('toHome')}
        </LinkButton>
      ) : (
        <>
          {pathname === paths.login ? null : (
            <LinkButton look="line" size="s" to={paths.login}>
              {t('logIn')}
            </LinkButton>
          )}
          {pathname.startsWith(paths.signUp) ? null : (
            <span className={css.roomOnly}>
              <LinkButton look={pathname === paths.onboarding ? 'primary' : 'soft'} size="s" to={paths.signUp}>
                {t('signUp')}
              </LinkButton>
            </span>
          )}
        </>
      )}
    </header>
  )
}
