import { type ReactNode, useState } from 'react'
import { newId } from '../../../api/new-id.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { DangerDialog } from '../danger/danger-dialog.tsx'
import { type ListFile, ListFilePicker } from './list-file-picker.tsx'

interface BringListProps<Report> {
  texts: {
    /** Name of the kind of file. */
    file: string
    askTitle(name: string): string
    ask: string
    confirm: string
    done: string
  }
  check: {
    data: Report | undefined
    error: unknown
    isPending: boolean
    mutate(file: ListFile): void
    reset(): void
  }
  start(file: ListFile & { clientId: string; reason: string }): Promise<unknown>
  /** False to ask for no reason. */
  isReasoned?: boolean
  /** Renders what surrounds the file picker. */
  frame(picker: ReactNode): ReactNode
  /** Renders a preview of the result. */
  report(report: Report, name: string, onStart: () => void): ReactNode
}

/** Imports a list from the device: first a preview, then the import with a reason. */
export function BringList<Report>({ texts, check, start, isReasoned = true, frame, report }: BringListProps<Report>) {
  const [file, setFile] = useState<(ListFile & { clientId: string }) | null>(null)
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      {frame(
        <ListFilePicker
          label={texts.file}
          isChosen={check.data !== undefined}
          isBusy={check.isPending}
          failure={check.error}
          onFile={(chosen) => {
            setFile({ ...chosen, clientId: newId() })
            check.mutate(chosen)
          }}
        />,
      )}
      {file && check.data ? report(check.data, file.name, () => setAsked(true)) : null}
      {isAsked && file ? (
        <DangerDialog
          title={texts.askTitle(file.name)}
          confirm={texts.confirm}
          isAdding
          isReasoned={isReasoned}
          act={(reason) => start({ ...file, reason })}
          onDone={() => {
            setAsked(false)
            setFile(null)
            check.reset()
            toast(texts.done)
          }}
          onClose={() => setAsked(false)}
        >
          <p>{texts.ask}</p>
        </DangerDialog>
      ) : null}
    </>
  )
}
