import { ownPeopleLists, type PeopleList, publicPeopleLists } from '@learntrail/contract/people/lists'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { WayButtons } from '../../../feature/way-buttons.tsx'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { personQuery } from '../api/read-person.ts'
import { PeopleOfList } from './people-of-list.tsx'
import css from './social-screen.module.css'

/** Other people's tabs that features above fill. */
const othersTabs = ['group', 'course', 'self-directed-learning'] as const
type OthersTab = (typeof othersTabs)[number]
type Tab = PeopleList | OthersTab

interface SocialScreenProps {
  /** Contents of those tabs for a person. */
  partsOf: Record<OthersTab, (personId: string) => ReactNode>
}

const lists = [...publicPeopleLists, ...ownPeopleLists]
const isOfOthers = (list: Tab): list is OthersTab => othersTabs.some((one) => one === list)
const isOwn = (list: Tab): list is (typeof ownPeopleLists)[number] => ownPeopleLists.some((one) => one === list)

/** A person's friends, fans and follows; on my own page also received and sent requests and blocked people. */
export function SocialScreen({ partsOf }: SocialScreenProps) {
  const { t } = useTranslation('people')
  const { targetUserId = '' } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const me = useCurrentUser()
  const isMine = me?.id === targetUserId
  const person = useQuery(personQuery(targetUserId))
  const all: Tab[] = [...lists, ...othersTabs]
  const list = all.find((one) => pathname.endsWith(`/${one}`)) ?? 'friends'
  const tabs: Tab[] = isMine ? lists : [...publicPeopleLists, ...othersTabs]
  const title = useTitle(list, isMine, person.data?.displayName)
  if (me && !tabs.includes(list)) return <Navigate to={paths.people(targetUserId, 'friends')} replace />

  if (isProblem(person.error, 'USER_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED')) {
    return (
      <Screen title={t('title')} back={paths.portfolio}>
        <LostState title={t('gone')} text={t('goneText')} to={paths.portfolio} way={t('toHome')} />
      </Screen>
    )
  }
  return (
    <Screen title={title} back={paths.person(targetUserId)}>
      {isMine ? (
        <div className={css.ways}>
          <WayButtons from="myPeople" look="line" size="s" hasIcons />
        </div>
      ) : null}
      <Tabs<Tab>
        label={t('title')}
        tabs={tabs.map((value) => ({ value, name: t(`lists.${value}`) }))}
        value={list}
        onChange={(next) => navigate(paths.people(targetUserId, next), { replace: true })}
      >
        <Unseen as="h2">{t(`lists.${list}`)}</Unseen>
        {isOfOthers(list) ? (
          partsOf[list](targetUserId)
        ) : (
          <PeopleOfList key={`${targetUserId} ${list}`} personId={targetUserId} list={list} isMine={isMine} />
        )}
      </Tabs>
    </Screen>
  )
}

/** Returns the title: which list it is, and whose. */
function useTitle(list: Tab, isMine: boolean, name: string | undefined): string {
  const { t } = useTranslation('people')
  if (isOwn(list) || (isMine && !isOfOthers(list))) return t(`mine.${list}`)
  return name === undefined ? t('title') : t(`of.${list}`, { name })
}
