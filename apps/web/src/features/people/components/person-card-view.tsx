import type { PersonCard } from '@learntrail/contract/people/person-card'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, LinkChip } from '../../../ui/chip.tsx'
import { capped } from '../../../ui/count.tsx'
import { Face } from '../../../ui/face.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { resourceStatsQuery } from '../api/read-resource-stats.ts'
import { BlockMenu } from '../relation/block-menu.tsx'
import { RelationButtons } from '../relation/relation-buttons.tsx'
import css from './person-card-view.module.css'

export function PersonCardView({ person }: { person: PersonCard }) {
  const { t } = useTranslation('profiles')
  const { data: stats } = useQuery(resourceStatsQuery(person.id))
  const counters = [
    { key: 'post', value: stats?.post, list: undefined },
    { key: 'friend', value: stats?.friend, list: 'friends' },
    { key: 'fans', value: stats?.fans, list: 'fans' },
  ] as const
  const me = useCurrentUser()
  const role = person.title ? t(`titles.${person.title}`) : null

  return (
    <Card as="section" padding="none" className={css.card} aria-label={t('person.card', { name: person.displayName })}>
      <div className={css.cover} />
      <div className={css.body}>
        <div className={css.top}>
          <span className={css.face}>
            <Face id={person.id} name={person.displayName} picture={person.avatar} size={96} />
          </span>
          {person.isMe ? (
            <LinkButton look="line" size="s" icon="edit" to={paths.profile}>
              {t('person.edit')}
            </LinkButton>
          ) : (
            <div className={css.acts}>
              <RelationButtons person={person} relation={person.relation} />
              {me ? <BlockMenu person={person} me={me.id} /> : null}
            </div>
          )}
        </div>
        <h2 className={css.name}>{person.displayName}</h2>
        <p className={css.line}>{[person.schoolName, role].filter(Boolean).join(' · ')}</p>
        {person.statusMessage ? <p className={css.status}>{person.statusMessage}</p> : null}
        <dl className={css.counters}>
          {counters.map(({ key, value, list }) => (
            <div key={key}>
              <dd>
                {list ? (
                  <Link to={paths.people(person.id, list)} aria-label={`${t(`counters.${key}`)} ${value ?? ''}`}>
                    {value === undefined ? '–' : capped(value)}
                  </Link>
                ) : value === undefined ? (
                  '–'
                ) : (
                  capped(value)
                )}
              </dd>
              <dt>{t(`counters.${key}`)}</dt>
            </div>
          ))}
        </dl>
        <PersonDetails person={person} />
      </div>
    </Card>
  )
}

/** What others write about it. */
const recordsOn = (words: string) => `${paths.portfolio}?${new URLSearchParams({ view: 'public', words })}`

function PersonDetails({ person }: { person: PersonCard }) {
  const { t } = useTranslation('profiles')
  return (
    <div className={css.details}>
      {person.introduction ? <p className={css.introduction}>{person.introduction}</p> : null}
      {person.traitTags.length > 0 ? (
        <ChipRow>
          {person.traitTags.map((tag) => (
            <LinkChip key={tag} to={recordsOn(tag)}>
              # {tag}
            </LinkChip>
          ))}
        </ChipRow>
      ) : null}
      {person.personalExpertises.length > 0 ? (
        <div>
          <h3>{t('form.personalExpertises')}</h3>
          <ChipRow>
            {person.personalExpertises.map((expertise) => (
              <LinkChip key={expertise} tone="accent" to={recordsOn(expertise)}>
                {expertise}
              </LinkChip>
            ))}
          </ChipRow>
        </div>
      ) : null}
      {person.customFieldList.map(({ title, content }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{content}</p>
        </div>
      ))}
      {person.socialLinks.map((link) => (
        <a key={link} className={css.link} href={link} target="_blank" rel="noopener noreferrer nofollow">
          <Icon name="link" size={18} />
          {link.replace(/^https?:\/\//, '')}
        </a>
      ))}
    </div>
  )
}
