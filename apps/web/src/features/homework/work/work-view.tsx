import type { HandIn, HandInVersion, Remark } from '@learntrail/contract/homework/hand-in'
import { plainText } from '@learntrail/contract/posts/content-text'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Chip } from '../../../ui/chip.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { RichText } from '../../editor/index.ts'
import { FileList, isSeen, PictureGrid } from '../../files/index.ts'
import { ReachedView } from '../rubric/rubric-view.tsx'
import { ReceiptCard } from './receipt-card.tsx'
import css from './work.module.css'

/** The words and files of a version, as they were handed in. */
export function VersionText({ version }: { version: HandInVersion }) {
  const { t } = useTranslation('homework/work')
  const { content, files, post } = version
  const ids = files.map(({ id }) => id)
  const addressOf = ({ id }: { id: string }) => paths.files(ids, ids.indexOf(id))
  return (
    <div className={css.version}>
      {post ? <p className={css.note}>{t('record.from', { title: post.title || t('record.untitled') })}</p> : null}
      {plainText(content) === '' ? null : <RichText document={content} />}
      <PictureGrid pictures={files.filter(isSeen)} addressOf={addressOf} />
      <FileList files={files.filter((file) => !isSeen(file))} addressOf={addressOf} />
    </div>
  )
}

/** What a corrector made of a version, as the student reads it. */
export function RemarkView({ remark, handIn: { totalScore: total, rubric } }: { remark: Remark; handIn: HandIn }) {
  const { t } = useTranslation('homework/work')
  const { score, words, outcome, corrector, releasedAt } = remark
  return (
    <section className={css.remark} data-outcome={outcome ?? undefined} aria-label={t('remark.title')}>
      <div className={css.remarkHead}>
        {outcome ? <Chip tone={outcome === 'returned' ? 'honey' : 'leaf'}>{t(`remark.${outcome}`)}</Chip> : null}
        {score === null ? null : (
          <p className={css.score}>
            <strong>{score}</strong> {t('remark.ofTotal', { total })}
          </p>
        )}
      </div>
      <ReachedView rubric={rubric} reached={remark.levels} />
      {words ? <p className={css.words}>{words}</p> : <p className={css.note}>{t('remark.noWords')}</p>}
      <p className={css.note}>
        {releasedAt
          ? t('remark.by', { name: corrector.displayName, time: formatTaipei(releasedAt) })
          : t('remark.waits', { name: corrector.displayName })}
      </p>
    </section>
  )
}

/** The receipt of a version, where it is looked at now and then. */
export function FoldedReceipt({ handIn, version }: { handIn: HandIn; version: HandInVersion }) {
  const { t } = useTranslation('homework/work')
  const { number, isLate } = version.receipt
  return (
    <details className={css.details}>
      <summary>
        {t('receipt.folded', { number })}{' '}
        <Chip tone={isLate ? 'honey' : 'leaf'}>{t(isLate ? 'receipt.late' : 'receipt.inTime')}</Chip>
      </summary>
      <div className={css.detailsBody}>
        <ReceiptCard receipt={version.receipt} handIn={handIn} isPlain />
      </div>
    </details>
  )
}

interface EarlierProps {
  handIn: HandIn
  versions: readonly HandInVersion[]
  remarks: readonly Remark[]
}

/** Versions before the last one, each kept with its receipt and what was said of it. */
export function EarlierVersions({ handIn, versions, remarks }: EarlierProps) {
  const { t } = useTranslation('homework/work')
  if (versions.length === 0) return null
  return (
    <section className={css.earlier} aria-label={t('versions.title')}>
      <h3>{t('versions.title')}</h3>
      {versions.map((version) => (
        <details key={version.receipt.version} className={css.details}>
          <summary>
            {t('versions.one', { number: version.receipt.version, time: formatTaipei(version.receipt.at) })}
          </summary>
          <div className={css.detailsBody}>
            <VersionText version={version} />
            {remarks
              .filter(({ handInVersion }) => handInVersion === version.receipt.version)
              .map((remark) => (
                <RemarkView key={remark.id} remark={remark} handIn={handIn} />
              ))}
            <ReceiptCard receipt={version.receipt} handIn={handIn} />
          </div>
        </details>
      ))}
    </section>
  )
}
