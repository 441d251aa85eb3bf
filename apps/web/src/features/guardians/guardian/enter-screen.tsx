import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { enterAsGuardian } from '../api/guardian.ts'

/** Target of links in mails: registers the device, then leads to the subject of the mail. */
export function EnterScreen() {
  const { t } = useTranslation('guardians')
  const { token = '' } = useParams()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const asked = query.get('to') ?? ''
  const to = asked === paths.guardian || asked.startsWith(`${paths.guardian}/`) ? asked : paths.guardian
  const entering = useMutation({
    mutationFn: enterAsGuardian,
    onSuccess: () => navigate(to, { replace: true }),
  })
  const { mutate } = entering
  useEffect(() => mutate(token), [mutate, token])
  const isOver = isProblem(entering.error, 'GUARDIAN_LINK_OVER', 'VALIDATION_FAILED')
  return (
    <Screen title={t('enter.title')} width="narrow">
      {entering.error ? null : <CardsSkeleton cards={1} />}
      {isOver ? (
        <LostState
          title={t('enter.over')}
          text={t('enter.overText')}
          to={paths.guardian}
          way={t('invitation.toMine')}
        />
      ) : null}
      {entering.error && !isOver ? (
        <FailedState error={entering.error} onRetry={() => mutate(token)} isRetrying={entering.isPending} />
      ) : null}
    </Screen>
  )
}
