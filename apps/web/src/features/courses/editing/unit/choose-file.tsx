import type { CourseFile } from '@learntrail/contract/courses/courses'
import { useRef, useState } from 'react'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import type { IconName } from '../../../../ui/icon.tsx'
import { acceptedNames } from '../../../files/index.ts'
import { useEditing } from '../editing-context.ts'
import { filmProblem } from '../uploads/course-uploads.ts'

interface ChooseFileProps {
  type: 'video' | 'file'
  label: string
  icon?: IconName
  onSent: (file: CourseFile) => void
}

/** Chooses a film or file for the course. It is announced at once and uploads in the background. */
export function ChooseFile({ type, label, icon, onSent }: ChooseFileProps) {
  const { uploads } = useEditing()
  const picker = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)

  async function take(file: File | undefined) {
    if (file === undefined) return
    const refused = type === 'video' ? filmProblem(file) : null
    setProblem(refused)
    if (refused) return
    setBusy(true)
    try {
      onSent(await uploads.send(file, 'resource'))
    } catch (error) {
      setProblem(error)
    }
    setBusy(false)
  }

  return (
    <div>
      <input
        ref={picker}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        data-testid={`${type}-picker`}
        accept={type === 'video' ? '.mp4,video/mp4' : acceptedNames}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <Button look="soft" icon={icon} isBusy={isBusy} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <FormAlert>{problem ? sentenceOf(problem) : null}</FormAlert>
    </div>
  )
}
