import { cleanFileName } from '@learntrail/contract/characters'
import { fileLimits } from '@learntrail/contract/files/limits'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOfField } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import css from './rename-file-dialog.module.css'

interface RenameFileDialogProps {
  isOpen: boolean
  name: string
  onRename: (name: string) => Promise<void>
  onClose: () => void
}

/** Renames a file; the extension stays, as it tells the file's type. */
export function RenameFileDialog({ isOpen, name, onRename, onClose }: RenameFileDialogProps) {
  const { t } = useTranslation('files')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('rename.title')}>
      <RenameForm name={name} onRename={onRename} onClose={onClose} />
    </Dialog>
  )
}

function RenameForm({ name, onRename, onClose }: Omit<RenameFileDialogProps, 'isOpen'>) {
  const { t } = useTranslation('files')
  const { base, ending } = split(name)
  const [value, setValue] = useState(base)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = cleanFileName(value)
    const mistake = checkText(wanted, { required: true, safe: true, max: fileLimits.name - ending.length })
    setError(mistake)
    if (mistake) return
    setBusy(true)
    try {
      await onRename(wanted + ending)
      onClose()
    } catch (problem) {
      setError(sentenceOfField(problem))
      setBusy(false)
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label={t('rename.label')}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        error={error}
        rightSection={<span>{ending}</span>}
        rightSectionWidth={64}
        autoFocus
      />
      <div className={css.save}>
        <Button type="submit" wide isBusy={isBusy}>
          {t('rename.save')}
        </Button>
      </div>
    </form>
  )
}

function split(name: string) {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? { base: name.slice(0, dot), ending: name.slice(dot) } : { base: name, ending: '' }
}
