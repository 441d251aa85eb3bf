import { textLength } from '@learntrail/contract/characters'
import { contentLimits } from '@learntrail/contract/content/limits'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Textarea } from '../../../ui/form/textarea.ts'
import { DialogActions } from '../dialog-actions.tsx'
import css from './formula-dialog.module.css'

/** Snippets that are hard to type on a phone; `cursor` is the offset of the cursor after insertion. */
const pieces = [
  { name: 'fraction', latex: '\\frac{}{}', cursor: 6 },
  { name: 'root', latex: '\\sqrt{}', cursor: 6 },
  { name: 'power', latex: '^{}', cursor: 2 },
  { name: 'index', latex: '_{}', cursor: 2 },
  { name: 'sum', latex: '\\sum_{}^{}', cursor: 6 },
  { name: 'integral', latex: '\\int_{}^{}', cursor: 6 },
  { name: 'arrow', latex: '\\to ', cursor: 4 },
  { name: 'degrees', latex: '^\\circ ', cursor: 7 },
] as const

interface FormulaDialogProps {
  words: string
  onSave: (latex: string) => void
  onRemove: (() => void) | undefined
  onClose: () => void
}

/** Dialog to type LaTeX, with a live preview. */
export function FormulaDialog({ words, onSave, onRemove, onClose }: FormulaDialogProps) {
  const { t } = useTranslation('editor')
  const [typed, setTyped] = useState(words)
  const [isFormula, setFormula] = useState(true)
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const shown = useRef<HTMLDivElement>(null)
  const latex = typed
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\$+|\$+$/g, '')
    .trim()
  const isOver = textLength(latex) > contentLimits.formula

  useEffect(() => {
    let isOld = false
    void import('./draw-formula.ts')
      .then(({ drawFormula }) => {
        if (!isOld && shown.current) setFormula(drawFormula(shown.current, latex, { isAlone: true }))
      })
      .catch(() => undefined)
    return () => {
      isOld = true
    }
  }, [latex])

  const error = isOver
    ? t('formula.tooLong', { count: contentLimits.formula })
    : latex === ''
      ? t('formula.required')
      : isFormula
        ? null
        : t('formula.invalid')

  const put = ({ latex: piece, cursor }: (typeof pieces)[number]) => {
    const { selectionStart: from = typed.length, selectionEnd: to = typed.length } = field.current ?? {}
    setTyped(typed.slice(0, from) + piece + typed.slice(to))
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(from + cursor, from + cursor)
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (error) field.current?.focus()
    else onSave(latex)
  }

  return (
    <Dialog isOpen title={t('formula.title')} onClose={onClose}>
      <form onSubmit={submit} noValidate className={css.form}>
        <div className={css.shown} ref={shown} aria-hidden="true" />
        <fieldset className={css.pieces} aria-label={t('formula.pieces')}>
          {pieces.map((piece) => (
            <button key={piece.name} type="button" className={css.piece} onClick={() => put(piece)}>
              {t(`formula.${piece.name}`)}
            </button>
          ))}
        </fieldset>
        <Textarea
          ref={field}
          label={t('formula.label')}
          description={t('formula.hint')}
          placeholder="E = mc^2"
          autosize
          minRows={2}
          maxRows={5}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={(isAsked || isOver || (!isFormula && latex !== '')) && error}
          data-autofocus
        />
        <DialogActions save={t('insert.save')} remove={t('insert.remove')} onRemove={onRemove} />
      </form>
    </Dialog>
  )
}
