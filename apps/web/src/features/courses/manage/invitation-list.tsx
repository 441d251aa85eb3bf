import type { CourseInvitation } from '@learntrail/contract/courses/co-editing'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { PersonFace, PersonName } from '../../../ui/person-link.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { When } from '../../../ui/when.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { coursesKey } from '../api/courses.ts'
import { answerInvitation, invitationsQuery } from '../api/invitations.ts'
import { useCourseNames } from '../names.ts'
import css from './invitation-list.module.css'

/** Courses that the person is invited to teach. */
export function InvitationList() {
  const { t } = useTranslation('courses/manage')
  const query = useQuery(invitationsQuery)
  if (query.data === undefined) return <WaitingLines query={query} />
  if (query.data.items.length === 0) {
    return (
      <EmptyState title={t('empty.invitations.title')}>
        <p>{t('empty.invitations.text')}</p>
      </EmptyState>
    )
  }
  return (
    <ul className={css.list} aria-label={t('lists.invitations')}>
      {query.data.items.map((invitation) => (
        <li key={invitation._id}>
          <Invitation invitation={invitation} />
        </li>
      ))}
    </ul>
  )
}

function Invitation({ invitation: { _id, courseName, user, part, invitedAt } }: { invitation: CourseInvitation }) {
  const { t } = useTranslation('courses/manage')
  const names = useCourseNames()
  const queryClient = useQueryClient()
  const name = names.course(courseName)
  const answer = useMutation({
    mutationFn: (response: 'accept' | 'reject') => answerInvitation(_id, response),
    onSuccess: (_done, response) => {
      toast(t(response === 'accept' ? 'invitation.accepted' : 'invitation.rejected'))
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: coursesKey }),
  })
  const button = (response: 'accept' | 'reject') => (
    <Button
      look={response === 'accept' ? 'primary' : 'line'}
      aria-label={t(`invitation.${response}Of`, { name })}
      isBusy={answer.isPending && answer.variables === response}
      disabled={answer.isPending}
      onClick={() => answer.mutate(response)}
    >
      {t(`invitation.${response}`)}
    </Button>
  )
  return (
    <article className={css.invitation} aria-label={name}>
      <PersonFace person={user} size={40} />
      <div className={css.words}>
        <h2 className={css.name}>
          <WholeWords>{name}</WholeWords>
        </h2>
        <p className={css.who}>
          <PersonName person={user} /> {t(`invitation.asks.${part}`)}
          <span className={css.when}>
            <When time={invitedAt} relative />
          </span>
        </p>
        <p className={css.about}>{t(`invitation.about.${part}`)}</p>
      </div>
      <div className={css.acts}>
        {button('reject')}
        {button('accept')}
      </div>
    </article>
  )
}
