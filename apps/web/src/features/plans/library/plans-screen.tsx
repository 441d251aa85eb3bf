import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { planAddresses } from '../addresses.ts'
import { planCountsQuery, plansQuery } from '../api/plans.ts'
import { PlanList } from './plan-list.tsx'
import { PlansOfOthers } from './plans-of-others.tsx'
import css from './plans-screen.module.css'

const tabs = ['mine', 'favorites', 'others'] as const
type Tab = (typeof tabs)[number]

export function PlansScreen() {
  const { t } = useTranslation('plans')
  const [address, setAddress] = useSearchParams()
  const tab = tabs.find((one) => one === address.get('tab')) ?? 'mine'
  const me = useCurrentUser()
  const isTeaching = me?.isVerifiedTeacher === true || me?.title === 'teacher'
  const { data: counts } = useQuery(planCountsQuery)
  const isFull = counts !== undefined && counts.mine >= counts.limit
  const countOf = { mine: counts?.mine, favorites: counts?.favorites, others: undefined }

  return (
    <Screen title={t('title')} width="wide">
      <div className={css.head}>
        <p className={css.note}>
          {isFull
            ? t('full', { count: counts.limit })
            : counts?.published
              ? t('published', { count: counts.published })
              : null}
        </p>
        {isTeaching ? (
          <LinkButton look="soft" to={planAddresses.advised} icon="list">
            {t('advised')}
          </LinkButton>
        ) : null}
        {isFull ? null : (
          <LinkButton to={planAddresses.create} icon="plus">
            {t('create')}
          </LinkButton>
        )}
      </div>
      <Tabs<Tab>
        label={t('tabs.label')}
        tabs={tabs.map((value) => ({
          value,
          name: t(`tabs.${value}`),
          mark: countOf[value] ? <span className={css.count}>{countOf[value]}</span> : undefined,
        }))}
        value={tab}
        onChange={(next) => setAddress(next === 'mine' ? {} : { tab: next }, { replace: true })}
      >
        <div className={css.panel}>
          {tab === 'mine' ? <Mine /> : tab === 'favorites' ? <Favorites /> : <PlansOfOthers />}
        </div>
      </Tabs>
    </Screen>
  )
}

function Mine() {
  const { t } = useTranslation('plans')
  return (
    <PlanList
      label={t('tabs.mine')}
      query={useInfiniteQuery(plansQuery('mine'))}
      empty={
        <EmptyState
          title={t('empty.mine.title')}
          action={<LinkButton to={planAddresses.create}>{t('create')}</LinkButton>}
        >
          <p>{t('empty.mine.text')}</p>
        </EmptyState>
      }
    />
  )
}

function Favorites() {
  const { t } = useTranslation('plans')
  return (
    <PlanList
      label={t('tabs.favorites')}
      query={useInfiniteQuery(plansQuery('favorites'))}
      empty={
        <EmptyState
          title={t('empty.favorites.title')}
          action={<LinkButton to={planAddresses.others}>{t('empty.favorites.way')}</LinkButton>}
        >
          <p>{t('empty.favorites.text')}</p>
        </EmptyState>
      }
    />
  )
}
