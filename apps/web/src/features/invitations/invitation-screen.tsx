import type { Invitation } from '@learntrail/contract/invitations/invitations'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isProblem } from '../../api/problem.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { formatFullDay } from '../../ui/dates.ts'
import { Face } from '../../ui/face.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { LostState } from '../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../ui/states/skeleton.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { keepInvitation } from '../accounts/index.ts'
import { RelationButtons } from '../people/index.ts'
import { invitationQuery } from './api/read-invitation.ts'
import css from './invitation-screen.module.css'

/** Where an invitation link leads: for guests, for people with an account, and for its owner. */
export function InvitationScreen() {
  const { t } = useTranslation('invitations')
  const { invitationLinkId = '' } = useParams()
  const query = useQuery(invitationQuery(invitationLinkId))
  const isOver = isProblem(query.error, 'INVITATION_OVER', 'VALIDATION_FAILED')

  return (
    <Screen title={t('come.title')} width="narrow">
      {query.isPending ? <CardsSkeleton cards={1} /> : null}
      {isOver ? (
        <LostState title={t('come.over')} text={t('come.overText')} to={paths.root} way={t('come.toFront')} />
      ) : null}
      {query.error && !query.data && !isOver ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {query.data && !isOver ? <Opened invitation={query.data} /> : null}
    </Screen>
  )
}

function Opened({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('invitations')
  const { inviter, relation, isMine, invitationLinkId, expiresAt } = invitation
  const name = inviter.displayName
  useEffect(() => {
    if (relation === null) keepInvitation({ invitationLinkId, expiresAt })
  }, [relation, invitationLinkId, expiresAt])

  return (
    <Card as="section" padding="l" className={css.card}>
      <Face id={inviter.id} name={name} picture={inviter.avatar} size={96} />
      <h2 className={css.name}>
        <WholeWords>{t(isMine ? 'come.mine' : 'come.asks', { name })}</WholeWords>
      </h2>
      {relation === null ? (
        <>
          <p className={css.text}>{t('come.text', { name })}</p>
          <div className={css.acts}>
            <LinkButton to={paths.signUp} wide size="l">
              {t('come.signUp')}
            </LinkButton>
            <LinkButton
              to={`${paths.login}?returnTo=${encodeURIComponent(paths.invitation(invitationLinkId))}`}
              look="line"
              wide
              size="l"
            >
              {t('come.logIn')}
            </LinkButton>
          </div>
          <p className={css.until}>{t('until', { day: formatFullDay(expiresAt) })}</p>
        </>
      ) : isMine ? (
        <LinkButton to={paths.invite}>{t('come.toMine')}</LinkButton>
      ) : (
        <>
          <p className={css.text}>{t(relation.friendship === 'friends' ? 'come.friends' : 'come.known', { name })}</p>
          <RelationButtons person={inviter} relation={relation} />
          <LinkButton to={paths.person(inviter.id)} look="quiet">
            {t('come.toPerson', { name })}
          </LinkButton>
        </>
      )}
    </Card>
  )
}
