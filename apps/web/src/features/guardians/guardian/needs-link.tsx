import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { LostState } from '../../../ui/states/lost-state.tsx'

export const isUnknown = (error: unknown) => isProblem(error, 'GUARDIAN_REQUIRED', 'CHILD_NOT_FOUND')

/** Shown on a device that is not registered for a guardian; only a link registers it. */
export function NeedsLink() {
  const { t } = useTranslation('guardians')
  return (
    <LostState
      title={t('unknown.title')}
      text={t('unknown.text')}
      to={paths.helpTopic('asGuardian')}
      way={t('unknown.help')}
    />
  )
}
