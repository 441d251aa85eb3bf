import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useParts } from '../../../feature/use-parts.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { WaitingCard, WaitingList, WaitingRow } from '../../../ui/waiting/waiting-card.tsx'
import { teachingClassesQuery } from '../api/teaching.ts'
import { ClassCode } from './class-code.tsx'

/** The classes that the viewer leads, each with links for everyday work. */
export function MyClasses() {
  const { t } = useTranslation('groups/waits')
  const parts = useParts('waitsForMe')
  const ways = parts.flatMap(({ wayInClass }) => wayInClass ?? []).toSorted((one, other) => one.order - other.order)
  const beside = parts.flatMap(({ besideClass }) => besideClass ?? [])
  return (
    <WaitingCard
      title={t('classes.title')}
      icon="friends"
      query={useQuery(teachingClassesQuery)}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <>
          <p>{t('classes.empty')}</p>
          <LinkButton look="soft" size="s" icon="plus" to={paths.addGroup}>
            {t('classes.make')}
          </LinkButton>
        </>
      }
    >
      {({ items, hasMore }) => (
        <>
          <WaitingList>
            {items.map(({ pupils, applications, ...group }) => (
              <WaitingRow
                key={group.id}
                name={<Link to={paths.group(group.id)}>{group.name}</Link>}
                about={
                  <>
                    {dotted([
                      t('classes.pupils', { count: pupils }),
                      applications > 0 && t('classes.applications', { count: applications }),
                    ])}
                    <ClassCode group={group} />
                  </>
                }
                acts={
                  <>
                    {ways.map((way) => (
                      <LinkButton key={way.order} look="line" size="s" to={way.to(group.id)}>
                        {way.name()}
                      </LinkButton>
                    ))}
                    <LinkButton look="line" size="s" to={paths.groupMembers(group.id)}>
                      {t('classes.members')}
                    </LinkButton>
                    {beside.map(({ key, Part }) => (
                      <Part key={key} groupId={group.id} />
                    ))}
                  </>
                }
              />
            ))}
          </WaitingList>
          {hasMore ? <Link to={paths.groups}>{t('classes.all')}</Link> : null}
        </>
      )}
    </WaitingCard>
  )
}
