import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { useWatched } from '../../../saving/use-watched.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { PlanConflict } from './plan-conflict.tsx'
import type { PlanSession } from './plan-session.ts'

/** Notices about text restored from the device, failed saves and conflicts. */
export function PlanNotices({ session }: { session: PlanSession }) {
  const { t } = useTranslation('plans/writing')
  const sentence = useSentence()
  const { isRestored, conflict, problem } = useWatched(session)
  return (
    <>
      {isRestored ? (
        <Notice closeLabel={t('acceptRestored')} onClose={session.acceptRestored}>
          {t('restored')}
        </Notice>
      ) : null}
      {conflict ? <PlanConflict session={session} /> : null}
      {problem && !conflict ? <FormAlert>{sentence(problem)}</FormAlert> : null}
    </>
  )
}
