import type { Question } from '@learntrail/contract/homework/question'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { type Friend, FriendPicker } from '../../../people/index.ts'
import { classmatesQuery, inviteToTeam } from '../../api/teams.ts'
import { useTeamChange } from './use-team-change.ts'

interface InviteDialogProps {
  question: Question
  /** Number of classmates that can still be invited. */
  most: number
  settle: () => Promise<boolean>
  onClose: () => void
}

/** Invites classmates who have no team and have handed in nothing. */
export function InviteDialog({ question, most, settle, onClose }: InviteDialogProps) {
  const { t } = useTranslation('homework/team')
  const [chosen, setChosen] = useState<readonly Friend[]>([])
  const invite = useTeamChange(question.id, settle, () =>
    inviteToTeam(
      question.id,
      chosen.map(({ id }) => id),
    ),
  )
  return (
    <Dialog
      isOpen
      title={t('pick.title')}
      onClose={onClose}
      actions={
        <Button
          isBusy={invite.isPending}
          disabled={chosen.length === 0}
          onClick={() => invite.mutate(undefined, { onSuccess: onClose })}
        >
          {t('pick.send')}
        </Button>
      }
    >
      <FriendPicker
        friendsQuery={classmatesQuery(question.id)}
        chosen={chosen}
        isFull={chosen.length >= most}
        words={{
          label: t('pick.label'),
          note: t('pick.note', { count: most }),
          list: t('pick.list'),
          nobodyFits: t('pick.nobodyFits'),
          noFriends: t('pick.nobody'),
          chosen: t('pick.chosen', { count: chosen.length }),
        }}
        onChange={setChosen}
      />
    </Dialog>
  )
}
