import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { WaitingCard, WaitingList, WaitingRow } from '../../../ui/waiting/waiting-card.tsx'
import { courseAddresses } from '../addresses.ts'
import { invitationsQuery } from '../api/invitations.ts'

/** Number of courses shown on the home screen. */
const shown = 5

/** Courses that the person is invited to teach; renders nothing if there are none. */
export function CoursesToTeach() {
  const { t } = useTranslation('courses/waits')
  const nameOf = useNameOf()
  const query = useQuery(invitationsQuery)
  if (query.isPending || query.data?.items.length === 0) return null
  return (
    <WaitingCard
      title={t('title')}
      icon="course"
      query={query}
      count={({ items }) => items.length}
      isEmpty={() => false}
      empty={null}
    >
      {({ items }) => (
        <>
          <WaitingList>
            {items.slice(0, shown).map(({ _id, courseName, user, part }) => (
              <WaitingRow
                key={_id}
                name={<Link to={courseAddresses.invitations}>{courseName || t('untitled')}</Link>}
                about={dotted([nameOf(user), t(`part.${part}`)])}
              />
            ))}
          </WaitingList>
          <LinkButton look="soft" size="s" to={courseAddresses.invitations}>
            {t('all')}
          </LinkButton>
        </>
      )}
    </WaitingCard>
  )
}
