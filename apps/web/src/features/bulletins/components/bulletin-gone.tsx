import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'

export const isBulletinGone = (error: unknown) => isProblem(error, 'BULLETIN_NOT_FOUND', 'VALIDATION_FAILED')

/** Not found. Does not tell apart a deleted bulletin and one of a group the viewer is not in. */
export function BulletinGone() {
  const { t } = useTranslation('bulletins')
  return (
    <Screen title={t('one')} back={paths.groups}>
      <LostState title={t('gone.title')} text={t('gone.text')} to={paths.groups} way={t('gone.toGroups')} />
    </Screen>
  )
}
