import type { GuardedChild } from '@learntrail/contract/guardians/guardians'
import type { GuardianHomework } from '@learntrail/contract/homework/for-guardians'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GuardianParts } from '../../../feature/guardian-parts.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { homeworkForGuardianQuery } from '../api/for-guardians.ts'
import css from './for-guardians.module.css'

export const homeworkForGuardians: GuardianParts = { order: 20, Part: HomeworkForGuardian }

/** A child's due and returned homework, for the groups that show it to guardians. */
function HomeworkForGuardian({ child }: { child: GuardedChild }) {
  const { t } = useTranslation('homework/for-guardians')
  const seen = (sight: 'deadlines' | 'returned') => child.groups.some(({ sights }) => sights[sight])
  const query = useQuery({ ...homeworkForGuardianQuery(child.id), enabled: seen('deadlines') || seen('returned') })
  if (!query.isEnabled) return null
  return (
    <>
      {seen('deadlines') ? (
        <section className={css.part} aria-label={t('due.title')}>
          <h2>{t('due.title')}</h2>
          {query.data ? null : <WaitingLines query={query} lines={3} />}
          {query.data?.due.length === 0 ? <p className={css.note}>{t('due.none')}</p> : null}
          <ul className={css.list}>
            {query.data?.due.map((work) => (
              <li key={work.id}>
                <Due work={work} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {seen('returned') && query.data ? (
        <section className={css.part} aria-label={t('returned.title')}>
          <h2>{t('returned.title')}</h2>
          {query.data.returned.length === 0 ? <p className={css.note}>{t('returned.none')}</p> : null}
          <ul className={css.list}>
            {query.data.returned.map((work) => (
              <li key={work.id}>
                <Returned work={work} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function Due({ work }: { work: GuardianHomework['due'][number] }) {
  const { t } = useTranslation('homework/for-guardians')
  const { title, groupName, deadline, isHandedIn, isOver, isBack } = work
  const until = () => {
    if (isBack && (deadline === null || isOver)) return t('due.againAnyTime')
    if (deadline === null) return t('due.anyTime')
    return t(isBack ? 'due.againUntil' : 'due.until', { time: formatTaipei(deadline) })
  }
  return (
    <Card className={css.row}>
      <span>
        {isHandedIn ? <Chip tone="leaf">{t('due.handedIn')}</Chip> : null}
        {isBack ? <Chip tone="honey">{t('due.again')}</Chip> : null}
        {!isHandedIn && !isBack && isOver ? <Chip tone="rose">{t('due.missing')}</Chip> : null}
        {!isHandedIn && !isBack && !isOver ? <Chip tone="honey">{t('due.open')}</Chip> : null}
      </span>
      <span className={css.title}>
        <WholeWords>{title}</WholeWords>
      </span>
      <span className={css.note}>{dotted([groupName, until()])}</span>
    </Card>
  )
}

function Returned({ work }: { work: GuardianHomework['returned'][number] }) {
  const { t } = useTranslation('homework/for-guardians')
  const { title, groupName, releasedAt, score, totalScore, state, isLate } = work
  return (
    <Card className={css.row}>
      <span>
        {state === 'returned' ? <Chip tone="honey">{t('returned.again')}</Chip> : null}
        {isLate ? <Chip>{t('returned.late')}</Chip> : null}
        {score === null ? null : <Chip tone="accent">{t('returned.score', { score, total: totalScore })}</Chip>}
      </span>
      <span className={css.title}>
        <WholeWords>{title}</WholeWords>
      </span>
      <span className={css.note}>{dotted([groupName, t('returned.at', { time: formatTaipei(releasedAt) })])}</span>
    </Card>
  )
}
