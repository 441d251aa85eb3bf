import type { WholePerson } from '@learntrail/contract/console/people'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useParts } from '../../../feature/use-parts.ts'
import { currentLocale } from '../../../i18n/i18n.ts'
import { Card } from '../../../ui/card.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { dotted } from '../../../ui/dotted.ts'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { formatBytes } from '../../../ui/file-size.ts'
import { listed } from '../../../ui/listed.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import css from './people.module.css'

interface Part {
  person: WholePerson
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {title}
      </h3>
      {children}
    </Card>
  )
}

export function Account({ person }: Part) {
  const { t } = useTranslation('console/people')
  const { used, limit } = person.room
  const sizes = { used: formatBytes(used), limit: formatBytes(limit ?? 0) }
  const grade = person.gradeName?.[currentLocale()]
  return (
    <Section title={t('facts.title')}>
      <Facts>
        <Fact name={t('facts.id')}>{person.id}</Fact>
        <Fact name={t('facts.names')}>{dotted([...new Set([person.displayName, person.fullName])])}</Fact>
        <Fact name={t('facts.username')}>{person.username}</Fact>
        <Fact name={t('facts.email')}>
          {person.email
            ? dotted([person.email, t(person.emailVerifiedAt ? 'facts.confirmed' : 'facts.unconfirmed')])
            : t('facts.noEmail')}
        </Fact>
        <Fact name={t('facts.school')}>
          {person.profileFilledAt === null
            ? t('facts.unfilled')
            : dotted([t(`roles.${person.academicRole ?? 'other'}`), person.school?.name, grade])}
        </Fact>
        <Fact name={t('facts.age')}>
          {dotted([
            t(person.isUnder18 ? 'facts.saysUnder18' : 'facts.saysGrownUp'),
            person.grownUpSince ? t('facts.grownUpSince', { day: formatFullDay(person.grownUpSince) }) : null,
          ])}
        </Fact>
        {person.className ? <Fact name={t('facts.className')}>{person.className}</Fact> : null}
        {person.actsFor.length > 0 ? (
          <Fact name={t('facts.actsFor')}>{listed(person.actsFor.map(({ schoolName }) => schoolName))}</Fact>
        ) : null}
        <Fact name={t('facts.created')}>{formatTaipei(person.createdAt)}</Fact>
        <Fact name={t('facts.lastSeen')}>{person.lastSeenAt ? formatTaipei(person.lastSeenAt) : t('facts.never')}</Fact>
        <Fact name={t('facts.room')}>{t(limit === null ? 'facts.roomFree' : 'facts.roomOf', sizes)}</Fact>
      </Facts>
    </Section>
  )
}

export function Access({ person: { ways, sessions, email } }: Part) {
  const { t } = useTranslation('console/people')
  return (
    <Section title={t('access.title')}>
      <Facts>
        <Fact name={t('access.ways')}>
          {listed(ways.map((way) => t(`access.wayNames.${way === 'email' && email === null ? 'username' : way}`))) ||
            t('access.noWays')}
        </Fact>
      </Facts>
      <p className={css.note}>
        {sessions.length > 0 ? t('access.sessions', { count: sessions.length }) : t('access.none')}
      </p>
      <ul className={css.list}>
        {sessions.map(({ id, device, address, lastSeenAt }) => (
          <li key={id} className={css.lines}>
            <span>{device}</span>
            <small className={css.note}>{t('access.started', { address, time: formatTaipei(lastSeenAt) })}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Plan({ person: { plan, isOfSchool, grantedPlan, planEndsAt, trialEndsAt } }: Part) {
  const { t } = useTranslation('console/people')
  const isTrial = plan !== 'free' && grantedPlan !== plan
  const end = isTrial ? trialEndsAt : planEndsAt
  const until = isOfSchool
    ? t('plan.ofSchool')
    : end
      ? t(isTrial ? 'plan.trialUntil' : 'plan.until', { day: formatFullDay(end) })
      : plan === 'free'
        ? null
        : t('plan.forGood')
  return (
    <Section title={t('plan.title')}>
      <Facts>
        <Fact name={t('plan.now')}>{dotted([t(`plans.${plan}`), until])}</Fact>
      </Facts>
    </Section>
  )
}

export function Reports({ person: { reports, cases } }: Part) {
  const { t } = useTranslation('console/people')
  const addressOf = useParts('consoleRooms').find((looks) => looks.reports !== undefined)?.reports?.toOne
  return (
    <Section title={t('reports.title')}>
      <ul className={css.list}>
        <li>{t('reports.about', { count: reports.about })}</li>
        <li>{t('reports.by', { count: reports.by })}</li>
        {reports.false > 0 ? <li>{t('reports.false', { count: reports.false })}</li> : null}
        {reports.judgements > 0 ? <li>{t('reports.judgements', { count: reports.judgements })}</li> : null}
        {cases.map(({ id, title }) => (
          <li key={id}>{addressOf ? <Link to={addressOf(id)}>{title || id}</Link> : title || id}</li>
        ))}
      </ul>
    </Section>
  )
}
