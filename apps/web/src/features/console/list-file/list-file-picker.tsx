import { consoleLimits } from '@learntrail/contract/console/limits'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { base64Of } from '../../../api/base64.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'

export interface ListFile {
  name: string
  /** In base64, as JSON carries it. */
  content: string
}

interface ListFilePickerProps {
  /** What the file is. */
  label: string
  /** There is one already. */
  isChosen: boolean
  isBusy: boolean
  /** Why the one that was chosen cannot be used. */
  failure: unknown
  onFile: (file: ListFile) => void
}

/** Takes one list in rows and columns from the device. */
export function ListFilePicker({ label, isChosen, isBusy, failure, onFile }: ListFilePickerProps) {
  const { t } = useTranslation('console')
  const picker = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    const content = base64Of(await chosen.arrayBuffer())
    const isLarge = content.length > consoleLimits.schoolFileBase64
    setTooLarge(isLarge)
    if (!isLarge) onFile({ name: chosen.name, content })
  }
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept=".csv,text/csv"
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
      <FormAlert>{isTooLarge ? t('listFile.tooLarge') : failure ? sentenceOf(failure) : null}</FormAlert>
    </>
  )
}
