import type { Group } from '@learntrail/contract/groups/group'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { formatDay } from '../../ui/dates.ts'
import { LinkedWords } from '../../ui/linked-words.tsx'
import { PersonRow } from '../people/index.ts'
import { TagList } from '../tags/index.ts'
import { GroupHandle } from './components/group-handle.tsx'
import css from './group-head.module.css'

/** The group's description, tags, top administrator and ID. */
export function AboutGroup({ group }: { group: Group }) {
  const { t } = useTranslation('groups')
  return (
    <Card as="section" className={css.about} aria-label={t('tabs.about')}>
      <div>
        <h3>{t('about.description')}</h3>
        <p className={css.text}>
          <LinkedWords text={group.description || t('about.nothing')} />
        </p>
      </div>
      {group.tags.length > 0 ? (
        <div>
          <h3>{t('about.tags')}</h3>
          <TagList of={{ tags: group.tags, customTags: [] }} view="public" />
        </div>
      ) : null}
      {group.topAdministrator ? (
        <div>
          <h3>{t('roles.topAdministrator')}</h3>
          <ul>
            <PersonRow person={group.topAdministrator} line={t('about.since', { day: formatDay(group.createdAt) })} />
          </ul>
        </div>
      ) : null}
      <div>
        <h3>{t('about.handle')}</h3>
        <GroupHandle handle={group.handle} />
      </div>
    </Card>
  )
}
