import { consoleLimits } from '@learntrail/contract/console/limits'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { base64Of } from '../../../api/base64.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { isWorkbook, listOfWorkbook } from '../../../ui/workbook/list-of-workbook.ts'

export interface ListFile {
  name: string
  /** Base64, for JSON. */
  content: string
}

interface ListFilePickerProps {
  /** Name of the kind of file. */
  label: string
  /** True if a file has been chosen already. */
  isChosen: boolean
  isBusy: boolean
  /** Why the chosen file cannot be used. */
  failure: unknown
  onFile: (file: ListFile) => void
}

/** Returns the file's bytes, an Excel file converted to CSV; null if it cannot be read. */
async function bytesOf(file: File): Promise<ArrayBuffer | null> {
  if (!isWorkbook(file)) return file.arrayBuffer()
  const list = await listOfWorkbook(file, ',')
  return list === null ? null : (new TextEncoder().encode(list).buffer as ArrayBuffer)
}

/** Picks a table from the device, as CSV or Excel. */
export function ListFilePicker({ label, isChosen, isBusy, failure, onFile }: ListFilePickerProps) {
  const { t } = useTranslation('console')
  const picker = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<'tooLarge' | 'unreadable' | null>(null)
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    setProblem(null)
    if (chosen.size > consoleLimits.schoolFileBase64) return setProblem('tooLarge')
    const bytes = await bytesOf(chosen)
    if (bytes === null) return setProblem('unreadable')
    const content = base64Of(bytes)
    if (content.length > consoleLimits.schoolFileBase64) setProblem('tooLarge')
    else onFile({ name: chosen.name, content })
  }
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept=".xlsx,.csv,text/csv"
        hidden
        aria-label={label}
        onChange={(event) => {
          void choose(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <Button look={isChosen ? 'line' : 'primary'} icon="file" isBusy={isBusy} onClick={() => picker.current?.click()}>
        {t(isChosen ? 'listFile.another' : 'listFile.choose')}
      </Button>
      <FormAlert>{problem ? t(`listFile.${problem}`) : failure ? sentenceOf(failure) : null}</FormAlert>
    </>
  )
}
