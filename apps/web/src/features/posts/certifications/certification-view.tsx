import type { Certification } from '@learntrail/contract/posts/certification'
import { useTranslation } from 'react-i18next'
import { formatFullDay } from '../../../ui/dates.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LinkedWords } from '../../../ui/linked-words.tsx'
import { PersonName } from '../../../ui/person-link.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import css from './certification.module.css'

/** A teacher's certification of a record, with name and day. */
export function CertificationView({ certification }: { certification: Certification }) {
  const { t } = useTranslation('posts/certification')
  const { certifier, at, group, question, handedInAt, receipt, remark, changedAt } = certification
  return (
    <section className={css.certification} aria-label={t('title')}>
      <h3 className={css.title}>
        <Icon name="check" size={18} />
        {t('title')}
      </h3>
      <p className={css.who}>
        <PersonName person={certifier} />
        <span>{formatFullDay(at)}</span>
      </p>
      <p>{group ? t('forIn', { question, group }) : t('for', { question })}</p>
      {remark ? (
        <blockquote className={css.remark}>
          {remark.score === null ? null : (
            <p className={css.score}>{t('score', { score: remark.score, total: remark.totalScore })}</p>
          )}
          {remark.words ? (
            <p className={css.words}>
              <LinkedWords text={remark.words} />
            </p>
          ) : null}
          {remark.notes.length > 0 ? (
            <ol className={css.notes} aria-label={t('notes')}>
              {remark.notes.map(({ quote, file, page, words }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: notes of a certification never change
                <li key={index}>
                  <span className={css.about}>
                    {page === null ? t('quote', { words: quote }) : t('inFile', { file, page })}
                  </span>
                  <span className={css.words}>
                    <LinkedWords text={words} />
                  </span>
                </li>
              ))}
            </ol>
          ) : null}
        </blockquote>
      ) : null}
      {changedAt ? <p className={css.changed}>{t('changed', { time: formatTaipei(changedAt) })}</p> : null}
      <p className={css.note}>{t('receipt', { receipt, time: formatTaipei(handedInAt) })}</p>
    </section>
  )
}
