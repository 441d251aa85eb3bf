import { inFours } from '@learntrail/contract/in-fours'
import type { Plan } from '@learntrail/contract/plans/plans'
import type { LineAnswer, SigningLine } from '@learntrail/contract/plans/signing/signing'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../../ui/dates.ts'
import { dotted } from '../../../../ui/dotted.ts'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { SignatureView } from '../../../../ui/signature/signature-view.tsx'
import { Picture } from '../../../files/index.ts'
import { useSigningWords } from '../shown/signing-words.ts'
import { numberOfWeek } from '../shown/week-number.ts'
import css from './panel.module.css'

interface LineAnswerProps {
  plan: Plan
  line: SigningLine
  answer: LineAnswer
}

/** A line's answer: who, when, in which way, for which version, and why. */
export function LineAnswerView({ plan, line, answer }: LineAnswerProps) {
  const { t } = useTranslation('plans/signing')
  const words = useSigningWords()
  const { said, name, way, mark, at, code, reason, remarks, minutes, photo } = answer
  const isBefore = line.state !== 'signed' && line.state !== 'refused'
  const signature = mark && !('confirmed' in mark) ? mark : null
  return (
    <div className={css.answer} data-before={isBefore || undefined}>
      {isBefore ? <p className={css.quiet}>{t(`panel.before.${said}`)}</p> : null}
      <p>
        {dotted([name, formatDay(at), t(mark && !signature ? 'confirmed' : `ways.${way}`)])}
        {code ? <span className={css.code}>{t('panel.code', { code: inFours(code) })}</span> : null}
      </p>
      {signature && said === 'signed' && !isBefore ? <SignatureView signature={signature} /> : null}
      {photo ? <PaperPhoto photo={photo} name={name} /> : null}
      {reason ? <p className={css.said}>{reason}</p> : null}
      {remarks.length > 0 ? (
        <ul className={css.remarks} aria-label={t('remarks.title')}>
          {remarks.map((remark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: remarks of an answer never change
            <li key={index}>
              <strong>{words.place(remark, numberOfWeek(plan, remark.weekId))}</strong>
              <span>{remark.text}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {minutes ? (
        <details className={css.folded}>
          <summary>{t('panel.minutes')}</summary>
          <p className={css.said}>{minutes}</p>
        </details>
      ) : null}
    </div>
  )
}

/** Recognisable as a photograph of paper. */
function PaperPhoto({ photo, name }: { photo: NonNullable<LineAnswer['photo']>; name: string }) {
  const { t } = useTranslation('plans/signing')
  const [isOpen, setOpen] = useState(false)
  const title = t('panel.photo', { name })
  return (
    <>
      <button type="button" className={css.photo} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Picture file={photo} sizes="160px" alt={title} className={css.thumbnail} />
      </button>
      <Dialog isOpen={isOpen} title={title} onClose={() => setOpen(false)}>
        <Picture file={photo} sizes="640px" alt={title} className={css.large} isUrgent />
      </Dialog>
    </>
  )
}
