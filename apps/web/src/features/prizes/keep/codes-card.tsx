import type { KeptPrize } from '@learntrail/contract/prizes/handling'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { readPastedCodes } from '@learntrail/contract/prizes/pasted-codes'
import { type DragEvent, type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { goToField } from '../../../ui/form/go-to-field.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { isWorkbook, listOfWorkbook } from '../../../ui/workbook/list-of-workbook.ts'
import { DangerDialog } from '../../console/index.ts'
import { useAddCodes, useRemoveCodes } from '../api/keeping.ts'
import { AddedCodes } from './added-codes.tsx'
import css from './keep.module.css'

const field = 'prize-codes'

/** Adds codes to a prize that is a code, by pasting or from a file. */
export function CodesCard({ prize }: { prize: KeptPrize }) {
  const { t } = useTranslation('prizes/keep')
  const [pasted, setPasted] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const add = useAddCodes(prize.id)
  const remove = useRemoveCodes(prize.id)
  const read = readPastedCodes(pasted)

  const change = (text: string) => {
    setPasted(text)
    setWrong(null)
  }
  const take = async (file: File | undefined) => {
    if (!file) return
    const text = await (isWorkbook(file) ? listOfWorkbook(file, ',') : file.text()).catch(() => null)
    if (text === null) setWrong(t('codes.fileWrong'))
    else if (text.length > prizeLimits.pasted) setWrong(t('codes.fileLong', { limit: prizeLimits.pasted }))
    else change(text)
  }
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = read.isTooMany
      ? t('codes.tooMany', { limit: prizeLimits.codesAtOnce })
      : pasted.trim() === ''
        ? t('codes.none')
        : null
    setWrong(found)
    if (found !== null) return goToField(field)
    add.mutate(pasted, { onSuccess: () => setPasted('') })
  }

  return (
    <Card as="section" aria-labelledby="prize-codes-title" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <form className={css.part} onSubmit={send} noValidate>
        <h2 id="prize-codes-title" className={css.heading}>
          {t('codes.title')}
        </h2>
        <p className={css.note}>{t('codes.stock', { count: prize.stock })}</p>
        <FormAlert>{add.error ? sentenceOf(add.error) : null}</FormAlert>
        {add.data ? <AddedCodes added={add.data} /> : null}
        <Textarea
          id={field}
          label={t('codes.pasted')}
          description={t('codes.pastedNote')}
          autosize
          minRows={4}
          maxRows={12}
          maxLength={prizeLimits.pasted}
          autoComplete="off"
          spellCheck={false}
          value={pasted}
          error={wrong}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {read.codes.length > 0 ? <p className={css.note}>{t('codes.seen', { count: read.codes.length })}</p> : null}
        <input
          ref={picker}
          type="file"
          accept=".csv,.txt,.xlsx,text/csv,text/plain"
          hidden
          tabIndex={-1}
          aria-label={t('codes.file')}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <div className={css.acts}>
          <Button type="submit" isBusy={add.isPending}>
            {t('codes.add')}
          </Button>
          <Button look="soft" icon="file" onClick={() => picker.current?.click()}>
            {t('codes.file')}
          </Button>
          {prize.stock > 0 ? (
            <Button look="line" onClick={() => setRemoving(true)}>
              {t('codes.remove')}
            </Button>
          ) : null}
        </div>
        <p className={css.note}>{t('codes.fileDrop')}</p>
      </form>
      {isRemoving ? (
        <DangerDialog
          title={t('codes.removeTitle', { name: prize.name })}
          confirm={t('codes.remove')}
          isReasoned={false}
          act={() =>
            remove.mutateAsync(undefined, { onSuccess: ({ removed }) => toast(t('codes.removed', { count: removed })) })
          }
          onDone={() => setRemoving(false)}
          onClose={() => setRemoving(false)}
        >
          <p>{t('codes.removeText')}</p>
        </DangerDialog>
      ) : null}
    </Card>
  )
}
