import type { Plan } from '@learntrail/contract/plans/plans'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PersonFace, PersonName } from '../../../ui/person-link.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { removeMember } from '../api/members.ts'
import { plansKey } from '../api/plans.ts'
import { PlanOwner } from '../reading/plan-owner.tsx'
import { refreshOpenPlans } from '../writing/open-plans.ts'
import { EditsDialog } from './edits-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import css from './members.module.css'

type Member = Plan['members'][number]

interface MembersCardProps {
  plan: Plan
  /** Saves pending changes before a member leaves. */
  onLeave?: () => Promise<unknown>
}

/** The members who write a plan together, shown to them. */
export function MembersCard({ plan, onLeave }: MembersCardProps) {
  const { t } = useTranslation('plans/members')
  const me = useCurrentUser()
  const [open, setOpen] = useState<'invite' | 'edits' | null>(null)
  const [leaving, setLeaving] = useState<Member | null>(null)
  const isOwner = plan.part === 'owner'
  return (
    <Card as="section" padding="s" aria-labelledby="plan-members">
      <div className={css.head}>
        <h2 id="plan-members">{t('title')}</h2>
        <div className={css.acts}>
          {plan.members.length > 0 ? (
            <Button look="quiet" size="s" icon="clock" aria-haspopup="dialog" onClick={() => setOpen('edits')}>
              {t('edits.verb')}
            </Button>
          ) : null}
          {plan.can.invite ? (
            <Button look="soft" size="s" icon="plus" aria-haspopup="dialog" onClick={() => setOpen('invite')}>
              {t('invite.verb')}
            </Button>
          ) : null}
        </div>
      </div>
      {plan.members.length === 0 ? <p className={css.none}>{t('none')}</p> : null}
      {plan.members.length > 0 ? (
        <ul className={css.people}>
          <li className={css.person}>
            {plan.user ? <PersonFace person={plan.user} size={36} /> : null}
            <span className={css.name}>
              <PlanOwner user={plan.user} />
            </span>
            <Chip tone="accent">{t('part.owner')}</Chip>
          </li>
          {plan.members.map((one) => (
            <li key={one.person.id} className={css.person}>
              <PersonFace person={one.person} size={36} />
              <span className={css.name}>
                <PersonName person={one.person} />
              </span>
              {one.state === 'invited' ? <Chip tone="honey">{t('part.invited')}</Chip> : null}
              {isOwner ? (
                <IconButton
                  label={t(one.state === 'invited' ? 'takeBack.label' : 'takeOut.label', {
                    name: one.person.displayName,
                  })}
                  icon="close"
                  onClick={() => setLeaving(one)}
                />
              ) : null}
              {one.person.id === me?.id && !isOwner ? (
                <Button look="quiet" size="s" onClick={() => setLeaving(one)}>
                  {t('leave.verb')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {open === 'invite' ? <InviteDialog plan={plan} onClose={() => setOpen(null)} /> : null}
      {open === 'edits' ? <EditsDialog id={plan._id} onClose={() => setOpen(null)} /> : null}
      <LeaveDialog plan={plan} member={leaving} onLeave={onLeave} onClose={() => setLeaving(null)} />
    </Card>
  )
}

interface LeaveDialogProps extends MembersCardProps {
  member: Member | null
  onClose: () => void
}

function LeaveDialog({ plan, member, onLeave, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('plans/members')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isOwner = plan.part === 'owner'
  const name = member?.person.displayName ?? ''
  const words = {
    leave: () => [t('leave.title'), t('leave.verb'), t('leave.text'), t('leave.done')],
    takeBack: () => [t('takeBack.title', { name }), t('takeBack.verb'), t('takeBack.text'), t('takeBack.done')],
    takeOut: () => [t('takeOut.title', { name }), t('takeOut.verb'), t('takeOut.text'), t('takeOut.done', { name })],
  }
  const [title = '', verb = '', text, done = ''] =
    words[!isOwner ? 'leave' : member?.state === 'invited' ? 'takeBack' : 'takeOut']()
  const remove = useMutation({
    mutationFn: async (personId: string) => {
      await onLeave?.()
      return removeMember(plan._id, personId)
    },
    onSuccess: async () => {
      onClose()
      toast(done)
      if (!isOwner) navigate(paths.myPlans)
      refreshOpenPlans()
      await queryClient.invalidateQueries({ queryKey: plansKey })
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  return (
    <ConfirmDialog
      isOpen={member !== null}
      title={title}
      confirm={verb}
      isDangerous
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() => member && remove.mutate(member.person.id)}
    >
      <p>{text}</p>
    </ConfirmDialog>
  )
}
