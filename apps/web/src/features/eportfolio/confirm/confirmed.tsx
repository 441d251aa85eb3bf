import { formTypes } from '@learntrail/contract/eportfolio/facts'
import { inFours } from '@learntrail/contract/in-fours'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { dotted } from '../../../ui/dotted.ts'
import { formatBytes } from '../../../ui/file-size.ts'
import { Icon } from '../../../ui/icon.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import type { Confirmation } from '../api/read-confirmation.ts'
import { CheckFile } from './check-file.tsx'
import css from './confirm.module.css'
import { CourseFacts } from './course-facts.tsx'
import { useDocumentName } from './document-name.ts'
import { PlanFacts } from './plan-facts.tsx'

const dates = {
  ePortfolio: 'confirm.date',
  plan: 'confirm.plan.date',
  course: 'confirm.course.date',
} as const

/** Shows the owner, the version and its date, and the checksums of its files. */
export function Confirmed({ confirmation }: { confirmation: Confirmation }) {
  const { t } = useTranslation('eportfolio')
  const nameOf = useDocumentName()
  const { kind, code, title, owner, version, exportedAt, former, plan, course } = confirmation
  const documents = inOrder(confirmation.documents)
  return (
    <div className={css.confirmed}>
      <Card as="section" padding="l" aria-labelledby="confirmed">
        <p className={css.mark}>
          <Icon name="check" />
          {t('confirm.known')}
        </p>
        <h2 id="confirmed" className={css.title}>
          <WholeWords>{title}</WholeWords>
        </h2>
        <dl className={css.facts}>
          <dt>{t(kind === 'course' ? 'confirm.course.name' : 'confirm.owner')}</dt>
          <dd>{owner ? dotted([owner.displayName, owner.schoolName]) : t('confirm.ownerHidden')}</dd>
          {kind === 'ePortfolio' && (former.length > 0 || version > 1) ? (
            <>
              <dt>{t('confirm.version')}</dt>
              <dd>{t('confirm.newest', { number: version })}</dd>
            </>
          ) : null}
          <dt>{t(dates[kind])}</dt>
          <dd>
            <time dateTime={exportedAt}>{formatFullDay(exportedAt)}</time>
          </dd>
          <dt>{t('confirmation.title')}</dt>
          <dd className={css.code}>{inFours(code)}</dd>
          {plan ? <PlanFacts version={version} plan={plan} /> : null}
          {course ? <CourseFacts course={course} /> : null}
        </dl>
      </Card>
      {documents.length > 0 ? (
        <>
          <CheckFile documents={documents} version={version} former={former} />
          <Card as="section" padding="l" aria-labelledby="sums">
            <h2 id="sums" className={css.heading}>
              {t('confirm.files')}
            </h2>
            <ul className={css.files}>
              {documents.map(({ type, bytes, pages }) => (
                <li key={type}>
                  <strong>{nameOf(type)}</strong>
                  <span>{dotted([formatBytes(bytes), pages !== null && t('pages', { count: pages })])}</span>
                </li>
              ))}
            </ul>
            <details className={css.codes}>
              <summary>{t('confirm.codes')}</summary>
              <p className={css.note}>{t('confirm.codesText')}</p>
              <dl>
                {documents.map(({ type, sha256 }) => (
                  <div key={type}>
                    <dt>{nameOf(type)}</dt>
                    <dd>
                      <code>{inFours(sha256)}</code>
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          </Card>
        </>
      ) : null}
      {former.length > 0 ? <FormerVersions former={former} /> : null}
    </div>
  )
}

/** Lists earlier versions with their dates, for holders of older files. */
function FormerVersions({ former }: { former: Confirmation['former'] }) {
  const { t } = useTranslation('eportfolio')
  return (
    <Card as="section" padding="l" aria-labelledby="former">
      <h2 id="former" className={css.heading}>
        {t('confirm.former')}
      </h2>
      <p className={css.note}>{t('confirm.formerText')}</p>
      <ul className={css.former}>
        {former.map(({ number, exportedAt }) => (
          <li key={number}>
            <strong>{t('versions.number', { number })}</strong>
            <time dateTime={exportedAt}>{formatFullDay(exportedAt)}</time>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function inOrder(documents: Confirmation['documents']): Confirmation['documents'] {
  const order: readonly string[] = formTypes
  return documents.toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type))
}
