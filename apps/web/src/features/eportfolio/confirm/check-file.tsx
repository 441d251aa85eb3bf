import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sha256Of } from '../../../api/digest.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { MouseOnly } from '../../../ui/mouse-only.tsx'
import type { Confirmation } from '../api/read-confirmation.ts'
import css from './confirm.module.css'
import { type ConfirmedType, useDocumentName } from './document-name.ts'

type Facts = Pick<Confirmation, 'documents' | 'version' | 'former'>

type Result =
  | { state: 'checking'; name: string }
  | { state: 'same'; name: string; type: ConfirmedType }
  | { state: 'former'; name: string; number: number; exportedAt: string }
  | { state: 'different' | 'unreadable'; name: string }

const icons = {
  checking: 'clock',
  same: 'check',
  former: 'check',
  different: 'alert',
  unreadable: 'alert',
} as const satisfies Record<Result['state'], IconName>

/** Compares a file's SHA-256 with those of the exported files; the file is not uploaded. */
export function CheckFile({ documents, version, former }: Facts) {
  const { t } = useTranslation('eportfolio')
  const nameOf = useDocumentName()
  const picker = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState<Result | null>(null)
  const [isOver, setOver] = useState(false)

  const check = async (file: File | undefined) => {
    if (!file) return
    const { name } = file
    setResult({ state: 'checking', name })
    try {
      const sum = await sha256Of(new Uint8Array(await file.arrayBuffer()))
      const isIt = ({ sha256 }: { sha256: string }) => sha256 === sum
      const same = documents.find(isIt)
      const older = former.find((one) => one.documents.some(isIt))
      if (same) setResult({ state: 'same', name, type: same.type })
      else if (older) setResult({ state: 'former', name, number: older.number, exportedAt: older.exportedAt })
      else setResult({ state: 'different', name })
    } catch {
      setResult({ state: 'unreadable', name })
    }
  }
  const sentenceOf = (one: Result) => {
    const { state, name } = one
    if (state === 'same') return t('confirm.same', { name, form: nameOf(one.type) })
    if (state !== 'former') return t(`confirm.${state}`, { name })
    return t('confirm.sameAsFormer', { name, number: one.number, day: formatFullDay(one.exportedAt), version })
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }

  return (
    <Card as="section" padding="l" aria-labelledby="check">
      <h2 id="check" className={css.heading}>
        {t('confirm.check')}
      </h2>
      <p className={css.note}>{t('confirm.checkText')}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button */}
      <div
        className={css.drop}
        data-over={isOver || undefined}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={(event) => {
          drag(event)
          void check(event.dataTransfer.files[0])
        }}
      >
        <input
          ref={picker}
          type="file"
          hidden
          tabIndex={-1}
          data-testid="check-picker"
          onChange={(event) => {
            void check(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <Button look="soft" icon="file" onClick={() => picker.current?.click()}>
          {t('confirm.choose')}
        </Button>
        <MouseOnly className={css.note}>{t('confirm.drop')}</MouseOnly>
      </div>
      <div role="status">
        {result ? (
          <p className={css.result} data-state={result.state}>
            <Icon name={icons[result.state]} />
            <span>{sentenceOf(result)}</span>
          </p>
        ) : null}
      </div>
    </Card>
  )
}
