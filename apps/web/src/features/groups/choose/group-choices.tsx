import { postLimits } from '@learntrail/contract/posts/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { groupsOfQuery } from '../api/list-groups.ts'
import { GroupCover } from '../components/group-cover.tsx'
import { leads } from '../components/group-facts.ts'
import css from './group-choices.module.css'

interface GroupChoicesProps {
  value: readonly string[]
  /** Offers only groups that the viewer leads. */
  areLed?: boolean
  limit?: number
  onChange: (value: string[]) => void
}

/** List of the viewer's groups, with a selection. */
export function GroupChoices({ value, areLed = false, limit = postLimits.groups, onChange }: GroupChoicesProps) {
  const { t } = useTranslation('groups')
  const query = useInfiniteQuery(groupsOfQuery())
  const groups = query.data?.pages.flatMap(({ items }) => (areLed ? items.filter(({ role }) => leads(role)) : items))
  if (groups === undefined) return <WaitingLines query={query} lines={4} />
  if (groups.length === 0 && !query.hasNextPage)
    return (
      <EmptyState
        title={t('empty.title')}
        action={<LinkButton to={paths.recommendedGroups}>{t('empty.look')}</LinkButton>}
      >
        <p>{t('empty.text')}</p>
      </EmptyState>
    )
  const isFull = value.length >= limit
  return (
    <>
      <ul className={css.choices} aria-label={t('choose.title')}>
        {groups.map((group) => {
          const isOn = value.includes(group.id)
          return (
            <li key={group.id}>
              <button
                type="button"
                className={css.choice}
                aria-pressed={isOn}
                disabled={!isOn && isFull}
                onClick={() => onChange(isOn ? value.filter((id) => id !== group.id) : [...value, group.id])}
              >
                <span className={css.cover}>
                  <GroupCover id={group.id} picture={group.cover} drawn={group.drawnCover} size="card" />
                </span>
                <span className={css.words}>
                  <strong>
                    <WholeWords>{group.name}</WholeWords>
                  </strong>
                  <small>{t('members', { count: group.memberCount })}</small>
                </span>
                {isOn ? <Icon name="check" /> : null}
              </button>
            </li>
          )
        })}
      </ul>
      {isFull ? <p className={css.note}>{t('choose.full', { count: limit })}</p> : null}
      <LoadMoreOf query={query} />
    </>
  )
}
