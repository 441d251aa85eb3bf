import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import css from './avatar-screen.module.css'
import { DrawnAvatars } from './drawn-avatars.tsx'
import { OwnPicture } from './own-picture.tsx'

/** Chooses the picture shown beside everything I write: my own, or a drawn one. */
export function AvatarScreen() {
  const { t } = useTranslation('people/avatar')
  const user = useCurrentUser()
  return (
    <Screen title={t('title')} back={user ? paths.person(user.id) : paths.portfolio}>
      {user ? (
        <div className={css.parts}>
          <Card as="section" aria-labelledby="avatar-own">
            <h2 id="avatar-own" className={css.heading}>
              {t('own.title')}
            </h2>
            <OwnPicture user={user} />
          </Card>
          <Card as="section" aria-labelledby="avatar-drawn">
            <h2 id="avatar-drawn" className={css.heading}>
              {t('drawn.title')}
            </h2>
            <p className={css.note}>{t('drawn.note')}</p>
            <DrawnAvatars current={user.avatar} />
          </Card>
        </div>
      ) : (
        <CardsSkeleton cards={2} />
      )}
    </Screen>
  )
}
