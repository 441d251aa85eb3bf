import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import linkCss from '../../../ui/sharing/link-card.module.css'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { invitationQuery } from '../../invitations/index.ts'
import { groupQuery } from '../api/read-group.ts'
import { GroupCover } from '../components/group-cover.tsx'
import { isIn } from '../components/group-facts.ts'
import { NamesSeen } from '../components/names-seen.tsx'
import { StandingButtons } from '../components/standing-buttons.tsx'
import css from './group-link.module.css'

/** Target of a link into a group: shows the inviter and the group, and joins with one press. */
export function GroupConfirmScreen() {
  const { t } = useTranslation('groups/members')
  const [search] = useSearchParams()
  const link = search.get('link') ?? ''
  const invitation = useQuery({ ...invitationQuery(link), retry: false, enabled: link !== '' })
  const groupId = invitation.data?.groupId ?? null
  const group = useQuery({ ...groupQuery(groupId ?? '', link), enabled: groupId !== null })
  const error = invitation.error ?? group.error
  const failed = invitation.error ? invitation : group
  const isOver =
    link === '' ||
    isProblem(error, 'INVITATION_OVER', 'GROUP_NOT_FOUND', 'VALIDATION_FAILED') ||
    (invitation.data !== undefined && groupId === null)

  return (
    <Screen title={t('confirm.title')} back={paths.groups} width="narrow">
      {isOver ? (
        <LostState
          title={t('confirm.over')}
          text={t('confirm.overText')}
          to={paths.groups}
          way={t('confirm.toGroups')}
        />
      ) : null}
      {!isOver && error && !failed.data ? (
        <FailedState error={error} onRetry={() => void failed.refetch()} isRetrying={failed.isFetching} />
      ) : null}
      {!isOver && !error && !group.data ? <CardsSkeleton cards={1} /> : null}
      {!isOver && group.data && invitation.data ? (
        <Card as="section" padding="none" className={css.come}>
          <GroupCover id={group.data.id} picture={group.data.cover} drawn={group.data.drawnCover} size="page" />
          <div className={css.body}>
            <h2 className={css.name}>
              <WholeWords>
                {t(isIn(group.data.role) ? 'confirm.isIn' : 'confirm.asks', {
                  name: group.data.name,
                  person: invitation.data.inviter.displayName,
                })}
              </WholeWords>
            </h2>
            <p className={linkCss.until}>{t('confirm.members', { count: group.data.memberCount })}</p>
            <NamesSeen group={group.data} />
            {isIn(group.data.role) ? (
              <LinkButton to={paths.group(group.data.id)}>{t('confirm.open')}</LinkButton>
            ) : (
              <StandingButtons group={group.data} invitationLinkId={link} />
            )}
          </div>
        </Card>
      ) : null}
    </Screen>
  )
}
