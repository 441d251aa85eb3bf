import type { TeachingHomework } from '@learntrail/contract/homework/teaching'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { WaitingCard, WaitingList, WaitingRow } from '../../../ui/waiting/waiting-card.tsx'
import { teachingHomeworkQuery } from '../api/teaching.ts'

const isOpen = ({ waiting, corrected }: TeachingHomework) => waiting + corrected > 0

/** Work to correct, and corrected work not released yet; the longest waiting first. */
export function ToCorrect() {
  const { t } = useTranslation('homework/waits')
  const query = useQuery(teachingHomeworkQuery)
  return (
    <WaitingCard
      title={t('correct.title')}
      icon="edit"
      query={query}
      count={({ items }) => items.reduce((sum, { waiting }) => sum + waiting, 0)}
      isEmpty={({ items }) => !items.some(isOpen)}
      empty={<p>{t('correct.empty')}</p>}
    >
      {({ items, hasMore }) => (
        <>
          <WaitingList>
            {items.filter(isOpen).map((one) => (
              <WaitingRow
                key={one.id}
                name={<Link to={paths.homework(one.id)}>{one.title}</Link>}
                about={dotted([
                  one.group.name,
                  one.waiting > 0 && t('correct.waiting', { count: one.waiting }),
                  one.corrected > 0 && t('correct.corrected', { count: one.corrected }),
                ])}
                acts={
                  one.nextId ? (
                    <LinkButton
                      look="soft"
                      size="s"
                      to={`${paths.correctHomework(one.id, 'to_correct')}&work=${one.nextId}`}
                    >
                      {t('correct.next')}
                    </LinkButton>
                  ) : (
                    <LinkButton look="line" size="s" to={paths.correctHomework(one.id)}>
                      {t('correct.release')}
                    </LinkButton>
                  )
                }
              />
            ))}
          </WaitingList>
          {hasMore ? <p>{t('more')}</p> : null}
        </>
      )}
    </WaitingCard>
  )
}
