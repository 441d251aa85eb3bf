import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation } from 'react-router'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { AppearanceSwitch } from '../shell/appearance-switch.tsx'
import { PublicFooter } from './public-footer.tsx'
import css from './public-layout.module.css'

/** Around the screens that anyone may open: the logo, language and theme, the way in. */
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
      {user ? (
        <LinkButton look="line" size="s" to={paths.root}>
          {t('toMyPage')}
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
