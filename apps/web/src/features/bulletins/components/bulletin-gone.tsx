import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'

export const isBulletinGone = (error: unknown) => isProblem(error, 'BULLETIN_NOT_FOUND', 'VALIDATION_FAILED')

/** A bulletin that was deleted, or of a group that is not mine: nobody is told which. */
export function BulletinGone() {
  const { t } = useTranslation('bulletins')
  return (
    <Screen title={t('one')} back={paths.groups}>
      <StatePanel
        scene="lost"
        title={t('gone.title')}
        action={<LinkButton to={paths.groups}>{t('gone.toGroups')}</LinkButton>}
      >
        <p>{t('gone.text')}</p>
      </StatePanel>
    </Screen>
  )
}
