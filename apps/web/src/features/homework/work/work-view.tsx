import { plainText } from '@learntrail/contract/content/document'
import type { HandIn, HandInVersion, Remark } from '@learntrail/contract/homework/hand-in'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import { LinkedWords } from '../../../ui/linked-words.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { RichText } from '../../editor/index.ts'
import { SoundPlayer } from '../../files/index.ts'
import { MarkedCopy } from '../ink/marked-copy.tsx'
import { MarkedWork } from '../places/marked-work.tsx'
import { ReachedView } from '../rubric/rubric-view.tsx'
import { ReceiptCard } from './receipt-card.tsx'
import { VersionFiles, VersionSource } from './version-parts.tsx'
import { WhatChanged } from './what-changed.tsx'
import css from './work.module.css'

/** Text and files of a version. */
function VersionText({ version }: { version: HandInVersion }) {
  const { content } = version
  return (
    <div className={css.version}>
      <VersionSource version={version} />
      {plainText(content) === '' ? null : <RichText document={content} />}
      <VersionFiles version={version} />
    </div>
  )
}

/** Returns the latest released remark about a version; the server lists the newest first. */
const remarkOf = ({ remarks }: HandIn, { receipt }: HandInVersion) =>
  remarks.find(({ handInVersion, releasedAt }) => handInVersion === receipt.version && releasedAt !== null)

/** A version with the notes and strokes of its remark. */
export function VersionWithPlaces({ handIn, version }: { handIn: HandIn; version: HandInVersion }) {
  const { places, ink } = remarkOf(handIn, version) ?? { places: [], ink: [] }
  if (places.length + ink.length === 0) return <VersionText version={version} />
  return <MarkedWork version={version} places={places} ink={ink} onChange={null} drawing={null} />
}

/** A remark as the student reads it. */
export function RemarkView({ remark, handIn: { totalScore: total, rubric } }: { remark: Remark; handIn: HandIn }) {
  const { t } = useTranslation(['homework/work', 'homework/voice'])
  const { score, words, voice, outcome, corrector, releasedAt } = remark
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
      {words ? (
        <p className={css.words}>
          <LinkedWords text={words} />
        </p>
      ) : null}
      {voice ? <SoundPlayer file={voice} label={t('homework/voice:listen')} /> : null}
      {words || voice ? null : <p className={css.note}>{t('remark.noWords')}</p>}
      {remark.ink.length > 0 ? <MarkedCopy remarkId={remark.id} /> : null}
      <p className={css.note}>
        {releasedAt
          ? t('remark.by', { name: corrector.displayName, time: formatTaipei(releasedAt) })
          : t('remark.waits', { name: corrector.displayName })}
      </p>
    </section>
  )
}

/** The receipt of a version, collapsed. */
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

/** Earlier versions, each with its receipt and remarks. */
export function EarlierVersions({ handIn, versions, remarks }: EarlierProps) {
  const { t } = useTranslation('homework/work')
  if (versions.length === 0) return null
  return (
    <section className={css.earlier} aria-label={t('versions.title')}>
      <h3>{t('versions.title')}</h3>
      {versions.map((version, place) => (
        <details key={version.receipt.version} className={css.details}>
          <summary>
            {t('versions.one', { number: version.receipt.version, time: formatTaipei(version.receipt.at) })}
          </summary>
          <div className={css.detailsBody}>
            <VersionWithPlaces handIn={handIn} version={version} />
            <WhatChanged before={versions[place + 1]} version={version} />
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
