import type { Plan } from '@learntrail/contract/plans/plans'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { planAddresses } from '../addresses.ts'
import { answerMembership } from '../api/members.ts'
import { plansKey } from '../api/plans.ts'
import css from './members.module.css'

/** Accepts or declines the invitation to write a plan together. */
export function Invitation({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans/members')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const answer = useMutation({
    mutationFn: (accepts: boolean) => answerMembership(plan._id, accepts),
    onSuccess: async (_done, accepts) => {
      if (!accepts) toast(t('invitation.declined'))
      navigate(accepts ? planAddresses.edit(plan._id) : paths.myPlans)
      await queryClient.invalidateQueries({ queryKey: plansKey })
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  return (
    <Card as="section" aria-label={t('invitation.label')}>
      <p className={css.asked}>{t('invitation.text', { name: plan.user?.displayName })}</p>
      <div className={css.acts}>
        <Button isBusy={answer.isPending && answer.variables} onClick={() => answer.mutate(true)}>
          {t('invitation.accept')}
        </Button>
        <Button look="line" isBusy={answer.isPending && !answer.variables} onClick={() => answer.mutate(false)}>
          {t('invitation.decline')}
        </Button>
      </div>
    </Card>
  )
}
