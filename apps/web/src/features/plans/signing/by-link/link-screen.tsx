import type { AskedBySigningLink } from '@learntrail/contract/plans/signing/by-link'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isProblem } from '../../../../api/problem.ts'
import { paths } from '../../../../paths.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { formatFullDay } from '../../../../ui/dates.ts'
import { Screen } from '../../../../ui/screen/screen.tsx'
import { FailedState } from '../../../../ui/states/failed-state.tsx'
import { LostState } from '../../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../../ui/states/skeleton.tsx'
import { StatePanel } from '../../../../ui/states/state-panel.tsx'
import { PlanBody } from '../../reading/plan-body.tsx'
import { SchoolOfPlanContext } from '../../school-of-plan.ts'
import { signingLinkQuery } from '../api/by-link.ts'
import css from './link.module.css'
import { LinkAnswer } from './link-answer.tsx'
import { SignerList } from './signer-list.tsx'
import { useWayToSign } from './way-to-sign.ts'

const isOver = (error: unknown) => isProblem(error, 'SIGNING_LINK_OVER', 'VALIDATION_FAILED')

/** Where the mail to a guardian leads: the child's plan and the line to sign, without signing in. */
export function LinkScreen() {
  const { t } = useTranslation('plans/signing-link')
  const { token = '' } = useParams()
  const back = useWayToSign()?.back
  const query = useQuery(signingLinkQuery(token))
  return (
    <Screen title={t('title')} {...(back && { back })}>
      {query.isPending ? <CardsSkeleton cards={2} /> : null}
      {isOver(query.error) ? (
        <LostState title={t('over.title')} text={t('over.text')} to={paths.guardian} way={t('over.way')} />
      ) : query.data ? (
        <Asked token={token} asked={query.data} back={back} />
      ) : query.error ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : null}
    </Screen>
  )
}

interface AskedProps {
  token: string
  asked: AskedBySigningLink
  back: string | undefined
}

function Asked({ token, asked, back }: AskedProps) {
  const { t } = useTranslation(['plans/signing-link', 'plans'])
  const { answer, childName, plan } = asked
  if (answer !== null) {
    return (
      <StatePanel
        scene="sent"
        role="status"
        title={t(`answers.${answer.said}.title`)}
        action={back ? <LinkButton to={back}>{t('answers.back')}</LinkButton> : null}
      >
        <p>{t(`answers.${answer.said}.text`, { name: childName, plan: plan.projectName })}</p>
        {back ? null : <p>{t('answers.close')}</p>}
        <p className={css.note}>{t('answers.at', { name: answer.name, day: formatFullDay(answer.at) })}</p>
        {answer.reason ? <p className={css.said}>{answer.reason}</p> : null}
      </StatePanel>
    )
  }
  return (
    <div className={css.parts}>
      <Card as="section" className={css.part} aria-labelledby="link-asks">
        <h2 id="link-asks" className={css.title}>
          {t('asks', { name: childName })}
        </h2>
        <p className={css.name}>{plan.projectName || t('plans:untitled')}</p>
        {asked.school ? <p className={css.note}>{asked.school}</p> : null}
        <p className={css.note}>{t('what')}</p>
        <Others others={asked.others} />
        <p className={css.note}>{t('until', { day: formatFullDay(asked.expiresAt) })}</p>
        <p>
          <a href="#link-answer">{t('toAnswer')}</a>
        </p>
      </Card>
      <div className={css.plan}>
        <SchoolOfPlanContext value={asked.ofSchool}>
          <PlanBody plan={plan} />
        </SchoolOfPlanContext>
      </div>
      <LinkAnswer token={token} asked={asked} />
    </div>
  )
}

/** The other signers, and whether they have signed. */
function Others({ others }: { others: AskedBySigningLink['others'] }) {
  const { t } = useTranslation('plans/signing-link')
  if (others.length === 0) return null
  return (
    <div>
      <p className={css.note}>{t('others')}</p>
      <SignerList signers={others} />
    </div>
  )
}
