import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { MessageTalk } from '../../comments/index.ts'
import { bulletinQuery } from '../api/bulletins.ts'
import { BulletinGone, isBulletinGone } from '../components/bulletin-gone.tsx'
import { BulletinCard } from './bulletin-card.tsx'
import { BulletinMenu } from './bulletin-menu.tsx'
import { FollowUp } from './follow-up.tsx'
import { Signature } from './signature.tsx'
import { useSeen } from './use-seen.ts'

/** One bulletin. Members read and sign it; administrators also see how many have. */
export function BulletinScreen() {
  const { t } = useTranslation('bulletins')
  const { bulletinId = '' } = useParams()
  const query = useQuery(bulletinQuery(bulletinId))
  const { data: bulletin } = query
  if (isBulletinGone(query.error)) return <BulletinGone />
  return (
    <Screen
      title={bulletin?.title ?? t('one')}
      back={bulletin ? paths.group(bulletin.group.id, 'bulletins') : paths.groups}
      toolbar={bulletin ? <BulletinMenu bulletin={bulletin} /> : null}
    >
      {query.isPending ? <CardsSkeleton cards={2} /> : null}
      {query.error && !bulletin ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {bulletin ? <Parts key={bulletin.id} bulletin={bulletin} /> : null}
    </Screen>
  )
}

function Parts({ bulletin }: { bulletin: Bulletin }) {
  const { t } = useTranslation('bulletins')
  useSeen(bulletin)
  return (
    <>
      <BulletinCard bulletin={bulletin} />
      {bulletin.can.followUp ? <FollowUp bulletin={bulletin} /> : <Signature bulletin={bulletin} />}
      {bulletin.hasAppeared && isTalkedAbout(bulletin) ? (
        <MessageTalk
          type="bulletin"
          on={bulletin}
          queryKey={bulletinQuery(bulletin.id).queryKey}
          none={t('talk.none')}
        />
      ) : null}
    </>
  )
}

/** Comments stay visible once nobody may comment any more. */
const isTalkedAbout = ({ can, messageCount }: Bulletin) => can.comment || messageCount > 0
