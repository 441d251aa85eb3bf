import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { useNavigation } from '../../features/shell/index.ts'
import { Button } from '../../ui/button.tsx'
import { Bone, Loading } from '../../ui/states/skeleton.tsx'
import { AppearanceSwitch } from './appearance-switch.tsx'
import { MenuList } from './menu-list.tsx'
import css from './menu-panel.module.css'
import { ProfileCard } from './profile-card.tsx'

interface MenuPanelProps {
  onChoose?: () => void
  onLogOut: () => void
}

/** Content of both the drawer and the docked column. */
export function MenuPanel({ onChoose, onLogOut }: MenuPanelProps) {
  const { t } = useTranslation(['shell', 'common'])
  const user = useCurrentUser()
  const { data: navigation, isError, refetch } = useNavigation()

  return (
    <div className={css.panel}>
      {user ? <ProfileCard user={user} onChoose={onChoose} /> : <Bone height="150px" />}
      <div className={css.list}>
        {navigation ? <MenuList navigation={navigation} onChoose={onChoose} /> : null}
        {!navigation && !isError ? <MenuSkeleton /> : null}
        {!navigation && isError ? (
          <Button look="soft" wide onClick={() => refetch()}>
            {t('menu.failed')}
          </Button>
        ) : null}
      </div>
      <footer className={css.footer}>
        <AppearanceSwitch />
        <div className={css.logOut}>
          <Button look="quiet" icon="out" onClick={onLogOut}>
            {t('common:logOut')}
          </Button>
        </div>
      </footer>
    </div>
  )
}

function MenuSkeleton() {
  return (
    <Loading>
      <div className={css.skeleton}>
        {['62%', '70%', '54%', '66%'].map((width) => (
          <Bone key={width} width={width} height="22px" />
        ))}
      </div>
    </Loading>
  )
}
