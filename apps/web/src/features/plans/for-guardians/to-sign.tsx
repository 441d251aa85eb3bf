import type { GuardianPlan } from '@learntrail/contract/plans/for-guardians'
import { guardianPlanPaths } from '@learntrail/contract/plans/guardian-paths'
import { planPaths } from '@learntrail/contract/plans/paths'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useGuardianChange } from '../../guardians/index.ts'
import { makeSigningLink } from '../api/for-guardians.ts'
import type { WayToSign } from '../signing/by-link/way-to-sign.ts'
import css from './for-guardians.module.css'

/** How to sign, if this guardian is asked to; otherwise nothing. */
export function ToSign({ childId, plan }: { childId: string; plan: GuardianPlan }) {
  const { t } = useTranslation('plans/for-guardians')
  const navigate = useNavigate()
  const sentence = useSentence()
  const link = useGuardianChange(() => makeSigningLink(childId, plan._id))
  const { asks, childName, guardianName } = plan
  if (asks === null) return link.error ? <FormAlert tone="honey">{sentence(link.error)}</FormAlert> : null
  if (asks === 'account') {
    return (
      <>
        <p className={css.note}>{t('asked.account', { name: childName })}</p>
        <LinkButton wide size="l" icon="edit" to={planPaths.plan(plan._id)}>
          {t('sign.account')}
        </LinkButton>
      </>
    )
  }
  const state: WayToSign = { back: guardianPlanPaths.plan(childId, plan._id), name: guardianName }
  return (
    <>
      <p className={css.note}>{t('asked.link', { name: childName })}</p>
      <Button
        wide
        size="l"
        icon="edit"
        isBusy={link.isPending}
        onClick={() =>
          link.mutate(undefined, { onSuccess: ({ token }) => navigate(planPaths.signing(token), { state }) })
        }
      >
        {t('sign.link')}
      </Button>
    </>
  )
}
