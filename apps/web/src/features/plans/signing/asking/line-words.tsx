import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../../api/new-id.ts'
import { Button } from '../../../../ui/button.tsx'
import { Unseen } from '../../../../ui/unseen.tsx'
import { isReachable, useSigningWords } from '../shown/signing-words.ts'
import { LineStateChip } from '../shown/state-chip.tsx'
import css from './asking.module.css'
import { type DraftLine, withWhom } from './lines.rules.ts'
import { WhomDialog } from './whom-dialog.tsx'

interface LineWordsProps {
  line: DraftLine
  onChange: (line: DraftLine) => void
}

/** A line's name and signers, and the button to choose others. */
export function LineWords({ line, onChange }: LineWordsProps) {
  const { t } = useTranslation('plans/signing')
  const words = useSigningWords()
  const [isChoosing, setChoosing] = useState(false)
  const name = words.lineName(line)
  return (
    <>
      <div className={css.words}>
        <p>
          <strong>{name}</strong>
          {line.state === 'idle' ? null : <LineStateChip state={line.state} />}
        </p>
        <p className={css.note}>{words.who(line)}</p>
      </div>
      {line.role === 'student' ? null : (
        <Button look="line" size="s" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {t(isReachable(line) ? 'asking.changeWhom' : 'asking.choose')}
          <Unseen>{t('remarks.about', { place: name })}</Unseen>
        </Button>
      )}
      {isChoosing ? (
        <WhomDialog
          line={line}
          onChoose={(whom) => {
            onChange(withWhom(line, whom, newId))
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  )
}
