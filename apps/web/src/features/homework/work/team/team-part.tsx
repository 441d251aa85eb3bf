import type { HandIn } from '@learntrail/contract/homework/hand-in'
import type { Question } from '@learntrail/contract/homework/question'
import type { TeamInvitation } from '@learntrail/contract/homework/teams'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx'
import { PersonFace, PersonName } from '../../../../ui/person-link.tsx'
import { useCurrentUser } from '../../../profiles/index.ts'
import { teamInvitationsQuery } from '../../api/hand-in.ts'
import { answerTeamInvitation, leaveTeam, takeOutOfTeam, withdrawTeamInvitation } from '../../api/teams.ts'
import { InviteDialog } from './invite-dialog.tsx'
import css from './team.module.css'
import { useTeamChange } from './use-team-change.ts'

interface TeamPartProps {
  question: Question
  handIn: HandIn | null
  /** Saves pending changes. Resolves to true if the server has all of them. */
  settle: () => Promise<boolean>
}

/** The student's team: none, invitations by classmates, or a team, any member of which can hand in. */
export function TeamPart({ question, handIn, settle }: TeamPartProps) {
  const { t } = useTranslation('homework/team')
  const { data: invitations = [] } = useQuery(teamInvitationsQuery(question.id))
  const [isInviting, setInviting] = useState(false)
  const team = handIn?.team ?? null
  if (question.teamSize === 1 && team === null) return null
  const hasHandedIn = (handIn?.versions.length ?? 0) > 0
  if (team === null && hasHandedIn) return null
  const isByTeacher = question.teamsBy === 'teacher'
  const free = isByTeacher ? 0 : question.teamSize - (team ? team.members.length + team.invited.length : 1)
  return (
    <Card as="section" className={css.team} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {team === null
        ? invitations.map((invitation) => (
            <Asked key={invitation.teamId} question={question} invitation={invitation} settle={settle} />
          ))
        : null}
      {team ? (
        <Members question={question} team={team} settle={settle} />
      ) : (
        <p className={css.note}>{isByTeacher ? t('byTeacher.alone') : t('alone', { count: question.teamSize })}</p>
      )}
      {team && isByTeacher ? <p className={css.note}>{t('byTeacher.team')}</p> : null}
      {hasHandedIn || isByTeacher ? null : (
        <div className={css.acts}>
          {free > 0 ? (
            <Button look="line" size="s" icon="friends" aria-haspopup="dialog" onClick={() => setInviting(true)}>
              {t(team ? 'inviteMore' : 'invite')}
            </Button>
          ) : null}
          {team?.canLeave ? <Leave question={question} isLast={team.members.length === 1} settle={settle} /> : null}
        </div>
      )}
      {isInviting ? (
        <InviteDialog question={question} most={free} settle={settle} onClose={() => setInviting(false)} />
      ) : null}
    </Card>
  )
}

interface AskedProps {
  question: Question
  invitation: TeamInvitation
  settle: () => Promise<boolean>
}

function Asked({ question, invitation, settle }: AskedProps) {
  const { t } = useTranslation('homework/team')
  const { teamId, members } = invitation
  const answer = useTeamChange(question.id, settle, (accepts: boolean) =>
    answerTeamInvitation(question.id, { teamId, accepts }),
  )
  const names = members.map(({ displayName }) => displayName).join(t('and'))
  return (
    <div className={css.asked}>
      <p>{t('asked.text', { names })}</p>
      <p className={css.note}>{t('asked.note')}</p>
      <div className={css.acts}>
        <Button size="s" isBusy={answer.isPending} onClick={() => answer.mutate(true)}>
          {t('asked.accept')}
        </Button>
        <Button look="quiet" size="s" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
          {t('asked.decline')}
        </Button>
      </div>
    </div>
  )
}

interface MembersProps {
  question: Question
  team: NonNullable<HandIn['team']>
  settle: () => Promise<boolean>
}

function Members({ question, team, settle }: MembersProps) {
  const { t } = useTranslation('homework/team')
  const user = useCurrentUser()
  const [leaving, setLeaving] = useState<PersonSummary | null>(null)
  const takeOut = useTeamChange(question.id, settle, (personId: string) => takeOutOfTeam(question.id, personId))
  const withdraw = useTeamChange(question.id, settle, (personId: string) =>
    withdrawTeamInvitation(question.id, personId),
  )
  return (
    <>
      <p className={css.note}>{t('together')}</p>
      <ul className={css.people}>
        {team.members.map((person) => (
          <Row key={person.id} person={person}>
            {team.canTakeOut && person.id !== user?.id ? (
              <Button
                look="quiet"
                size="s"
                aria-haspopup="dialog"
                aria-label={t('takeOut.of', { name: person.displayName })}
                onClick={() => setLeaving(person)}
              >
                {t('takeOut.button')}
              </Button>
            ) : null}
          </Row>
        ))}
        {team.invited.map((person) => (
          <Row key={person.id} person={person} note={t('waits')}>
            <Button
              look="quiet"
              size="s"
              disabled={withdraw.isPending}
              aria-label={t('withdrawOf', { name: person.displayName })}
              onClick={() => withdraw.mutate(person.id)}
            >
              {t('withdraw')}
            </Button>
          </Row>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('takeOut.title', { name: leaving?.displayName })}
        confirm={t('takeOut.button')}
        isBusy={takeOut.isPending}
        onConfirm={() => leaving && takeOut.mutate(leaving.id, { onSettled: () => setLeaving(null) })}
        onClose={() => setLeaving(null)}
      >
        <p>{t('takeOut.text')}</p>
      </ConfirmDialog>
    </>
  )
}

function Row({ person, note, children }: { person: PersonSummary; note?: string; children?: React.ReactNode }) {
  return (
    <li className={css.person}>
      <PersonFace person={person} size={36} />
      <span className={css.name}>
        <PersonName person={person} />
        {note ? <small>{note}</small> : null}
      </span>
      {children}
    </li>
  )
}

interface LeaveProps {
  question: Question
  /** Whether the student is the only member. */
  isLast: boolean
  settle: () => Promise<boolean>
}

function Leave({ question, isLast, settle }: LeaveProps) {
  const { t } = useTranslation('homework/team')
  const [isAsking, setAsking] = useState(false)
  const leave = useTeamChange(question.id, settle, () => leaveTeam(question.id))
  return (
    <>
      <Button look="quiet" size="s" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t(isLast ? 'leave.alone' : 'leave.button')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(isLast ? 'leave.aloneTitle' : 'leave.title')}
        confirm={t(isLast ? 'leave.alone' : 'leave.button')}
        isBusy={leave.isPending}
        onConfirm={() => leave.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        <p>{t(isLast ? 'leave.aloneText' : 'leave.text')}</p>
      </ConfirmDialog>
    </>
  )
}
