import type { TeachingHomework } from '@learntrail/contract/homework/teaching'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { RemindRow } from '../../../ui/waiting/remind-row.tsx'
import { WaitingCard, WaitingList } from '../../../ui/waiting/waiting-card.tsx'
import { remindMissing } from '../api/correct.ts'
import { teachingHomeworkQuery } from '../api/teaching.ts'
import { useHomeworkChange } from '../api/use-homework-change.ts'

const byDeadline = (one: TeachingHomework, other: TeachingHomework) =>
  (one.deadline ?? '').localeCompare(other.deadline ?? '')

/** Questions due within a week, with who has not handed in. */
export function DueSoon() {
  const { t } = useTranslation('homework/waits')
  const query = useQuery(teachingHomeworkQuery)
  return (
    <WaitingCard
      title={t('due.title')}
      icon="calendar"
      query={query}
      isEmpty={({ items }) => !items.some(({ isDueSoon }) => isDueSoon)}
      empty={<p>{t('due.empty')}</p>}
    >
      {({ items }) => (
        <WaitingList>
          {items
            .filter(({ isDueSoon }) => isDueSoon)
            .toSorted(byDeadline)
            .map((one) => (
              <Due key={one.id} question={one} />
            ))}
        </WaitingList>
      )}
    </WaitingCard>
  )
}

function Due({ question }: { question: TeachingHomework }) {
  const { t } = useTranslation(['homework/waits', 'common/reminding'])
  const remind = useHomeworkChange(() => remindMissing(question.id, { tellsGuardians: false }))
  const { id, title, group, deadline, asked, handedIn, remindedAt, remindableAt } = question
  const missing = asked - handedIn
  const press = () =>
    remind.mutate(undefined, {
      onSuccess: ({ told }) => toast(told === 0 ? t('due.nobody') : t('common/reminding:reminded', { count: told })),
    })
  return (
    <RemindRow
      name={<Link to={paths.homework(id)}>{title}</Link>}
      about={[
        group.name,
        deadline && t('due.until', { at: formatTaipei(deadline) }),
        t('due.handedIn', { handedIn, asked }),
      ]}
      missing={
        missing > 0 ? { text: t('due.missing', { count: missing }), to: paths.correctHomework(id, 'missing') } : null
      }
      remindedAt={remindedAt}
      remindableAt={remindableAt}
      isReminding={remind.isPending}
      onRemind={press}
    />
  )
}
